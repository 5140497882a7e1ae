import { type Constraint, constraints } from './generated/constraints.ts'

/** The limit of its schema that a parameter breaks. */
export interface Matter {
  kind: 'missing' | 'too_long' | 'too_short' | 'least' | 'most' | 'entries' | 'moment'
  limit?: number
}

/** Compares the request with the schema's limits. Null if it breaks none that is known here. */
export function breachOf(operation: string, parameter: string, body: object | undefined): Matter | null {
  const constraint = constraints[operation]?.[parameter.replaceAll(/\[\d+\]/g, '[]')]
  const value = valueAt(parameter, body)
  if (!constraint) return null
  const { minimum, maximum, maxItems, maxProperties, format } = constraint
  if (typeof value === 'number') return below('least', minimum, value) ?? above('most', maximum, value)
  if (Array.isArray(value)) return above('entries', maxItems, value.length)
  if (typeof value === 'object' && value !== null) return above('entries', maxProperties, Object.keys(value).length)
  if (typeof value !== 'string') return null
  if (format === 'date-time' && Number.isNaN(Date.parse(value))) return { kind: 'moment' }
  return lengthBreach(constraint, value)
}

/** The limit that a text breaks. */
export function lengthBreach({ minLength = 0, maxLength }: Constraint, text: string): Matter | null {
  if (minLength > 0 && text.trim() === '') return { kind: 'missing' }
  const length = Array.from(text).length
  return below('too_short', minLength, length) ?? above('too_long', maxLength, length)
}

function below(kind: Matter['kind'], limit: number | undefined, value: number): Matter | null {
  return limit !== undefined && value < limit ? { kind, limit } : null
}

function above(kind: Matter['kind'], limit: number | undefined, value: number): Matter | null {
  return limit !== undefined && value > limit ? { kind, limit } : null
}

/** `mapping[0].to` */
function valueAt(parameter: string, body: object | undefined): unknown {
  const names = parameter.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], body)
}
