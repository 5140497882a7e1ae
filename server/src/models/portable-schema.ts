import type { TObject } from '../schema.ts'

export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  description?: string
  additionalProperties?: unknown
}

/**
 * A schema that every server with structured output accepts: without limits and patterns (checked here afterward), optional
 * fields or additional properties. Optional fields become nullable.
 */
export function portable(schema: TObject | JsonSchema): JsonSchema {
  const { type, properties, items, anyOf, description, ...rest } = schema as JsonSchema
  const words = rest.enum ?? (rest.const === undefined ? undefined : [rest.const])
  return {
    ...(type !== undefined && { type }),
    ...(description !== undefined && { description }),
    ...(words && { enum: words }),
    ...(anyOf && { anyOf: anyOf.map(portable) }),
    ...(items && { items: portable(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          isOptional(schema as JsonSchema, name) && !takesNull(property)
            ? orNull(portable(property))
            : portable(property),
        ]),
      ),
      required: Object.keys(properties),
      additionalProperties: false,
    }),
  }
}

/** Converts an answer back to the original schema: drops extra fields, and nulls for optional ones. */
export function fitted(schema: TObject | JsonSchema, value: unknown): unknown {
  const { properties, items, anyOf } = schema as JsonSchema
  const choices = anyOf?.filter(({ type }) => type !== 'null') ?? []
  if (choices.length === 1) return fitted(choices[0]!, value)
  if (items && Array.isArray(value)) return value.map((one) => fitted(items, one))
  if (!properties || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const object = value as Record<string, unknown>
  const entries = Object.entries(properties).filter(
    ([name, property]) =>
      Object.hasOwn(object, name) &&
      (object[name] !== null || !isOptional(schema as JsonSchema, name) || takesNull(property)),
  )
  return Object.fromEntries(entries.map(([name, property]) => [name, fitted(property, object[name])]))
}

function isOptional({ required = [] }: JsonSchema, name: string): boolean {
  return !required.includes(name)
}

function takesNull({ type, anyOf }: JsonSchema): boolean {
  return [type].flat().includes('null') || (anyOf?.some(takesNull) ?? false)
}

function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] }
}
