import type { JsonSchema } from './document.ts'

/** A valid value for a schema, built from the examples of its parts. Optional parts are included only if they have one. */
export function exampleOf(schema: JsonSchema): unknown {
  const { type, anyOf, examples, enum: words, format } = schema
  const types = [type].flat()
  if ('const' in schema) return schema.const
  if (types.includes('null') && format === 'date-time') return null
  if (examples) return examples[0]
  if ('default' in schema) return schema.default
  if (words) return words[0]
  if (anyOf) return anyOf.some((one) => one.type === 'null') ? null : exampleOf(anyOf[0]!)
  if (types.includes('object')) return objectOf(schema)
  if (types.includes('null')) return null
  if (types.includes('array'))
    return schema.items?.type === 'object' && schema.items.title ? [exampleOf(schema.items)] : []
  if (types.includes('boolean')) return false
  if (types.includes('integer') || types.includes('number')) return schema.minimum ?? 0
  return 'text'
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): Record<string, unknown> {
  const is_input = additionalProperties === false
  const values = Object.entries(properties).map(([name, property]) => ({ name, property, value: exampleOf(property) }))
  const present = values.filter(
    ({ name, property, value }) => required.includes(name) || !is_input || (property.examples && value !== null),
  )
  return Object.fromEntries(present.map(({ name, value }) => [name, value]))
}
