import { Ajv2020 } from 'ajv/dist/2020.js'
import { safeName } from '../../server/src/files/name.ts'
import type { JsonSchema } from '../../server/src/http/openapi/document.ts'
import type { NastyText } from '../../server/src/testing/nasty-text.ts'
import { type Operation, operations } from './operations.ts'
import { sink_url } from './world.ts'

/** A place in a request body that takes free text. */
export interface TextField {
  operation: Operation
  name: string
  kind: 'text' | 'email' | 'url' | 'id' | 'entry' | 'value' | 'key'
  schema: JsonSchema
}

/** Fields that no response contains: a secret, what only the audit log names, and what a contact is called that is made along the way. */
const unreturned = new Set(['api_key', 'import_id', 'customer_name'])

/** Names of a known list, no free text. */
const listed = new Set(['time_zone'])

/** Operations that don't store their input, so it can't come back. */
const forgetful = new Set([
  'suggestForConversation',
  'searchKnowledge',
  'previewReply',
  'previewHours',
  'readHolidays',
  'getEmailJournalHeaders',
  'completeEmailConsent',
])

export const textFields: TextField[] = operations
  .filter(({ name }) => !forgetful.has(name))
  .flatMap((operation) =>
    Object.entries(operation.body?.properties ?? {}).flatMap(([name, schema]) =>
      kindsOf(name, schema).map((kind) => ({
        operation,
        name,
        kind,
        schema: kind === 'entry' ? schema.items! : schema,
      })),
    ),
  )

function kindsOf(name: string, schema: JsonSchema): TextField['kind'][] {
  if (unreturned.has(name) || listed.has(name)) return []
  const types = [schema.type].flat()
  if (types.includes('object') && schema.additionalProperties === true) return ['value', 'key']
  if (types.includes('array') && schema.items?.type === 'string') return ['entry']
  if (!types.includes('string') || schema.enum || schema.format) return []
  if (String(schema.examples?.[0]).startsWith('svc')) return ['id']
  if (name === 'url' || name === 'base_url') return ['url']
  return [name === 'email' ? name : 'text']
}

/** The field's value in the body for this text. */
export function put({ kind, operation }: TextField, text: string): unknown {
  if (kind === 'email') return addressed(operation, text)
  if (kind === 'url') return sink_url + text
  if (kind === 'entry') return [text]
  if (kind === 'value') return { kept: text }
  return kind === 'key' ? { [text]: 1 } : text
}

function addressed({ name }: Operation, text: string): string {
  return `${text}@${name}.example.com`
}

/** What the response must contain, as a value or a name. */
export function expected({ kind, operation }: TextField, text: string): string {
  // A file is saved and downloaded under its name.
  if (operation.name === 'createFile') return safeName(text)
  if (kind === 'email') return addressed(operation, text).toLowerCase()
  return kind === 'url' ? sink_url + text : text
}

const ajv = new Ajv2020({ strict: false })
const validators = new Map<JsonSchema, (value: unknown) => boolean>()
const max_map_bytes = 16 * 1024

/** Whether the OpenAPI document allows this text here. */
export function isTaken(field: TextField, { text, expect }: NastyText): boolean {
  if (expect === 'refuse' || field.kind === 'id' || field.kind === 'url') return false
  const value = put(field, text)
  if (field.kind === 'value') return Buffer.byteLength(JSON.stringify(value)) <= max_map_bytes
  if (field.kind === 'key') return text !== '__proto__' && text.length > 0 && Array.from(text).length <= 255
  let valid = validators.get(field.schema)
  if (!valid) {
    valid = ajv.compile(field.schema)
    validators.set(field.schema, valid)
  }
  return valid(field.kind === 'entry' ? text : value)
}

/** Whether a response contains a text, as a value or a name. */
export function holds(answer: unknown, text: string): boolean {
  if (typeof answer === 'string') return answer === text
  if (typeof answer !== 'object' || answer === null) return false
  return Object.entries(answer).some(([name, value]) => name === text || holds(value, text))
}
