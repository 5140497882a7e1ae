import type { RemoteField } from '../connector.ts'
import { at, listAt, textAt } from './response.ts'

export function fieldsFrom(json: unknown): RemoteField[] {
  return listAt(json, 'results')
    .filter((property) => at(property, 'hidden') !== true)
    .map((property) => ({
      name: textAt(property, 'name') ?? '',
      label: textAt(property, 'label') ?? '',
      type: typeOf(property),
      ...(listAt(property, 'options').length > 0 && { options: listAt(property, 'options').flatMap(optionOf) }),
      required: false,
      read_only: at(property, 'modificationMetadata', 'readOnlyValue') === true || at(property, 'calculated') === true,
    }))
}

function typeOf(property: unknown): RemoteField['type'] {
  const type = textAt(property, 'type')
  if (textAt(property, 'name') === 'email') return 'email'
  if (type === 'string') return textTypes[textAt(property, 'fieldType') ?? ''] ?? 'text'
  return types[type ?? ''] ?? 'other'
}

const textTypes: Record<string, RemoteField['type']> = {
  textarea: 'long_text',
  html: 'long_text',
  phonenumber: 'phone',
}
const types: Record<string, RemoteField['type']> = {
  number: 'number',
  bool: 'boolean',
  date: 'date',
  datetime: 'date',
  enumeration: 'enum',
  phone_number: 'phone',
}

function optionOf(option: unknown): { value: string; label: string }[] {
  const value = textAt(option, 'value')
  return value === null || at(option, 'hidden') === true ? [] : [{ value, label: textAt(option, 'label') ?? value }]
}
