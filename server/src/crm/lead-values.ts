import { isPlaceholder } from '../contacts/placeholder.ts'
import type { LeadFacts } from '../leads/lead.ts'
import type { LeadQualification } from '../leads/schema.ts'
import type { Value } from './connector.ts'

const custom = 'custom_attributes.'

/** A lead's value for one source of a mapping. Null if it's empty. */
export function leadValue(facts: LeadFacts, source: string): Value | null {
  const attributes = JSON.parse(facts.contact.custom_attributes) as Record<string, unknown>
  if (source.startsWith(custom)) return plain(attributes[source.slice(custom.length)])
  const read = readers[source as keyof typeof readers]
  return read ? filled(read(facts, attributes)) : null
}

export function isSource(source: string): boolean {
  return Object.hasOwn(readers, source) || (source.startsWith(custom) && source.length > custom.length)
}

export function emailOf({ contact }: LeadFacts): string | null {
  return isPlaceholder(contact.email) ? null : contact.email
}

type Reader = (facts: LeadFacts, attributes: Record<string, unknown>) => Value | null

const readers = {
  lead_id: ({ lead }) => lead.id,
  contact_id: ({ contact }) => contact.id,
  identifier: ({ contact }) => contact.identifier,
  name: ({ contact }) => contact.name,
  first_name: ({ contact }) => names(contact.name).first,
  last_name: ({ contact }) => names(contact.name).last,
  email: emailOf,
  phone_number: ({ contact }) => contact.phone_number,
  company: (_, attributes) => plain(attributes.company ?? attributes.company_name),
  title: (_, attributes) => plain(attributes.title ?? attributes.job_title),
  status: ({ lead }) => lead.status,
  grade: ({ lead }) => lead.grade,
  score: ({ lead }) => lead.score,
  verification: ({ lead }) => lead.verification,
  score_reasons: ({ qualification }) => (qualification ? reasons(qualification.criteria) : null),
  summary: ({ conversations }) => conversations.find(({ summary }) => summary !== null)?.summary ?? null,
} as const satisfies Record<string, Reader>

/** Takes the last word as the last name: right for most, and used only where a CRM requires two names. */
function names(name: string): { first: string | null; last: string } {
  const words = name.trim().split(/\s+/)
  return words.length === 1
    ? { first: null, last: words[0]! }
    : { first: words.slice(0, -1).join(' '), last: words.at(-1)! }
}

function reasons(criteria: LeadQualification['criteria']): string | null {
  return criteria
    .filter(({ points }) => points !== 0)
    .map(
      ({ name, points, evidence }) => `${points > 0 ? '+' : ''}${points} ${name}${evidence ? `: “${evidence}”` : ''}`,
    )
    .join('\n')
}

function plain(value: unknown): Value | null {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : (value as Value)
}

function filled(value: Value | null): Value | null {
  return typeof value === 'string' && value.trim() === '' ? null : value
}
