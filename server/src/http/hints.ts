import type { FastifyRequest } from 'fastify'
import { nearest } from '../config/nearest.ts'
import type { ApiError, ErrorHeaders } from '../errors.ts'
import { type IdKind, isId, prefixes } from '../ids.ts'
import type { TObject, TSchema } from '../schema.ts'
import { routeOf } from './context.ts'
import type { Route } from './route.ts'
import { isUpload } from './upload.ts'

/**
 * What helps a developer with an error, from the syntax of the request alone: never from what exists, so that an object of somebody
 * else can't be told from none. Determined only for requests that are refused.
 */
export function hintsFor({ code, status, message }: ApiError, request: FastifyRequest): ErrorHeaders {
  if (status < 400 || status >= 500) return {}
  // The router takes `/contacts/` for the operation of one contact.
  const route = code === 'route_not_found' ? undefined : routeOf(request)
  const parameter = status === 400 ? parameterIn(message) : undefined
  const documentation = documentationOf(request, route)
  const hint = route && [400, 404].includes(status) ? idHint(route, request, status, parameter) : undefined
  return {
    ...(parameter !== undefined && { 'x-error-param': parameter }),
    ...(hint !== undefined && { 'x-error-hint': hint }),
    ...(documentation !== undefined && { 'x-error-doc': documentation }),
  }
}

/** Why a name isn't a parameter: `known` are those that are. */
export function unknownParameter(name: string, known: readonly string[]): string {
  const unknown = "isn't a parameter of this request."
  if (known.includes('cursor') && of_other_paging.test(name))
    return `${unknown} To get the next page, pass \`next_cursor\` of the previous page as \`cursor\`.`
  const similar = known.includes('limit') && of_page_size.test(name) ? 'limit' : nearest(name, known)
  return similar === undefined ? unknown : `${unknown} Did you mean \`${similar}\`?`
}

const of_other_paging =
  /^(page|offset|skip|page_?(no|num|number|token|index)|next(_?(page|cursor|token))?|starting_after|ending_before)$/i
const of_page_size = /^(per_?page|page_?size|page_?limit|size|count|max_?results|first|top|take)$/i

/** A message about a parameter begins with it. Only plain characters, and only if it's whole, because a caller may have chosen the name. */
function parameterIn(message: string): string | undefined {
  return /^`([\w.[\]-]{1,60})`/.exec(message)?.[1]
}

/** The page shows operations of the API only. */
function documentationOf(request: FastifyRequest, route: Route | undefined): string | undefined {
  if (!request.url.startsWith('/v1/')) return undefined
  return route ? `/docs#/${encodeURIComponent(route.tag)}/${route.operation}` : '/docs'
}

interface GivenId {
  readonly name: string
  readonly kind: IdKind
  readonly value: string
}

/** About the first ID of another kind, or that can't be an ID. With a parameter, only about that one. */
function idHint(route: Route, request: FastifyRequest, status: number, parameter?: string): string | undefined {
  const body = route.body && !isUpload(request.body) ? idsWithin(route.body, request.body) : []
  const all = [...idsInPath(request), ...idsWithin(route.query, request.query), ...body]
  for (const given of status === 404 ? all : all.filter(({ name }) => name === parameter)) {
    const hint = hintAbout(given)
    if (hint !== undefined) return hint
  }
  return undefined
}

function hintAbout({ name, kind, value }: GivenId): string | undefined {
  const other = kinds.find((one) => one !== kind && value.startsWith(`${prefixes[one]}_`))
  if (other) return `${name} is the ID of ${nounOf(other)}. The ID of ${nounOf(kind)} begins with ${prefixes[kind]}_.`
  if (isId(kind, value) || !name.endsWith('_id')) return undefined
  if (value.startsWith(`${prefixes[kind]}_`)) return `${name} isn't a complete ID. Pass it exactly as you received it.`
  return `${name} isn't an ID of this service. The ID of ${nounOf(kind)} begins with ${prefixes[kind]}_.`
}

const kinds = Object.keys(prefixes) as IdKind[]

function nounOf(kind: IdKind): string {
  const names: Partial<Record<IdKind, string>> = { crm_connection: 'CRM connection', api_key: 'API key', mail: 'email' }
  const noun = names[kind] ?? kind.replaceAll('_', ' ')
  return /^(?!us)[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`
}

function idsInPath({ params }: FastifyRequest): GivenId[] {
  return Object.entries(params as Record<string, string>).flatMap(([name, value]) => {
    const word = name.replace(/_id$/, '')
    const kind = kinds.find((one) => one === (word === 'connection' ? 'crm_connection' : word))
    return kind ? [{ name, kind, value }] : []
  })
}

const max_entries = 100

/** Of which kind an ID is expected to be says its example in the schema. */
function idsWithin(schema: TSchema, value: unknown, name = ''): GivenId[] {
  const { items, properties, examples } = schema as Partial<TObject> & { items?: TSchema; examples?: unknown[] }
  if (typeof value === 'string') {
    const kind = kinds.find((one) => String(examples?.[0]).startsWith(`${prefixes[one]}_`))
    return kind ? [{ name, kind, value }] : []
  }
  if (Array.isArray(value))
    return items ? value.slice(0, max_entries).flatMap((one, n) => idsWithin(items, one, `${name}[${n}]`)) : []
  if (typeof value !== 'object' || value === null || !properties) return []
  return Object.entries(properties as Record<string, TSchema>).flatMap(([key, property]) =>
    Object.hasOwn(value, key)
      ? idsWithin(property, (value as Record<string, unknown>)[key], name === '' ? key : `${name}.${key}`)
      : [],
  )
}
