import type { Answer, Crm, FieldProblem, Fields, RemoteField, Value } from '../connector.ts'
import { at, cut, listAt, textAt } from './response.ts'

// Lists in Pipedrive, single values here, so the names are singular.
const lists: Record<string, string> = { email: 'emails', phone: 'phones' }
const longest_varchar = 255

/** The body of a call. Other email addresses and numbers of the person stay. */
export async function bodyOf(crm: Crm, fields: Fields, person: unknown): Promise<Record<string, unknown>> {
  const own = Object.entries(fields).filter(([name]) => name === 'name' || lists[name] !== undefined)
  const custom = Object.entries(fields).filter(([name]) => name !== 'name' && lists[name] === undefined)
  const types = custom.some(([, value]) => needsType(value)) ? await typesOf(crm) : {}
  return {
    ...Object.fromEntries(own.map(([name, value]) => part(name, String(value), person))),
    ...(custom.length > 0 && {
      custom_fields: Object.fromEntries(custom.map(([name, value]) => [name, fitting(value, types[name])])),
    }),
  }
}

function part(name: string, value: string, person: unknown): [string, unknown] {
  const list = lists[name]
  if (list === undefined) return [name, cut(value, longest_varchar)]
  const same = (one: unknown) => textAt(one, 'value')?.toLowerCase() === value.toLowerCase()
  const its = listAt(person, list)
  const others = its.filter((one) => !same(one)).map((one) => ({ ...(one as object), primary: false }))
  const label = textAt(its.find(same), 'label') ?? 'work'
  return [list, [{ value, primary: true, label }, ...others]]
}

/** Fields as mappings name and write them. */
export function currentOf(person: unknown): Record<string, unknown> {
  const custom = Object.entries(at(person, 'custom_fields') ?? {})
  return { ...(person as object), ...Object.fromEntries(custom.map(([key, value]) => [key, at(value, 'id') ?? value])) }
}

/** Options are identified by number, and length limits depend on the field. */
function needsType(value: Value): boolean {
  return typeof value === 'string' && (/^\d+$/.test(value) || value.length > longest_varchar)
}

function fitting(value: Value, type: string | undefined): unknown {
  if (typeof value !== 'string') return value
  if ((type === 'enum' || type === 'double' || type === 'int') && /^\d+$/.test(value)) return Number(value)
  return type?.startsWith('varchar') ? cut(value, longest_varchar) : value
}

async function typesOf(crm: Crm): Promise<Record<string, string | undefined>> {
  const { json } = await crm.request({ method: 'GET', path: '/api/v2/personFields', query: { limit: '500' } })
  return Object.fromEntries(
    listAt(json, 'data').map((field) => [textAt(field, 'field_code') ?? '', textAt(field, 'field_type') ?? undefined]),
  )
}

export function fieldsFrom(json: unknown): RemoteField[] {
  return listAt(json, 'data').flatMap((field) => {
    const code = textAt(field, 'field_code') ?? ''
    const name = Object.keys(lists).find((one) => lists[one] === code) ?? code
    const options = listAt(field, 'options').flatMap((option) => {
      const value = textAt(option, 'id')
      return value === null ? [] : [{ value, label: textAt(option, 'label') ?? value }]
    })
    const type = name === 'email' || name === 'phone' ? name : (types[textAt(field, 'field_type') ?? ''] ?? 'other')
    const writable = name === 'name' || lists[name] !== undefined || at(field, 'is_custom_field') === true
    return {
      name,
      label: textAt(field, 'field_name') ?? name,
      type,
      ...(options.length > 0 && { options }),
      required: name === 'name',
      read_only: !writable,
    }
  })
}

const types: Record<string, RemoteField['type']> = {
  varchar: 'text',
  varchar_auto: 'text',
  text: 'long_text',
  double: 'number',
  int: 'number',
  monetary: 'number',
  date: 'date',
  enum: 'enum',
  phone: 'phone',
  boolean: 'boolean',
}

/** Parsed from text that starts with the field's path: `Validation failed: custom_fields.<key>: …`. */
export function explain({ status, json }: Answer): { message: string | null; fields: FieldProblem[] } {
  const error = textAt(json, 'error')
  if (status === 401)
    return { message: "Pipedrive doesn't recognize the API token. Enter the token of an active user.", fields: [] }
  if (status === 403)
    return { message: `Pipedrive doesn't allow this user to do that${error ? `: ${error}` : '.'}`, fields: [] }
  const [, place, words] = error?.match(/\b(custom_fields\.\w+|name|emails|phones|label_ids)\b[^:]*:\s*(.+)/) ?? []
  if (status !== 400 || place === undefined) return { message: error, fields: [] }
  const bare = place.replace('custom_fields.', '')
  const name = Object.keys(lists).find((one) => lists[one] === bare) ?? bare
  return {
    message: `Pipedrive rejected ${name}.`,
    fields: [{ name, problem: `${words}. Correct the mapping or the field in Pipedrive.` }],
  }
}
