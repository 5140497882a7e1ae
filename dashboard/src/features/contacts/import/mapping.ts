import type { NewContact } from '@parley/sdk'
import { unguarded } from '../../../text/csv.ts'
import type { Dictionary } from '../../../text/dictionary.ts'
import { folded } from '../../../text/folded.ts'
import { apart } from '../../../text/plural.ts'
import { type ContactField, column_names, contactFrom, field_names, type Problem, read } from '../fields.ts'
import type { Row } from './parse.ts'

const others = ['attribute', 'ignore'] as const
/** `attribute:plan` is an existing attribute. `attribute` is a new one, named like its column. */
export type Target = ContactField | 'first_name' | 'last_name' | (typeof others)[number] | `attribute:${string}`

/** Existing attributes, and the types of their values. */
export type Attributes = ReadonlyMap<string, 'string' | 'number' | 'boolean'>

/** The options for a column, in order. */
export const targets: readonly Target[] = [
  ...new Set<Target>(['name', 'first_name', 'last_name', ...field_names, ...others]),
]

export function targetName(target: Target, { contacts: { fields, import_targets } }: Dictionary): string {
  const attribute = attributeIn(target)
  if (attribute !== undefined) return `${import_targets.attribute}: ${apart(attribute)}`
  return target in fields ? fields[target as ContactField].label : import_targets[target as keyof typeof import_targets]
}

/** The mapping of each column, in order. */
export type Mapping = readonly Target[]

/** Columns that aren't fields of a contact, by common names. */
const names = {
  first_name: ['firstname', 'givenname', 'vorname', 'prenom', 'nombredepila', '名'],
  last_name: ['lastname', 'surname', 'familyname', 'nachname', 'nomdefamille', 'apellido', 'apellidos', '姓'],
  // Set by the service: included in exports, useless in imports.
  ignore: ['id', 'contactid', 'createdat'],
}

const plain = (text: string) => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

const byName = new Map<string, Target>([
  ...column_names.map(([field, name]) => [plain(name), field] as const),
  ...(Object.keys(names) as (keyof typeof names)[]).flatMap((target) =>
    names[target].map((name) => [plain(name), target] as const),
  ),
])

/** Guesses what each column is. A field that exists once goes to the first column that matches. */
export function guess(headers: readonly string[], attributes: Iterable<string> = []): Target[] {
  const taken = new Set<Target>()
  const byAttribute = new Map(Array.from(attributes, (name) => [plain(name), `attribute:${name}` as const]))
  return headers.map((header) => {
    const target =
      byName.get(plain(header)) ?? byAttribute.get(plain(keyOf(header))) ?? (header === '' ? 'ignore' : 'attribute')
    if (target === 'attribute' || target === 'ignore') return target
    if (taken.has(target)) return 'attribute'
    taken.add(target)
    return target
  })
}

/** The contact in a row, or what is wrong with it. Empty values are left out. */
export function contactOf(
  { cells }: Row,
  headers: readonly string[],
  mapping: Mapping,
  attributes: Attributes = new Map(),
): { contact: NewContact } | { problem: Problem } {
  const said = (target: Target) => {
    const at = mapping.indexOf(target)
    return at === -1 ? '' : unguarded((cells[at] ?? '').trim())
  }
  const texts = Object.fromEntries(field_names.map((name) => [name, said(name)])) as Record<ContactField, string>
  // If there is no name, the address is used: so it's read first.
  const email = read('email', texts.email)
  if ('problem' in email) return email
  const name = texts.name || `${said('first_name')} ${said('last_name')}`.trim() || texts.email
  const reading = contactFrom({ ...texts, name })
  if ('problem' in reading) return reading
  const custom_attributes = attributesOf(cells, headers, mapping, attributes)
  return { contact: { ...reading.contact, ...(Object.keys(custom_attributes).length > 0 && { custom_attributes }) } }
}

function attributesOf(cells: string[], headers: readonly string[], mapping: Mapping, attributes: Attributes) {
  const entries = mapping.flatMap((target, at) => {
    const value = unguarded((cells[at] ?? '').trim())
    const key = attributeIn(target) ?? (target === 'attribute' ? keyOf(headers[at]!) : undefined)
    return key === undefined || value === '' ? [] : [[key, likeOthers(value, attributes.get(key))] as const]
  })
  return Object.fromEntries(entries)
}

export function attributeIn(target: Target): string | undefined {
  return target.startsWith('attribute:') ? target.slice('attribute:'.length) : undefined
}

/** A number if other contacts have numbers and the text is one, so that comparisons find both. */
function likeOthers(text: string, kind: 'string' | 'number' | 'boolean' | undefined): string | number | boolean {
  if (kind === 'number' && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text)
  if (kind === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  return text
}

/** Our own exports contain `custom_attributes.plan`, which maps to the same attribute. */
export function keyOf(header: string): string {
  return header.replace(/^custom_attributes\./, '')
}
