import { Ajv, type ErrorObject } from 'ajv'
import { ApiError, invalid } from '../errors.ts'
import { lazily } from '../jobs/lazily.ts'
import type { TObject, TSchema } from '../schema.ts'
import { unknownParameter } from './hints.ts'
import { checkJson, checkText } from './json-body.ts'

// Nothing is coerced, dropped or filled in, so callers learn at once what's wrong.
const options = {
  strict: true,
  strictTypes: false,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  // Makes errors carry their schema, and with it the hint.
  verbose: true,
} as const
const first_fault = withOurs(new Ajv({ ...options, allErrors: false }))
const all_faults = withOurs(new Ajv({ ...options, allErrors: true }))

function withOurs(ajv: Ajv): Ajv {
  ajv.addFormat('date-time', isMoment)
  ajv.addKeyword({ keyword: 'hint', schemaType: 'string' })
  // The schema of list entries that are validated individually.
  ajv.addKeyword({ keyword: 'each', schemaType: 'object' })
  return ajv
}

const moment = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i

/** RFC 3339. `Date.parse` alone accepts February 30 as March 2. */
function isMoment(text: string): boolean {
  return moment.test(text) && new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(text.slice(8, 10))
}

export type Check = (value: unknown) => void

/** `within` names what the value is a part of, such as `settings.`. */
export function checkBody(schema: TObject, name = 'body', within = ''): Check {
  const requireValid = compiled(schema, within)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw invalid(name, 'must be a JSON object.')
    requireValid(value)
  }
}

/** Validates one row of a body, for routes that check rows individually. */
export function checkRow(schema: TObject, name: string): Check {
  const check = checkBody(schema, name)
  return (value) => {
    checkJson(value)
    check(value)
  }
}

/** Query parameters are strings. Numbers and booleans are parsed from exactly one spelling. */
export function checkQuery(schema: TObject): (query: Record<string, unknown>) => Record<string, unknown> {
  const requireValid = compiled(schema)
  const readers = new Map(
    Object.entries(schema.properties as Record<string, TSchema>).map(([name, property]) => [name, reader(property)]),
  )
  return (query) => {
    const values: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(query)) {
      if (typeof value !== 'string') throw invalid(name, 'must not appear twice.')
      checkText(name, name)
      checkText(value, name)
      Object.defineProperty(values, name, { value: readers.get(name)?.(value) ?? value, enumerable: true })
    }
    requireValid(values)
    return values
  }
}

/**
 * Compiled on first use: few processes serve every route, and compiling all takes a quarter of the startup time. Further
 * errors are collected only if there is one, and not in long values.
 */
function compiled(schema: TObject, within = ''): Check {
  const validator = lazily(() => first_fault.compile(schema))
  const explainer = lazily(() => all_faults.compile(schema))
  return (value) => {
    const validate = validator()
    if (validate(value)) return
    const first = validate.errors![0]!
    const explain = explainer()
    if (JSON.stringify(value).length <= max_explained) explain(value)
    throw explained([first, ...(explain.errors ?? [])], within)
  }
}

const max_explained = 20_000
const max_faults = 10

function reader(schema: TSchema): (text: string) => unknown {
  const { type } = schema as { type?: string }
  if (type === 'integer') return (text) => (/^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text)
  if (type === 'boolean') return (text) => (text === 'true' ? true : text === 'false' ? false : text)
  return (text) => text
}

/** One sentence per parameter, up to a limit. The code is that of the first. */
function explained(errors: ErrorObject[], within: string): ApiError {
  const faults = new Map<string, ApiError>()
  for (const error of errors) {
    const fault = faultOf(error, within)
    const name = /^`[^`]*`/.exec(fault.message)![0]
    if (!faults.has(name)) faults.set(name, fault)
    if (faults.size === max_faults) break
  }
  const [first, ...others] = faults.values()
  if (others.length === 0) return first!
  return new ApiError(first!.code, [first!, ...others].map(({ message }) => message).join(' '))
}

function faultOf(error: ErrorObject, within: string): ApiError {
  const path = parameterName(error.instancePath)
  const named = (name: string) => within + (path === '' ? name : `${path}.${name}`)
  if (error.keyword === 'required')
    return invalid(named(error.params.missingProperty), 'is required.', 'parameter_missing')
  if (error.keyword === 'additionalProperties') return unknown(named(error.params.additionalProperty), error)
  return invalid(path === '' ? 'body' : within + path, problem(error))
}

function unknown(name: string, { params, parentSchema }: ErrorObject): ApiError {
  const known = Object.keys((parentSchema as Partial<TObject> | undefined)?.properties ?? {})
  return invalid(name, unknownParameter(params.additionalProperty, known), 'parameter_unknown')
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
      return 'must not contain duplicates.'
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).map((word) => (word === null ? 'null' : String(word))).join(', ')}.`
    case 'const':
      return `must be ${JSON.stringify(schema)}.`
    case 'format':
      return 'must be a date and time such as 2026-11-20T09:30:00Z.'
    default:
      return "isn't valid."
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
