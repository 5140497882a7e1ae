import { fold } from '../../language/fold.ts'
import { readHere } from '../../language/leads/read.ts'
import type { Grade } from '../../leads/schema.ts'
import { judge, type Verdict } from '../../leads/score.ts'
import { as_built_in, newestFirst, now } from './built-in.ts'

const criteria = ['need', 'budget', 'timeline', 'authority', 'competitor', 'company'] as const
type Name = (typeof criteria)[number]

/** A conversation, and what a salesperson would decide. */
export interface LeadCase {
  id: string
  contact?: { email: string; phone_number: string | null; custom_attributes: object }
  messages: { role: 'customer' | 'agent' | 'assistant'; text: string }[]
  expected: { status: 'qualified' | 'unqualified' | 'unclear'; grade: Grade } & Record<Name, string | null>
}

export interface Judged {
  id: string
  expected: LeadCase['expected']
  verdict: Verdict
  status_right: boolean
  /** Right, or undecided instead of decided, because asking costs less than being wrong. */
  status_acceptable: boolean
  grade_right: boolean
  criteria: Record<Name, 'right' | 'wrong' | 'missed' | 'none'>
  wrong: string[]
}

const someone = { email: 'someone@a-business.example', phone_number: null, custom_attributes: {} }
const statuses = { qualified: 'qualified', unqualified: 'unqualified', insufficient_information: 'unclear' } as const

export async function evaluateLeads(cases: readonly LeadCase[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const one of cases) judged.push(await evaluated(one))
  return judged
}

async function evaluated({ id, contact = someone, messages: exchange, expected }: LeadCase): Promise<Judged> {
  const messages = newestFirst(
    exchange.map(({ role, text }) => ({ kind: role === 'customer' ? 'inbound' : 'outbound', content: text })),
  )
  const facts = { ...contact, custom_attributes: JSON.stringify(contact.custom_attributes) }
  const verdict = judge(
    { contact: facts, messages, extractions: await readHere({ messages, phrases: [] }), as_of: now },
    as_built_in,
  )
  const status = statuses[verdict.status]
  const found = Object.fromEntries(criteria.map((name) => [name, compared(verdict, name, expected[name])]))
  const wrong = criteria
    .filter((name) => found[name] === 'wrong' || found[name] === 'missed')
    .map((name) => `${name}: ${JSON.stringify(evidenceOf(verdict, name))} instead of ${JSON.stringify(expected[name])}`)
  if (status !== expected.status) wrong.unshift(`${status} instead of ${expected.status}`)
  if (verdict.grade !== expected.grade)
    wrong.unshift(`${verdict.grade} (${verdict.score}) instead of ${expected.grade}`)
  return {
    id,
    expected,
    verdict,
    status_right: status === expected.status,
    status_acceptable: status === expected.status || status === 'unclear',
    grade_right: verdict.grade === expected.grade,
    criteria: found as Judged['criteria'],
    wrong,
  }
}

function evidenceOf({ criteria: all }: Verdict, name: Name): string | null {
  const criterion = all.find((one) => one.name === name)
  return criterion?.met === null ? null : (criterion?.evidence ?? null)
}

function compared(verdict: Verdict, name: Name, expected: string | null): Judged['criteria'][Name] {
  const evidence = evidenceOf(verdict, name)
  if (expected === null) return evidence === null ? 'none' : 'wrong'
  if (evidence === null) return 'missed'
  const [one, other] = [fold(evidence), fold(expected)]
  return one.includes(other) || other.includes(one) ? 'right' : 'wrong'
}
