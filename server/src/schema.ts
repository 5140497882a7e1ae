import { type Static, type TObject, type TOptional, type TProperties, type TSchema, Type } from 'typebox'
import { type IdKind, prefixes } from './ids.ts'

/** Building blocks of the API's schemas: one definition gives validation, types, responses, OpenAPI and the SDK. */

export type { Static, TObject, TSchema }
export { Type }

export function id(kind: IdKind) {
  return Type.String({ pattern: `^${prefixes[kind]}_[0-7][0-9a-hjkmnp-tv-z]{25}$`, examples: [exampleId(kind)] })
}

/** An id from a caller: its format is never validated, because a wrong one simply isn't found. */
export function idGiven(kind: IdKind) {
  return Type.String({ minLength: 1, maxLength: 255, examples: [exampleId(kind)] })
}

export function timestamp(description?: string) {
  return Type.String({ format: 'date-time', description, examples: ['2026-11-20T09:30:00.000Z'] })
}

export function oneOf<const Words extends readonly string[]>(words: Words, options: Record<string, unknown> = {}) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: [...words], ...options })
}

export function constant<const Word extends string>(word: Word) {
  return Type.Unsafe<Word>({ type: 'string', const: word })
}

/** The same, or null. */
export function nullable<T extends TSchema>(schema: T) {
  const { type, enum: words, ...rest } = schema as unknown as { type?: string; enum?: unknown[] }
  if (type === undefined || type === 'object' || type === 'array')
    return Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] })
  return Type.Unsafe<Static<T> | null>({ ...rest, type: [type, 'null'], ...(words && { enum: [...words, null] }) })
}

/** Null for a caller without one of the scopes (`accounts/disclosures.ts`). Inside the service, it's always set. */
export function withheld<T extends TSchema>(schema: T) {
  return Type.Unsafe<Static<T>>(nullable(schema))
}

/** Optional properties. */
export const optional = Type.Optional

/** What a caller sends: unknown properties are rejected. */
export function input<T extends Record<string, TSchema>>(properties: T, options: Record<string, unknown> = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

/** The same properties, all optional. */
export function partial<T extends TProperties>(properties: T): { [Name in keyof T]: TOptional<T[Name]> } {
  return mapped(properties, optional) as { [Name in keyof T]: TOptional<T[Name]> }
}

/** The same properties in responses, without the limits on input. */
export function answered<T extends TProperties>(properties: T): T {
  return mapped(properties, (schema) => {
    const { minLength: _, maxLength: __, pattern: ___, hint: ____, ...rest } = schema as Record<string, unknown>
    return rest as TSchema
  }) as T
}

function mapped(properties: TProperties, change: (schema: TSchema) => TSchema): TProperties {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(schema)]))
}

/** A component of the OpenAPI document, named as in `#/components/schemas`. */
export function define<T extends TSchema>(name: string, schema: T): T {
  return Object.assign(schema, { title: name })
}

export const customAttributes = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  maxProperties: 100,
  description:
    'Your own data: up to 100 keys of 1 to 255 characters. Values can be any JSON, nested up to 8 levels deep, 16 KiB in total.',
  examples: [{ plan: 'pro', seats: 12 }],
})

export function listOf<T extends TSchema>(item: T, name: string) {
  return define(
    name,
    Type.Object({
      object: constant('list'),
      data: Type.Array(item),
      has_more: Type.Boolean({ description: 'Whether there are more pages.' }),
      next_cursor: nullable(
        Type.String({ description: 'Pass this as `cursor` to get the next page. Null on the last page.' }),
      ),
    }),
  )
}

/** The response after deleting an object. */
export function deletedOf<const Kind extends IdKind>(kind: Kind, name: string) {
  return define(
    name,
    Type.Object({
      object: constant(kind),
      id: id(kind),
      deleted: Type.Unsafe<true>({ type: 'boolean', const: true }),
    }),
  )
}

function exampleId(kind: IdKind): string {
  return `${prefixes[kind]}_01h455vb4pex5vsknk084sn02q`
}
