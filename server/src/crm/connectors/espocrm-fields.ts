import type { Answer, FieldProblem, Fields, RemoteField } from '../connector.ts'
import { at, listAt, textAt } from './response.ts'

/** EspoCRM names one field at a time: in the body and in a header. */
export function explain({ status, headers, json }: Answer): { message: string | null; fields: FieldProblem[] } {
  const reason = headers['x-status-reason'] ?? null
  if (status === 401)
    return { message: "EspoCRM doesn't recognize the API key. Enter the key of an active API user.", fields: [] }
  if (status === 403) {
    const rights = 'Its role must have create, read, edit and stream access to leads.'
    return {
      message: `EspoCRM doesn't allow the API user to do this${reason ? ` (${reason})` : ''}. ${rights}`,
      fields: [],
    }
  }
  const [, told_name, told_type] = reason?.match(/field: (\w+), type: (\w+)/) ?? []
  const name = textAt(json, 'messageTranslation', 'data', 'field') ?? told_name
  const type = textAt(json, 'messageTranslation', 'data', 'type') ?? told_type
  if (name === undefined) return { message: reason, fields: [] }
  const problem = (name === 'phoneNumber' ? phone : problems)[type ?? ''] ?? `isn't valid (${type}).`
  return { message: `EspoCRM rejected ${name}.`, fields: [{ name, problem }] }
}

const problems: Record<string, string> = {
  valid: "doesn't accept this value. Change the mapping's values or the field's options in EspoCRM.",
  required: 'is required. Map a field to it, or add a default value to the mapping.',
  maxLength: "is too long for this field. Increase the field's length in EspoCRM, or remove it from the mapping.",
  emailAddress: "isn't an address that EspoCRM accepts. Correct it in the contact.",
  pattern: "has characters that this field doesn't accept. Change the contact or the field's pattern in EspoCRM.",
  min: 'is too small for this field.',
  max: 'is too large for this field.',
}

/** By default, EspoCRM accepts only phone numbers with a country code. */
const phone: Record<string, string> = {
  valid:
    "isn't a phone number that EspoCRM accepts: it's too short, too long or not international. Correct it in the contact.",
}

/** Fields that were sent but are missing in the response: EspoCRM silently drops unknown and read-only fields. */
export function droppedBy(echo: unknown, fields: Fields): string[] {
  return Object.entries(fields)
    .filter(([name, value]) => plain(at(echo, name)) !== plain(value))
    .map(([name]) => name)
}

/** Ignores what EspoCRM normalizes: surrounding spaces, phone number format and letter case. */
function plain(value: unknown): string {
  const text = String(value ?? '')
    .trim()
    .toLowerCase()
  return /^\+?[\d\s().-]+$/.test(text) ? String(Number(text.replace(/[^\d.]/g, '')) || text.replace(/\D/g, '')) : text
}

/** Versions before 8.2 return all metadata, whatever part is requested. */
export function fieldsFrom(json: unknown): RemoteField[] {
  const definitions = at(json, 'entityDefs', 'Lead', 'fields') ?? json ?? {}
  return Object.entries(definitions).flatMap(([name, definition]) => {
    const type = types[textAt(definition, 'type') ?? '']
    if (type === undefined || at(definition, 'disabled') === true || at(definition, 'utility') === true) return []
    if (at(definition, 'notStorable') === true) return []
    const options = listAt(definition, 'options').filter((word) => typeof word === 'string' && word !== '') as string[]
    return {
      name,
      label: labelOf(name),
      type,
      ...(options.length > 0 && { options: options.map((value) => ({ value, label: value })) }),
      required: at(definition, 'required') === true,
      read_only: at(definition, 'readOnly') === true,
    }
  })
}

const types: Record<string, RemoteField['type']> = {
  varchar: 'text',
  text: 'long_text',
  wysiwyg: 'long_text',
  enum: 'enum',
  int: 'number',
  float: 'number',
  decimal: 'number',
  currency: 'number',
  bool: 'boolean',
  date: 'date',
  datetime: 'date',
  email: 'email',
  phone: 'phone',
  url: 'url',
}

/** `accountName` → `Account name`. Names of custom fields start with c. */
function labelOf(name: string): string {
  const words = name
    .replace(/^c(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
