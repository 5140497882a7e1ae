import { untamed } from '../write-csv.ts'
import type { Row } from './parse.ts'

export const targets = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'identifier',
  'attribute',
  'ignore',
] as const
export type Target = (typeof targets)[number]

/** What becomes of each column, in their order. */
export type Mapping = readonly Target[]

// Headers as the programs of this world write them, in the languages of the dashboard.
const names: Partial<Record<Target, readonly string[]>> = {
  email: [
    'email',
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
  first_name: ['firstname', 'givenname', 'vorname', 'prenom', 'nombredepila', '名'],
  last_name: ['lastname', 'surname', 'familyname', 'nachname', 'nomdefamille', 'apellido', 'apellidos', '姓'],
  name: [
    'name',
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
  phone_number: [
    'phone',
    'phonenumber',
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
  identifier: [
    'identifier',
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
  // Made by the service: given back in an export, of no use in an import.
  ignore: ['id', 'contactid', 'createdat'],
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const byName = new Map(
  (Object.entries(names) as [Target, string[]][]).flatMap(([target, all]) => all.map((name) => [plain(name), target])),
)

/** A guess at what each column is. What a contact has once is given to the first that looks like it. */
export function guess(headers: readonly string[]): Target[] {
  const taken = new Set<Target>()
  return headers.map((header) => {
    const target = byName.get(plain(header)) ?? (header === '' ? 'ignore' : 'attribute')
    if (target === 'attribute' || target === 'ignore') return target
    if (taken.has(target)) return 'attribute'
    taken.add(target)
    return target
  })
}

export interface Given {
  name: string
  email: string
  phone_number?: string
  identifier?: string
  custom_attributes?: Record<string, string>
}

export type Fault = 'no_email' | 'bad_email' | 'bad_phone' | 'long_name' | 'long_identifier'

/** The contact that a row tells of, or what is wrong with it. What is empty is not said. */
export function contactOf({ cells }: Row, headers: readonly string[], mapping: Mapping): Given | Fault {
  const said = (target: Target) => {
    const at = mapping.indexOf(target)
    return at === -1 ? '' : untamed((cells[at] ?? '').trim())
  }
  const email = said('email')
  if (email === '') return 'no_email'
  if (!/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) || email.length > 254) return 'bad_email'
  const name = said('name') || `${said('first_name')} ${said('last_name')}`.trim() || email
  if (Array.from(name).length > 255) return 'long_name'
  const phone_number = phoneOf(said('phone_number'))
  if (phone_number === null) return 'bad_phone'
  const identifier = said('identifier')
  if (Array.from(identifier).length > 255) return 'long_identifier'
  const custom_attributes = attributesOf(cells, headers, mapping)
  return {
    name,
    email,
    ...(phone_number !== '' && { phone_number }),
    ...(identifier !== '' && { identifier }),
    ...(Object.keys(custom_attributes).length > 0 && { custom_attributes }),
  }
}

function attributesOf(cells: string[], headers: readonly string[], mapping: Mapping): Record<string, string> {
  const entries = mapping.flatMap((target, at) => {
    const value = untamed((cells[at] ?? '').trim())
    return target === 'attribute' && value !== '' ? [[keyOf(headers[at]!), value] as const] : []
  })
  return Object.fromEntries(entries)
}

/** An export of ours writes `custom_attributes.plan`: the same comes back. */
export function keyOf(header: string): string {
  return header.replace(/^custom_attributes\./, '')
}

/** As E.164, from the ways people write it; empty where nothing is said, null where it is none. */
export function phoneOf(text: string): string | null {
  const digits = text.replaceAll(/[\s().\-/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replace(/^00/, '+')
  return digits === '' || /^\+[1-9][0-9]{1,14}$/.test(digits) ? digits : null
}
