import type { Answer, FieldProblem, Fields, RemoteField } from '../connector.ts'
import { at, listAt, textAt } from './response.ts'

/** Composite fields have a name for each part: `emails.primaryEmail`. */
export function bodyOf(fields: Fields): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const [first, part] = name.split('.')
    body[first!] = part === undefined ? value : { ...(body[first!] as object), [part]: value }
  }
  return body
}

export function currentOf(person: unknown, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, at(person, ...name.split('.'))]))
}

/** Parsed from text: the quoted word after “field” is the field. */
export function explain({ status, json }: Answer): { message: string | null; fields: FieldProblem[] } {
  const message = textAt(json, 'messages', 0) ?? textAt(json, 'message')
  if (status === 401) return { message: "Twenty doesn't recognize the API key. Enter a valid one.", fields: [] }
  if (status === 403) {
    const rights = 'Its role must be able to see and edit people and notes.'
    return { message: `Twenty doesn't allow the API key to do this (${message ?? 'forbidden'}). ${rights}`, fields: [] }
  }
  const unknown = message?.match(/doesn't have any "([\w.]+)" field/)?.[1]
  const name = unknown ?? message?.match(/field "(\w+)"/)?.[1] ?? message?.match(/"person_(\w+)_enum"/)?.[1]
  if (message && name === undefined && /phone number/i.test(message))
    return problem(
      'phones.primaryPhoneNumber',
      `isn't a number that Twenty accepts (${message}). Correct it in the contact.`,
    )
  if (unknown !== undefined)
    return problem(unknown, "doesn't exist in Twenty. Add the field there, or remove it from the mapping.")
  if (name === 'emails')
    return problem('emails.primaryEmail', "isn't an address that Twenty accepts. Correct it in the contact.")
  if (name !== undefined) return problem(name, `doesn't accept this value (${message}). Change the mapping's values.`)
  return { message, fields: [] }
}

function problem(name: string, words: string): { message: string; fields: FieldProblem[] } {
  return { message: `Twenty rejected ${name}.`, fields: [{ name, problem: words }] }
}

export function isDuplicate({ status, json }: Answer): boolean {
  return (status === 400 || status === 409) && /duplicate|unique/i.test(textAt(json, 'messages', 0) ?? '')
}

/** The object list is nested under its name, or flat in later versions. */
export function fieldsFrom(json: unknown): RemoteField[] {
  const objects = [...listAt(json, 'data', 'objects'), ...listAt(json, 'data')]
  const person = objects.find((object) => textAt(object, 'nameSingular') === 'person')
  return listAt(person, 'fields').flatMap((field) => {
    const is = (name: string) => at(field, name) === true
    if (is('isSystem') || at(field, 'isActive') === false) return []
    const name = textAt(field, 'name') ?? ''
    const label = textAt(field, 'label') ?? name
    const kind = textAt(field, 'type') ?? ''
    const rights = { required: false, read_only: is('isUIReadOnly') || automatic.includes(name) }
    const parts = composite[kind]
    if (parts)
      return parts.map(({ part, type, also }) => ({ name: `${name}.${part}`, label: label + also, type, ...rights }))
    const type = types[kind]
    if (type === undefined) return []
    const options = listAt(field, 'options').flatMap((option) => {
      const value = textAt(option, 'value')
      return value === null ? [] : [{ value, label: textAt(option, 'label') ?? value }]
    })
    return [{ name, label, type, ...(options.length > 0 && { options }), ...rights }]
  })
}

const automatic = ['createdAt', 'updatedAt', 'deletedAt']

const composite: Record<string, { part: string; type: RemoteField['type']; also: string }[]> = {
  FULL_NAME: [
    { part: 'firstName', type: 'text', also: ': first name' },
    { part: 'lastName', type: 'text', also: ': last name' },
  ],
  EMAILS: [{ part: 'primaryEmail', type: 'email', also: '' }],
  PHONES: [{ part: 'primaryPhoneNumber', type: 'phone', also: '' }],
  LINKS: [{ part: 'primaryLinkUrl', type: 'url', also: '' }],
}

const types: Record<string, RemoteField['type']> = {
  TEXT: 'text',
  NUMBER: 'number',
  NUMERIC: 'number',
  BOOLEAN: 'boolean',
  DATE: 'date',
  DATE_TIME: 'date',
  SELECT: 'enum',
  RATING: 'enum',
}
