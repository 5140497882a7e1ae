import type { Contact } from '@parley/sdk'
import { field_names, textOf } from '../fields.ts'

/** Contacts as rows of a file, column names first. The import accepts it. */
export function tableOf(contacts: readonly Contact[]): string[][] {
  const keys = [...new Set(contacts.flatMap(({ custom_attributes }) => Object.keys(custom_attributes)))]
  const headers = ['id', ...field_names, 'created_at']
  const rows = contacts.map((contact) => [
    contact.id,
    ...field_names.map((name) => textOf(contact, name)),
    contact.created_at,
    ...keys.map((key) => (Object.hasOwn(contact.custom_attributes, key) ? cell(contact.custom_attributes[key]) : '')),
  ])
  return [[...headers, ...keys.map((key) => `custom_attributes.${key}`)], ...rows]
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
