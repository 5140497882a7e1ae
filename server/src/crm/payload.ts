import { hash } from 'node:crypto'
import type { LeadFacts } from '../leads/lead.ts'
import type { Fields, MappedField, Mapping } from './connector.ts'
import { leadValue } from './lead-values.ts'

/** What one lead sends under a mapping. */
export interface Payload {
  fields: Fields
  on_create: Fields
  only_forward: Record<string, string[]>
  /** Fields of the mapping that aren't sent, and why. */
  skipped: { from: string; to: string; reason: string }[]
}

export function payloadOf(mapping: Mapping, facts: LeadFacts): Payload {
  const payload: Payload = { fields: {}, on_create: {}, only_forward: {}, skipped: [] }
  for (const mapped of mapping) place(payload, mapped, facts)
  return payload
}

function place(payload: Payload, mapped: MappedField, facts: LeadFacts): void {
  const { from, to, values, otherwise, only_forward } = mapped
  const ours = leadValue(facts, from)
  const theirs = ours === null || values === undefined ? ours : (values[String(ours)] ?? null)
  if (theirs !== null) {
    payload.fields[to] = theirs
    if (only_forward && values) payload.only_forward[to] = [...new Set(Object.values(values))]
  } else if (ours === null && otherwise !== undefined) payload.on_create[to] = otherwise
  else {
    const reason =
      ours === null
        ? 'The field is empty. Values in the CRM are never cleared.'
        : `The mapping has no value for ${ours}.`
    payload.skipped.push({ from, to, reason })
  }
}

/** A fingerprint of the whole record, so that unchanged data isn't sent again. */
export function payloadHash(
  { fields, only_forward }: Payload,
  notes: { conversation_id: string; text: string }[],
): string {
  return hash(
    'sha256',
    JSON.stringify([sorted(fields), only_forward, notes.map((note) => [note.conversation_id, note.text])]),
  )
}

/** A fingerprint of the fields, and of how often another lead overwrote them, which must trigger a sync. */
export function fieldsHash({ fields, only_forward }: Payload, disturbed: number): string {
  return hash('sha256', JSON.stringify([sorted(fields), only_forward, disturbed]))
}

/** The fields that differ from those last sent. */
export function changedFields(fields: Fields, previous: Fields | null): string[] {
  return Object.keys(fields).filter((name) => previous?.[name] !== fields[name])
}

function sorted(fields: Fields): [string, Fields[string]][] {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
}
