import { readHere } from '../../language/leads/read.ts'
import { judge } from '../../leads/score.ts'
import { as_built_in, newestFirst, now } from './built-in.ts'
import type { Written } from './written.ts'

/** Criteria that are met only if a case says so. */
const known_differences = new Set<string>([
  ...['need', 'budget', 'timeline', 'seats', 'competitor'],
  ...['support_question', 'job_seeker', 'vendor', 'student', 'opt_out', 'refusal', 'abuse'],
])

/** Criteria for which a text in `never` must not be evidence. */
const wishes = new Set(['need', 'budget', 'timeline', 'seats', 'competitor', 'authority'])

/** Where the result differs from the salesperson's. */
export async function disagreements(one: Written): Promise<string[]> {
  const messages = newestFirst(
    one.turns.map(({ by_customer, content }) => ({ kind: by_customer ? 'inbound' : 'outbound', content })),
  )
  const extractions = await readHere({ messages, phrases: [] })
  const verdict = judge({ contact: one.contact, messages, extractions, as_of: now }, as_built_in)
  const wrong: string[] = []
  const is = `${verdict.status} ${verdict.grade}`
  if (is !== `${one.status} ${one.grade}`) wrong.push(`${is} (${verdict.score}) instead of ${one.status} ${one.grade}`)
  for (const criterion of verdict.criteria) {
    const { name, met, value, evidence } = criterion
    const wanted = one.criteria.find((other) => other.name === name)
    const says = `${name} is ${met} ${value ?? ''} by ${JSON.stringify(evidence)}`
    if (wanted ? met !== wanted.met : met === true && known_differences.has(name)) wrong.push(says)
    else if (wanted?.value && value !== wanted.value) wrong.push(`${says} instead of ${wanted.value}`)
    else if (wanted?.quote && !evidence?.includes(wanted.quote)) wrong.push(`${says} instead of ${wanted.quote}`)
    for (const text of one.never)
      if (met === true && wishes.has(name) && evidence?.includes(text)) wrong.push(`${says} stands on ${text}`)
  }
  return wrong
}
