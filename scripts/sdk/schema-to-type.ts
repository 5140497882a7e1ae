import type { JsonSchema } from '../../server/src/http/openapi/document.ts'

export function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  return [schema.type]
    .flat()
    .map((type) => named(type, schema))
    .join(' | ')
}

function named(type: string | undefined, schema: JsonSchema): string {
  switch (type) {
    case 'integer':
      return 'number'
    case 'array': {
      const item = typeOf(schema.items ?? {})
      return item.includes(' ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      return schema.properties && Object.keys(schema.properties).length > 0
        ? `{\n${fields(schema)}\n}`
        : 'Record<string, unknown>'
    default:
      return type ?? 'unknown'
  }
}

/** The fields of an object, each with its comment. */
export function fields({ properties = {}, required = [] }: JsonSchema): string {
  return Object.entries(properties)
    .flatMap(([name, property]) => [
      ...comment(about(property)),
      `${name}${required.includes(name) ? '' : '?'}: ${typeOf(property)}`,
    ])
    .map(indent)
    .join('\n')
}

/** What a reader should know about a field: description, format, limits, default, example. */
export function about(schema: JsonSchema): string[] {
  const { description, format, default: value, minimum, maximum, minLength, maxLength, maxItems, examples } = schema
  const example = examples?.[0]
  const notes = [
    description,
    format === 'date-time' && 'ISO 8601, UTC.',
    range(minimum, maximum),
    range(minLength, maxLength, 'characters'),
    maxItems !== undefined && `At most ${maxItems} entries.`,
    value !== undefined && `Default: \`${value}\`.`,
    typeof example === 'string' && /^[\w.@+-]+$/.test(example) && format === undefined && `Such as \`${example}\`.`,
  ]
  const words = notes.filter((note) => typeof note === 'string').join(' ')
  return words === '' ? [] : [words]
}

function range(min: unknown, max: unknown, unit = ''): string | undefined {
  const tail = unit === '' ? '.' : ` ${unit}.`
  if (max === undefined) return undefined
  return min === undefined ? `At most ${max}${tail}` : `${min} to ${max}${tail}`
}

export function comment(lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const safe = lines.map((line) => line.replaceAll('*/', '* /'))
  if (safe.length === 1) return [`/** ${safe[0]} */`]
  return ['/**', ...safe.map((line) => ` * ${line}`.trimEnd()), ' */']
}

export function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
