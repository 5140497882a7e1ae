import fc, { type Arbitrary } from 'fast-check'
import type { Parameter } from '../../server/src/http/openapi/document.ts'
import type { Outgoing } from './call.ts'
import { text, usually, valid } from './fuzz-values.ts'
import { type Operation, operations } from './operations.ts'

/** A generated request. Its ids are picked when it's sent, from those known by then. */
export interface Idea {
  operation: Operation
  method: string
  path: Record<string, Named>
  query: [name: string, value: Named | string][]
  headers: Record<string, string>
  body: Body | undefined
  spoil: string
}

type Named = { known: number } | { text: string }
type Body = { json: unknown; ids: Record<string, number> } | { raw: string }

/** Ids seen so far, by the name of the parameter that takes them. */
export type Pool = Record<string, string[]>

export function requestOf(idea: Idea, pool: Pool): Outgoing & { path: string } {
  const pick = (name: string, value: Named) =>
    'text' in value ? value.text : (pool[name]?.[value.known % pool[name]!.length] ?? 'svccon_0')
  const path = idea.operation.path.replace(/\{(\w+)\}/g, (_, name) => encode(pick(name, idea.path[name]!)))
  const query = idea.query.map(
    ([name, value]) => `${encode(name)}=${encode(typeof value === 'string' ? value : pick(name, value))}`,
  )
  return {
    method: idea.method,
    path: `${path}${idea.spoil}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: idea.headers,
    ...(idea.body && { body: textOf(idea.body, pool) }),
  }
}

function textOf(body: Body, pool: Pool): string {
  if ('raw' in body) return body.raw
  if (typeof body.json !== 'object' || body.json === null || Array.isArray(body.json)) return JSON.stringify(body.json)
  const named = Object.entries(body.ids).filter(([name]) => Object.hasOwn(body.json as object, name))
  const ids = named.map(([name, n]) => [name, pool[name]?.[n % pool[name]!.length] ?? 'svccon_0'])
  return JSON.stringify({ ...body.json, ...Object.fromEntries(ids) })
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

const named: Arbitrary<Named> = fc.oneof(
  { weight: 8, arbitrary: fc.nat().map((known) => ({ known })) },
  { weight: 1, arbitrary: text.filter((value) => value !== '').map((value) => ({ text: value })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('svccon_01h455vb4pex5vsknk084sn02q', 'svcusr_zzz', '1', '.')
      .map((value) => ({ text: value })),
  },
)

function queryOf(parameters: Parameter[]): Arbitrary<Idea['query']> {
  const one = (parameter: Parameter) => {
    const value = isId(parameter.name) ? named : fc.oneof(valid(parameter.schema).map(String), text)
    const chance = parameter.required ? 20 : 1
    return fc.oneof(
      { weight: chance, arbitrary: value.map((given) => [[parameter.name, given]] as Idea['query']) },
      { weight: 3, arbitrary: fc.constant<Idea['query']>([]) },
    )
  }
  const surplus = fc.oneof(
    { weight: 20, arbitrary: fc.constant<Idea['query']>([]) },
    { weight: 1, arbitrary: fc.tuple(text, text).map((pair) => [pair]) },
    {
      weight: 1,
      arbitrary: fc.constant<Idea['query']>([
        ['limit', '1'],
        ['limit', '2'],
      ]),
    },
  )
  return fc.tuple(surplus, ...parameters.map(one)).map((parts) => parts.flat())
}

function bodyOf({ body }: Operation): Arbitrary<Body | undefined> {
  const none = fc.constant(undefined)
  const raw = fc
    .oneof(text, fc.constantFrom('{', '[1,2', '{"a":1,"a":2}', '{"__proto__":1}', 'null', '"x"'))
    .map((value) => ({ raw: value }))
  if (!body)
    return fc.oneof(
      { weight: 15, arbitrary: none },
      { weight: 1, arbitrary: raw },
      { weight: 2, arbitrary: fc.constant({ raw: '{}' }) },
    )
  const ids = Object.keys(body.properties ?? {}).filter(isId)
  const chosen = fc.record(Object.fromEntries(ids.map((name) => [name, fc.nat()])))
  const json = fc
    .tuple(usually(body), chosen, fc.boolean())
    .map(([value, known, use]) => ({ json: value, ids: use ? known : {} }))
  return fc.oneof({ weight: 14, arbitrary: json }, { weight: 1, arbitrary: raw }, { weight: 1, arbitrary: none })
}

function isId(name: string): boolean {
  return name.endsWith('_id') || ['assignee', 'in_reply_to', 'after', 'url'].includes(name)
}

const rarely = <T>(usual: T, ...others: Arbitrary<T>[]) =>
  fc.oneof({ weight: 40, arbitrary: fc.constant(usual) }, ...others.map((arbitrary) => ({ weight: 1, arbitrary })))

// Only what an HTTP client can send. Raw sockets cover the rest (F18).
const field = fc.string({ unit: 'grapheme-ascii', maxLength: 60 })

function headersOf(key: string): Arbitrary<Record<string, string>> {
  const some = (name: string, value: Arbitrary<string>, weight = 1) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant({}) },
      { weight, arbitrary: value.map((given) => ({ [name]: given })) },
    )
  return fc
    .tuple(
      rarely(`Bearer ${key}`, field, fc.constant('Bearer svc_live_x'), fc.constant(key)).map((authorization) => ({
        authorization,
      })),
      rarely(
        'application/json',
        field,
        fc.constantFrom('text/plain', 'application/json; charset=latin1', 'application/merge-patch+json'),
      ).map((type) => ({ 'content-type': type })),
      some('idempotency-key', fc.oneof(fc.integer({ min: 1, max: 40 }).map(String), field), 3),
      some('if-match', fc.oneof(fc.constantFrom('*', '"1"', '"2"', 'W/"1"', '"1", "2"'), field)),
      some('if-none-match', fc.oneof(fc.constantFrom('*', '"1"', 'W/"1"'), field)),
      some('accept', fc.oneof(fc.constantFrom('*/*', 'text/html', 'application/json;q=0', 'application/*'), field)),
    )
    .map((parts) => Object.assign({}, ...parts))
}

/** Requests generated from openapi.json. Most are nearly valid, each with a different flaw. */
export function ideas(key: string): Arbitrary<Idea> {
  const each = operations.map((operation) =>
    fc.record<Idea>({
      operation: fc.constant(operation),
      method: rarely(operation.method, fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')),
      path: fc.record(
        Object.fromEntries(Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name]) => [name!, named])),
      ),
      query: queryOf(operation.parameters.filter((parameter) => parameter.in === 'query')),
      headers: headersOf(key),
      body: bodyOf(operation),
      spoil: rarely('', fc.constantFrom('/', '//', '%zz', '%2f', '.', '/..', ';')),
    }),
  )
  return fc.oneof(...each)
}
