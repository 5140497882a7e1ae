import type { Contact, NewContact } from '@parley/sdk'
import { constraints } from '../../api/generated/constraints.ts'
import { lengthBreach, type Matter } from '../../api/matter.ts'
import type { ContactField } from '../../text/contact-fields.ts'
import type { Dictionary } from '../../text/dictionary.ts'
import { hasAddress } from '../../text/names.ts'

export type { ContactField }

interface Form {
  dir: 'ltr'
  input_mode: 'email' | 'tel'
  /** The normalized value. Null if the format is wrong. */
  read: (text: string) => string | null
}

const forms = {
  email: {
    dir: 'ltr',
    input_mode: 'email',
    read: (text) => (/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text) ? text : null),
  },
  phone: { dir: 'ltr', input_mode: 'tel', read: phoneOf },
} satisfies Record<string, Form>

interface Field<Required extends boolean = boolean> {
  is_required: Required
  /** The expected format, if not every text is valid. */
  form?: keyof typeof forms
  /** Whether it belongs to no language and is shown as it is. */
  is_code?: boolean
  /** Names that other software uses for its column, in the dashboard's languages. */
  columns: readonly string[]
}

/** In the order of the pages. */
const fields: { readonly [Name in ContactField]: Field<undefined extends NewContact[Name] ? false : true> } = {
  name: {
    is_required: true,
    columns: [
      'fullname',
      'displayname',
      'contactname',
      'contact',
      'nom',
      'nombre',
      'nombrecompleto',
      '姓名',
      '名称',
      'الاسم',
      'الاسمالكامل',
    ],
  },
  email: {
    is_required: true,
    form: 'email',
    columns: [
      'emailaddress',
      'mail',
      'eMailadresse',
      'courriel',
      'correo',
      'correoelectronico',
      'adresseemail',
      '邮箱',
      '电子邮件',
      '电子邮箱',
      'البريدالإلكتروني',
      'البريد',
    ],
  },
  phone_number: {
    is_required: false,
    form: 'phone',
    columns: [
      'phone',
      'mobile',
      'mobilephone',
      'telephone',
      'tel',
      'telefon',
      'telefonnummer',
      'handy',
      'telefono',
      'movil',
      'portable',
      '电话',
      '手机',
      '电话号码',
      'الهاتف',
      'رقمالهاتف',
    ],
  },
  identifier: {
    is_required: false,
    is_code: true,
    columns: [
      'externalid',
      'userid',
      'customerid',
      'customernumber',
      'kundennummer',
      'identifiant',
      'identificador',
      '标识符',
      'المعرف',
    ],
  },
}

export const field_names = Object.keys(fields) as ContactField[]

const limits = constraints['POST /contacts']!

/** How a field is entered and shown. */
export function fieldOf(name: ContactField) {
  const { form, ...field }: Field = fields[name]
  const { dir, input_mode } = form ? forms[form] : {}
  return { ...field, dir, input_mode, max_length: limits[name]?.maxLength ?? 255 }
}

/** A contact's value as text. Empty if there is none. */
export function textOf(contact: Contact, name: ContactField): string {
  return name === 'email' && !hasAddress(contact) ? '' : (contact[name] ?? '')
}

export interface Problem {
  field: ContactField
  kind: Matter['kind'] | keyof typeof forms
  limit?: number
}

/** The normalized value of an entry, empty if there is none. Or why it's invalid. */
export function read(name: ContactField, typed: string): { value: string } | { problem: Problem } {
  const { form, is_required }: Field = fields[name]
  const text = typed.trim()
  if (text === '' && !is_required) return { value: '' }
  const value = form && text !== '' ? forms[form].read(text) : text
  if (value === null) return { problem: { field: name, kind: form! } }
  const breach = lengthBreach(limits[name] ?? {}, value)
  return breach ? { problem: { field: name, ...breach } } : { value }
}

/** The contact with these values, or the first error. Empty values are left out. */
export function contactFrom(texts: Record<ContactField, string>): { contact: NewContact } | { problem: Problem } {
  const contact: Partial<Record<ContactField, string>> = {}
  for (const name of field_names) {
    const reading = read(name, texts[name])
    if ('problem' in reading) return reading
    if (reading.value !== '') contact[name] = reading.value
  }
  return { contact: contact as NewContact }
}

/** The error that the service would return. */
export function problemWords({ field, kind, limit }: Problem, t: Dictionary): string {
  return t.refusals[kind](t.contacts.fields[field].label, `${limit}`)
}

/** As E.164, from common spellings. Empty if there is none, null if it's invalid. */
export function phoneOf(text: string): string | null {
  const digits = text.replaceAll(/[\s().\-/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replace(/^00/, '+')
  return digits === '' || /^\+[1-9][0-9]{1,14}$/.test(digits) ? digits : null
}

/** Column names of each field, its own name first. */
export const column_names: readonly (readonly [ContactField, string])[] = field_names.flatMap((name) =>
  [name, ...fields[name].columns].map((column) => [name, column] as const),
)
