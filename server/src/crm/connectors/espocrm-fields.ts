import type { Answer, FieldProblem, Fields, RemoteField } from '../connector.ts'
import { at, listAt, textAt } from './reading.ts'

/** EspoCRM names one field at a time: in the body, and in a header. */
export function explain({ status, headers, json }: Answer): { message: string | null; fields: FieldProblem[] } {
  const reason = headers['x-status-reason'] ?? null
  if (status === 401)
    return { message: 'EspoCRM does not know the API key. Enter that of an active API user.', fields: [] }
  if (status === 403) {
    const rights = 'Its role needs create, read, edit and stream for Lead.'
    return {
      message: `EspoCRM does not let the API user do this${reason ? ` (${reason})` : ''}. ${rights}`,
      fields: [],
    }
  }
  const [, told_name, told_type] = reason?.match(/field: (\w+), type: (\w+)/) ?? []
  const name = textAt(json, 'messageTranslation', 'data', 'field') ?? told_name
  const type = textAt(json, 'messageTranslation', 'data', 'type') ?? told_type
  if (name === undefined) return { message: reason, fields: [] }
  const problem = (name === 'phoneNumber' ? phone : problems)[type ?? ''] ?? `does not fit (${type}).`
  return { message: `EspoCRM did not take ${name}.`, fields: [{ name, problem }] }
}

const problems: Record<string, string> = {
  valid: "does not take this value. Change the mapping's values, or the field's options in EspoCRM.",
  required: 'must be filled. Map something to it, or give the mapping a value for when it is empty.',
  maxLength: 'is too long for this field. Make the field longer in EspoCRM, or take it out of the mapping.',
  emailAddress: 'is no address that EspoCRM takes. Correct it on the contact.',
  pattern: 'has characters that this field does not take. Change the contact, or the pattern of the field in EspoCRM.',
  min: 'is too small for this field.',
  max: 'is too large for this field.',
}

/** Unless its administrator switches it off, EspoCRM takes numbers that can be dialled from abroad, and no others. */
const phone: Record<string, string> = {
  valid:
    'is no telephone number that EspoCRM takes: too short, too long, or not international. Correct it on the contact.',
}

/** What was sent and does not stand in the answer: EspoCRM drops what it does not know or lets nobody write, and says yes. */
export function droppedBy(echo: unknown, sent: Fields): string[] {
  return Object.entries(sent)
    .filter(([name, value]) => plain(at(echo, name)) !== plain(value))
    .map(([name]) => name)
}

/** Without what EspoCRM changes for looks: spaces at the ends, the writing of a phone number, the case of letters. */
function plain(value: unknown): string {
  const text = String(value ?? '')
    .trim()
    .toLowerCase()
  return /^\+?[\d\s().-]+$/.test(text) ? String(Number(text.replace(/[^\d.]/g, '')) || text.replace(/\D/g, '')) : text
}

/** Versions before 8.2 tell all their metadata, whatever part is asked for. */
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

/** `accountName` → `Account name`; a name made in the administration begins with c. */
function labelOf(name: string): string {
  const words = name
    .replace(/^c(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
