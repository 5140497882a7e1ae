import { type ContactRow, fields } from '../contacts/contacts.ts'
import { storableAttributes } from '../contacts/custom-attributes.ts'
import { isPlaceholder } from '../contacts/placeholder.ts'
import { ApiError, conflict } from '../errors.ts'
import type { LostValue } from './schema.ts'

/** The contact that stays, with its empty fields filled from the other. */
export function combine(into: ContactRow, from: ContactRow): ContactRow {
  const [own, others] = [attributesOf(into), attributesOf(from)]
  const missing = Object.entries(others).filter(([key]) => !Object.hasOwn(own, key))
  return {
    ...into,
    ...Object.fromEntries(fields.map((field) => [field, into[field] ?? from[field]])),
    email: isPlaceholder(into.email) ? from.email : into.email,
    custom_attributes: missing.length === 0 ? into.custom_attributes : together(own, missing),
  }
}

function together(own: Record<string, unknown>, missing: [string, unknown][]): string {
  try {
    return storableAttributes({ ...own, ...Object.fromEntries(missing) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw conflict(
      'contacts_not_mergeable',
      'Together, the `custom_attributes` of both contacts exceed what one contact can have. Remove some first.',
    )
  }
}

/** Values of the other that are lost. */
export function lostOf(after: ContactRow, from: ContactRow): LostValue[] {
  const values = fields
    .filter((field) => from[field] !== null && from[field] !== after[field])
    .filter((field) => field !== 'email' || !isPlaceholder(from.email))
    .map((field) => ({ field, value: from[field] as unknown }))
  const own = attributesOf(after)
  const attributes = Object.entries(attributesOf(from))
    .filter(([key, value]) => JSON.stringify(own[key]) !== JSON.stringify(value))
    .map(([key, value]) => ({ field: `custom_attributes.${key}`, value }))
  return [...values, ...attributes]
}

function attributesOf({ custom_attributes }: ContactRow): Record<string, unknown> {
  return JSON.parse(custom_attributes)
}
