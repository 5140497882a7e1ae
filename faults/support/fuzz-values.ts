import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from '../../server/src/http/openapi/document.ts'

const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'null',
  '\0',
  '\u{1F6B2}',
  '\u202e',
  "'",
  '%',
  '../..',
  'a'.repeat(300),
  '__proto__',
)
export const text: Arbitrary<string> = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), nasty)
const anything: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    '',
    [],
    {},
    [[]],
    '\0',
    '\ud800',
    'x'.repeat(10_001),
  ),
)

/** Mostly values that the schema allows, and now and then any other. */
export function usually(schema: JsonSchema): Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: valid(schema) }, { weight: 1, arbitrary: anything })
}

/** Values that the schema allows. */
export function valid(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  return fc.oneof(...[schema.type ?? 'string'].flat().map((type) => ofType(type, schema)))
}

function ofType(type: string, schema: JsonSchema): Arbitrary<unknown> {
  const { minimum = -10, maximum = 1000, minLength = 0, maxLength = 40 } = schema as Record<string, number>
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: minimum, max: maximum })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'array':
      return fc.array(usually(schema.items ?? {}), { maxLength: 5 })
    case 'object':
      return objectOf(schema)
    default:
      return textLike(schema, minLength, Math.min(maxLength, 400))
  }
}

function textLike({ format, pattern, examples }: JsonSchema, minLength: number, maxLength: number): Arbitrary<unknown> {
  // Except URLs, which may belong to someone.
  const example = examples?.length && !/^https:/.test(String(examples[0])) ? [fc.constantFrom(...examples)] : []
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  if (typeof pattern === 'string') return fc.oneof(fc.stringMatching(new RegExp(pattern)), ...example)
  return fc.oneof(
    fc.string({ minLength, maxLength, unit: 'grapheme' }),
    fc.string({ minLength, maxLength }),
    ...example,
  )
}

function objectOf(schema: JsonSchema): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0)
    return fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 })
  const known = fc.record(Object.fromEntries(properties.map(([name, property]) => [name, usually(property)])), {
    requiredKeys: schema.required ?? [],
  })
  return fc.oneof(
    { weight: 14, arbitrary: known },
    {
      weight: 1,
      arbitrary: fc.tuple(known, text, anything).map(([value, name, surplus]) => ({ ...value, [name]: surplus })),
    },
    { weight: 1, arbitrary: fc.tuple(known, fc.nat()).map(([value, n]) => without(value, n)) },
  )
}

function without(value: object, n: number): unknown {
  const names = Object.keys(value)
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== names[n % Math.max(1, names.length)]))
}
