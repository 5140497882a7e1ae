import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { type ApiError, invalid } from '../errors.ts'
import { lazily } from '../lazily.ts'
import type { TObject, TSchema } from '../schema.ts'
import { checkJson, checkText } from './json-body.ts'

// Nothing is coerced, dropped or filled in: a caller hears what is wrong instead of finding out later.
const ajv = new Ajv({
  strict: true,
  strictTypes: false,
  allErrors: false,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  // An error knows its schema then, and so the hint in it.
  verbose: true,
})
ajv.addFormat('date-time', isMoment)
ajv.addKeyword({ keyword: 'hint', schemaType: 'string' })
// What the entries of a list are, where each is checked by itself.
ajv.addKeyword({ keyword: 'each', schemaType: 'object' })

const moment = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i

/** RFC 3339. By itself `Date.parse` takes February 30 for March 2. */
function isMoment(text: string): boolean {
  return moment.test(text) && new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(text.slice(8, 10))
}

export type Check = (value: unknown) => void

export function checkBody(schema: TObject, name = 'body'): Check {
  const validator = compiled(schema)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw invalid(name, 'must be a JSON object.')
    const validate = validator()
    if (!validate(value)) throw explain(validate)
  }
}

/** One of many that stand in one body, of a route that checks its rows: all that is checked of a body. */
export function checkRow(schema: TObject, name: string): Check {
  const check = checkBody(schema, name)
  return (value) => {
    checkJson(value)
    check(value)
  }
}

/** Query parameters are texts; those whose schema is a number or a boolean are read as one, in one spelling only. */
export function checkQuery(schema: TObject): (query: Record<string, unknown>) => Record<string, unknown> {
  const validator = compiled(schema)
  const readers = new Map(
    Object.entries(schema.properties as Record<string, TSchema>).map(([name, property]) => [name, reader(property)]),
  )
  return (query) => {
    const values: Record<string, unknown> = {}
    for (const [name, given] of Object.entries(query)) {
      if (typeof given !== 'string') throw invalid(name, 'is given twice.')
      checkText(name, name)
      checkText(given, name)
      Object.defineProperty(values, name, { value: readers.get(name)?.(given) ?? given, enumerable: true })
    }
    const validate = validator()
    if (!validate(values)) throw explain(validate)
    return values
  }
}

/** With the first request that needs it: few processes serve every route, and all of them together are a quarter of a start. */
function compiled(schema: TObject): () => ValidateFunction {
  return lazily(() => ajv.compile(schema))
}

function reader(schema: TSchema): (text: string) => unknown {
  const { type } = schema as { type?: string }
  if (type === 'integer') return (text) => (/^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text)
  if (type === 'boolean') return (text) => (text === 'true' ? true : text === 'false' ? false : text)
  return (text) => text
}

function explain(validate: ValidateFunction): ApiError {
  const error = validate.errors![0]!
  const path = parameterName(error.instancePath)
  const within = (name: string) => (path === '' ? name : `${path}.${name}`)
  if (error.keyword === 'required')
    return invalid(within(error.params.missingProperty), 'is required.', 'parameter_missing')
  if (error.keyword === 'additionalProperties')
    return invalid(within(error.params.additionalProperty), 'is not a parameter of this request.', 'parameter_unknown')
  return invalid(path === '' ? 'body' : path, problem(error))
}

/** `/custom_attributes/plan/0` → `custom_attributes.plan[0]` */
function parameterName(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`), '')
}

function problem({ keyword, params, parentSchema, schema }: ErrorObject): string {
  const hint = (parentSchema as { hint?: string } | undefined)?.hint
  if (hint && keyword !== 'type') return hint
  switch (keyword) {
    case 'type':
      return `must be ${[params.type].flat().map(typeName).join(' or ')}.`
    case 'minLength':
      return params.limit === 1 ? 'must not be empty.' : `must have at least ${params.limit} characters.`
    case 'maxLength':
      return `must have at most ${params.limit} characters.`
    case 'minimum':
    case 'maximum':
      return `must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${params.limit}.`
    case 'minItems':
    case 'maxItems':
      return `must have ${keyword === 'minItems' ? 'at least' : 'at most'} ${params.limit} entries.`
    case 'minProperties':
      return 'must name at least one field.'
    case 'maxProperties':
      return `must have at most ${params.limit} entries.`
    case 'uniqueItems':
      return 'must not hold an entry twice.'
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).map((word) => (word === null ? 'null' : String(word))).join(', ')}.`
    case 'const':
      return `must be ${JSON.stringify(schema)}.`
    case 'format':
      return 'must be a date and time such as 2026-11-20T09:30:00Z.'
    default:
      return 'is not valid.'
  }
}

function typeName(type: string): string {
  const names: Record<string, string> = {
    string: 'a string',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    object: 'an object',
    array: 'an array',
  }
  return names[type] ?? type
}
