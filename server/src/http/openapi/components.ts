import type { ErrorCode } from '../../errors.ts'
import type { TSchema } from '../../schema.ts'
import type { Example, JsonSchema, Ref } from './document.ts'
import { errorBodyWith, errorExample } from './errors.ts'
import { exampleOf } from './examples.ts'

/** Internal: validation messages for people. */
const private_keywords = new Set(['hint'])

/** Kinds of object whose id the specification defines. */
const ids_specified = new Set(['contact', 'conversation', 'message', 'webhook_endpoint'])

/** Collects the named schemas that a document refers to, with an example of each. */
export function components(codes: readonly ErrorCode[]) {
  const schemas: Record<string, JsonSchema> = {}
  const examples: Record<string, Example> = {}
  const error_body = errorBodyWith(codes)

  /** A schema as shown in the document: named ones are defined once and referred to. */
  function publicSchema(schema: TSchema | JsonSchema): JsonSchema {
    const { title } = schema as JsonSchema
    if (title === undefined) return copy(schema as JsonSchema)
    const component = withOrigins(copy(schema as JsonSchema))
    if (schemas[title] && JSON.stringify(schemas[title]) !== JSON.stringify(component))
      throw new Error(`Two different schemas are named ${title}.`)
    schemas[title] = component
    return { $ref: `#/components/schemas/${title}` }
  }

  function copy(value: JsonSchema): JsonSchema
  function copy(value: unknown): unknown
  function copy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => inner(one))
    if (typeof value !== 'object' || value === null) return value
    const is_input = (value as JsonSchema).additionalProperties === false
    const entries = Object.entries(value).filter(([keyword]) => !private_keywords.has(keyword))
    return Object.fromEntries(
      entries.map(([keyword, part]) => {
        if (keyword === 'properties')
          return [
            keyword,
            mapped(part as Record<string, JsonSchema>, (one) => publicSchema(is_input ? withDefaultInWords(one) : one)),
          ]
        // They're validated individually, but in the document they're the items.
        if (keyword === 'each') return ['items', inner(part)]
        // Values, not schemas: nothing in them is a keyword.
        const is_value = ['examples', 'default', 'enum', 'const', 'required', 'title'].includes(keyword)
        return [keyword, is_value ? part : inner(part)]
      }),
    )
  }

  function inner(value: unknown): unknown {
    return typeof value === 'object' && value !== null && 'title' in value
      ? publicSchema(value as JsonSchema)
      : copy(value)
  }

  /** An example of a named schema, by name. Undefined if the schema says too little to build one. */
  function example(schema: TSchema | JsonSchema): Record<string, Ref> {
    const name = (schema as JsonSchema).title!
    examples[name] = { value: exampleOf(schema as JsonSchema) }
    return { [name]: { $ref: `#/components/examples/${name}` } }
  }

  /** Examples of errors by code: the keys are all codes that a response can have. */
  function errorExamples(codes: readonly ErrorCode[]): Record<string, Ref> {
    for (const code of codes) examples[code] = errorExample(code)
    return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]))
  }

  const errorSchema = () => publicSchema(error_body)

  return {
    schemas: () => sorted(schemas),
    examples: () => sorted(examples),
    shown: publicSchema,
    example,
    errorSchema,
    errorExamples,
  }
}

export type Components = ReturnType<typeof components>

/** Whether the schema is from the specification or our own, and which of its fields differ. */
function withOrigins(schema: JsonSchema): JsonSchema {
  const kind = schema.properties?.object?.const
  const is_specified =
    schema.title === 'Contact' || schema.title === 'Error' || kind === 'list' || kind === 'conversation.summary'
  if (is_specified) return { ...schema, additionalProperties: false, 'x-origin': 'specification' }
  const specified = new Set(kind ? ['object', ...(ids_specified.has(kind as string) ? ['id'] : [])] : [])
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    specified.has(name) ? { ...property, 'x-origin': 'specification' } : property,
  ])
  return { ...schema, properties: Object.fromEntries(properties), 'x-origin': 'extension' }
}

/** openapi-typescript makes fields with a `default` required, so in a body the default is described in words. */
function withDefaultInWords({ default: value, ...schema }: JsonSchema): JsonSchema {
  if (value === undefined) return schema
  const words = `Default: \`${value}\`.`
  return { ...schema, description: schema.description ? `${schema.description} ${words}` : words }
}

export function mapped<In, Out>(record: Record<string, In>, change: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

export function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
