import type { ContactRow } from '../contacts/contacts.ts'
import type { Extraction } from '../language/leads/extract.ts'
import { companyOf, titleOf } from './attributes.ts'
import { by_name, type Part, signalOf } from './default-rules.ts'
import { gradeOf } from './grade.ts'
import { type Address, kindOf } from './mail-domains.ts'
import type { Criterion, Grade, QualificationStatus, Reason } from './schema.ts'

/** A rule as it applies, with the environment's changes. */
export interface Rule {
  name: string
  part: Part
  points: number
  enabled: boolean
  words: readonly string[]
}

/** What is known at the time of assessment. */
export interface Known {
  contact: Pick<ContactRow, 'email' | 'phone_number' | 'custom_attributes'>
  /** The contact's own messages, newest first. */
  messages: readonly { id: string; created_at: string }[]
  extractions: readonly Extraction[]
  as_of: number
}

export interface Verdict {
  status: QualificationStatus
  reason: Reason | null
  score: number
  grade: Grade
  fit: number
  intent: number
  criteria: Criterion[]
}

const half_life_ms = 14 * 86_400_000
const max_of_a_part = 50
const qualified_from = 40
const engaged_from = 3

/** Assesses a contact by the rules alone, so that equal input gives an equal result. */
export function judge(known: Known, rules: readonly Rule[]): Verdict {
  const written = new Map(known.messages.map(({ id, created_at }) => [id, Date.parse(created_at)]))
  const matches = rules.filter(({ enabled }) => enabled).map((rule) => criterion(rule, known, written))
  const criteria = withoutWhatWasTakenBack(matches, known.messages)
  const { fit, intent } = totals(rules, criteria)
  const score = fit + intent
  const reachable = hasAddress(kindOf(known.contact.email)) || known.contact.phone_number !== null
  const { status, reason } = statusOf(criteria, score >= qualified_from && reachable)
  return { status, reason, score, grade: gradeOf(score), fit, intent, criteria }
}

function hasAddress(kind: Address): boolean {
  return kind === 'business' || kind === 'free'
}

type Finding = Omit<Criterion, 'name' | 'points'>

const unknown: Finding = { met: null, value: null, evidence: null, message_id: null }

function criterion(rule: Rule, known: Known, written: ReadonlyMap<string, number>): Criterion {
  const { messages, as_of } = known
  const finding = find(rule, known)
  // Data about the contact doesn't age. Statements and activity do.
  const message_id = finding.message_id ?? (rule.part === 'intent' ? messages[0]?.id : undefined)
  const age =
    rule.part === 'intent' && message_id !== undefined ? Math.max(0, as_of - (written.get(message_id) ?? as_of)) : 0
  const points = finding.met === true ? Math.round(rule.points * 0.5 ** (age / half_life_ms)) : 0
  // People don't want to see minus zero.
  return { name: rule.name, ...finding, points: points || 0 }
}

function find({ name }: Rule, { contact, messages, extractions }: Known): Finding {
  const address = kindOf(contact.email)
  const plain = (met: boolean | null, value: string | null = null): Finding => ({ ...unknown, met, value })
  if (name === 'business_email') return plain(address === 'none' ? null : address === 'business')
  if (name === 'disposable_email') return plain(address === 'none' ? null : address === 'disposable')
  if (name === 'phone') return plain(contact.phone_number === null ? null : true)
  if (name === 'engagement') return plain(messages.length >= engaged_from)
  // The latest statement counts: extractions are newest first.
  const signal = signalOf(name)
  const extraction = extractions.find((one) => one.signal === signal)
  if (extraction)
    return {
      met: extraction.met,
      value: extraction.value,
      evidence: extraction.quote,
      message_id: extraction.message_id,
    }
  const attribute = name === 'company' ? companyOf(contact) : name === 'authority' ? titleOf(contact) : null
  return attribute === null ? unknown : plain(true, attribute)
}

/** Each part is from 0 to 50. A negative part reduces the other. */
function totals(rules: readonly Rule[], criteria: Criterion[]): { fit: number; intent: number } {
  const parts = new Map(rules.map(({ name, part }) => [name, part]))
  const sum = (part: Part) =>
    criteria.filter(({ name }) => parts.get(name) === part).reduce((all, { points }) => all + points, 0)
  const [fit, intent] = [Math.min(sum('fit'), max_of_a_part), Math.min(sum('intent'), max_of_a_part)]
  return { fit: Math.max(0, fit + Math.min(0, intent)), intent: Math.max(0, intent + Math.min(0, fit)) }
}

const taken_back: readonly Reason[] = ['opt_out', 'abuse', 'refusal']
const who_they_are: readonly Reason[] = ['job_seeker', 'vendor', 'student']

/** A later price request overrides an earlier opt-out. */
function withoutWhatWasTakenBack(criteria: Criterion[], messages: Known['messages']): Criterion[] {
  const need = criteria.find(({ name, met }) => name === 'need' && met === true)
  if (!need) return criteria
  const place = ({ message_id }: Criterion) => messages.findIndex(({ id }) => id === message_id)
  const is_back = (one: Criterion) => (taken_back as readonly string[]).includes(one.name) && place(need) < place(one)
  return criteria.map((one) => (one.met === true && is_back(one) ? { ...one, met: false, points: 0 } : one))
}

/** Only statements make someone unqualified. A missing answer never does. */
function statusOf(criteria: Criterion[], is_good: boolean): Pick<Verdict, 'status' | 'reason'> {
  const of = new Map(criteria.map((one) => [one.name, one]))
  const met = (name: string) => of.get(name)?.met === true
  const against = [...taken_back, ...who_they_are].find(met)
  if (against) return { status: 'unqualified', reason: against }
  if (is_good && (met('need') || !of.has('need'))) return { status: 'qualified', reason: null }
  if (of.get('budget')?.met === false) return { status: 'unqualified', reason: 'no_budget' }
  if (met('support_question') && !met('need')) return { status: 'unqualified', reason: 'support_question' }
  return { status: 'insufficient_information', reason: null }
}

/** Rules in the order of criteria: built-in ones first. */
export function inOrder<Named extends { name: string }>(rules: Named[]): Named[] {
  const order = [...by_name.keys()]
  const place = ({ name }: Named) => (by_name.has(name) ? order.indexOf(name) : order.length)
  return rules.toSorted((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1))
}
