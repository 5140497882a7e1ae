import type { NewContact } from '@parley/sdk'
import { unguarded } from '../../../text/csv.ts'
import type { Dictionary } from '../../../text/dictionary.ts'
import { folded } from '../../../text/folded.ts'
import { type ContactField, column_names, contactFrom, field_names, type Problem, read } from '../fields.ts'
import type { Row } from './parse.ts'

const others = ['attribute', 'ignore'] as const
export type Target = ContactField | 'first_name' | 'last_name' | (typeof others)[number]

/** What a column may be, in the order they are offered. */
export const targets: readonly Target[] = [
  ...new Set<Target>(['name', 'first_name', 'last_name', ...field_names, ...others]),
]

export function targetName(target: Target, { contacts: { fields, import_targets } }: Dictionary): string {
  return target in fields ? fields[target as ContactField].label : import_targets[target as keyof typeof import_targets]
}

/** What becomes of each column, in their order. */
export type Mapping = readonly Target[]

/** Columns that are not fields of a contact, as programs call them. */
const names = {
  first_name: ['firstname', 'givenname', 'vorname', 'prenom', 'nombredepila', '名'],
  last_name: ['lastname', 'surname', 'familyname', 'nachname', 'nomdefamille', 'apellido', 'apellidos', '姓'],
  // Made by the service: given back in an export, of no use in an import.
  ignore: ['id', 'contactid', 'createdat'],
}

const plain = (text: string) => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

const byName = new Map<string, Target>([
  ...column_names.map(([field, name]) => [plain(name), field] as const),
  ...(Object.keys(names) as (keyof typeof names)[]).flatMap((target) =>
    names[target].map((name) => [plain(name), target] as const),
  ),
])

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

/** The contact that a row tells of, or what is wrong with it. What is empty is not said. */
export function contactOf(
  { cells }: Row,
  headers: readonly string[],
  mapping: Mapping,
): { contact: NewContact } | { problem: Problem } {
  const said = (target: Target) => {
    const at = mapping.indexOf(target)
    return at === -1 ? '' : unguarded((cells[at] ?? '').trim())
  }
  const texts = Object.fromEntries(field_names.map((name) => [name, said(name)])) as Record<ContactField, string>
  // Where nothing names a person, the address does: so it is looked at first.
  const email = read('email', texts.email)
  if ('problem' in email) return email
  const name = texts.name || `${said('first_name')} ${said('last_name')}`.trim() || texts.email
  const reading = contactFrom({ ...texts, name })
  if ('problem' in reading) return reading
  const custom_attributes = attributesOf(cells, headers, mapping)
  return { contact: { ...reading.contact, ...(Object.keys(custom_attributes).length > 0 && { custom_attributes }) } }
}

function attributesOf(cells: string[], headers: readonly string[], mapping: Mapping): Record<string, string> {
  const entries = mapping.flatMap((target, at) => {
    const value = unguarded((cells[at] ?? '').trim())
    return target === 'attribute' && value !== '' ? [[keyOf(headers[at]!), value] as const] : []
  })
  return Object.fromEntries(entries)
}

/** An export of ours writes `custom_attributes.plan`: the same comes back. */
export function keyOf(header: string): string {
  return header.replace(/^custom_attributes\./, '')
}
