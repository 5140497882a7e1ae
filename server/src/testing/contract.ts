import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { dashboardRoutes, routes, widgetRoutes } from '../app.ts'
import { type ErrorCode, errorCodes } from '../errors.ts'
import type { Document, Header, JsonSchema, Operation, Ref, Response } from '../http/openapi/document.ts'
import { dashboardDocument, openApiDocument, widgetDocument } from '../http/openapi.ts'
import { json_type } from '../http/wire.ts'
import { lazily } from '../jobs/lazily.ts'
import { eventPayloads } from '../webhooks/payloads.ts'

export interface AnswerHeaders {
  get(name: string): string | null
  keys(): Iterable<string>
}

/** General HTTP headers. Every other header of a response must be documented. */
const plain_headers = new Set([
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'date',
  'keep-alive',
  'referrer-policy',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-padding',
])

type CheckAnswer = (method: string, path: string, status: number, headers: AnswerHeaders, body: unknown) => void

/**
 * Checks a response against the OpenAPI document: its status, headers, body and error code must be documented, and it must have
 * nothing more. `path` starts after `/v1` and may have a query.
 */
export const checkAnswer = contractOf(() => openApiDocument(routes, eventPayloads))

/** The same for operations of dashboard users. `path` starts after `/dashboard/api`. */
export const checkAdministration = contractOf(() => dashboardDocument(dashboardRoutes))

/** The same for operations of visitors. `path` starts after `/widget/api`. */
export const checkWidget = contractOf(() => widgetDocument(widgetRoutes))

function contractOf(document: () => Document): CheckAnswer {
  const known = lazily(() => readContract(document()))
  return (method, path, status, headers, body) => {
    const contract = known()
    const what = `${method} ${path} → ${status}`
    const operation = findOperation(contract, method === 'HEAD' ? 'GET' : method, path.split('?', 1)[0]!)
    const documented = operation ? responseOf(contract, operation, status) : unrouted(contract, status)
    assert.ok(documented, `${what} is not in the OpenAPI document`)
    checkHeaders(contract, what, documented, headers)
    if (method !== 'HEAD') checkBody(contract, what, documented, headers, body, status)
  }
}

type Contract = ReturnType<typeof readContract>

function readContract(document: Document) {
  // openapi.test.ts validates the schemas themselves. Doing so in every process would take longer than most tests.
  const ajv = new Ajv2020({ strict: false, allErrors: true, allowUnionTypes: true, validateSchema: false })
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  ajv.addSchema(closed(document) as Document, 'openapi.json')
  const patterns = Object.keys(document.paths)
    .map((path) => ({
      path,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      free: path.split('{').length,
    }))
    // Paths without parameters come first.
    .sort((a, b) => a.free - b.free)
  return { document, ajv, patterns, compiled: new Map<string, ValidateFunction>() }
}

function findOperation({ document, patterns }: Contract, method: string, path: string): Operation | undefined {
  const match = patterns.find(
    ({ pattern, path: of }) => pattern.test(path) && document.paths[of]![method.toLowerCase()],
  )
  return match && document.paths[match.path]![method.toLowerCase()]
}

function responseOf(contract: Contract, operation: Operation, status: number): Response | undefined {
  const response = operation.responses[status] ?? (status >= 400 ? operation.responses.default : undefined)
  return response && resolve(contract, response)
}

/** The response if there is no such operation: an error, or the allowed methods. */
function unrouted(contract: Contract, status: number): Response {
  const refused = resolve<Response>(contract, { $ref: '#/components/responses/Refused' })
  const [media] = Object.values(refused.content!)
  const known: Record<number, ErrorCode[]> = {
    400: ['malformed_request'],
    404: ['route_not_found'],
    405: ['method_not_allowed'],
    413: ['body_too_large'],
    414: ['uri_too_long'],
  }
  const text: Header = { description: '', required: true, 'x-origin': 'extension', schema: { type: 'string' } }
  const headers = { ...refused.headers, ...([204, 405].includes(status) && { Allow: text }) }
  if (status === 204) return { description: 'What OPTIONS is answered.', headers }
  const codes = known[status] ?? Object.keys(media!.examples!)
  const examples = Object.fromEntries(codes.map((code) => [code, { value: null }]))
  return { description: '', headers, content: { 'application/json': { ...media!, examples } } }
}

function checkHeaders(contract: Contract, what: string, response: Response, headers: AnswerHeaders): void {
  const documented = Object.entries(response.headers).map(
    ([name, header]) => [name.toLowerCase(), resolve(contract, header)] as const,
  )
  const names = new Set(documented.map(([name]) => name))
  // A weak tag is that of a list on its way to the dashboard, not of a version.
  const is_plain = (name: string) => plain_headers.has(name) || (name === 'etag' && headers.get(name)!.startsWith('W/'))
  const surplus = [...headers.keys()].filter((name) => !is_plain(name) && !names.has(name))
  assert.deepEqual(surplus, [], `${what} has headers that are not in the OpenAPI document`)
  for (const [name, { required, schema }] of documented) {
    const value = headers.get(name)
    if (value === null) assert.ok(!required, `${what} lacks the header ${name}`)
    else check(contract, `${what}: header ${name}`, schema, schema.type === 'integer' ? Number(value) : value)
  }
}

function checkBody(
  contract: Contract,
  what: string,
  response: Response,
  headers: AnswerHeaders,
  body: unknown,
  status: number,
): void {
  if (response.content?.['text/event-stream'])
    return assert.equal(headers.get('content-type'), 'text/event-stream', what)
  if (response.content?.['text/csv']) return assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8', what)
  const media = response.content?.['application/json']
  if (!media) return assert.ok(body === null || body === '', `${what} has a body that is not in the OpenAPI document`)
  assert.equal(headers.get('content-type'), json_type, what)
  check(contract, `${what}: body`, media.schema, body)
  for (const event of eventsIn(body)) check(contract, `${what}: ${event.type}`, payloadOf(contract, event), event)
  if (status >= 400) checkError(what, Object.keys(media.examples!), headers, body as ErrorAnswer, status)
}

interface AnsweredEvent {
  object: string
  type: string
}

/** Responses have one schema for all events. Each event must also match the schema of its type, as in webhooks. */
function eventsIn(body: unknown): AnsweredEvent[] {
  const { data } = body as { data?: unknown }
  return [body, ...(Array.isArray(data) ? data : [])].filter((one) => (one as AnsweredEvent).object === 'event')
}

function payloadOf({ document }: Contract, { type }: AnsweredEvent): JsonSchema {
  return document.webhooks![type]!.post.requestBody!.content['application/json']!.schema
}

interface ErrorAnswer {
  error: { code: ErrorCode; request_id: string }
}

/** The codes a response may have are the names of its examples. */
function checkError(
  what: string,
  codes: string[],
  headers: AnswerHeaders,
  { error }: ErrorAnswer,
  status: number,
): void {
  assert.ok(codes.includes(error.code), `${what} ${error.code} is not in the OpenAPI document, which has ${codes}`)
  assert.equal(errorCodes[error.code], status, `${what} ${error.code}`)
  assert.equal(error.request_id, headers.get('service-request-id'), what)
}

function check({ ajv, compiled }: Contract, what: string, schema: JsonSchema, value: unknown): void {
  const key = JSON.stringify(schema)
  let validate = compiled.get(key)
  if (!validate) {
    validate = ajv.compile(JSON.parse(key.replaceAll('"#/', '"openapi.json#/')))
    compiled.set(key, validate)
  }
  if (!validate(value))
    assert.fail(
      `${what} differs from the OpenAPI document: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(value)}`,
    )
}

function resolve<T>({ document }: Contract, value: T | Ref): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T
  const parts = value.$ref.split('/').slice(1)
  return parts.reduce((at, part) => (at as Record<string, unknown>)[part], document as unknown) as T
}

/** Callers must ignore unknown fields, but these tests must not. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]))
  const is_object = 'properties' in inner && [inner.type].flat().includes('object')
  return is_object && !('additionalProperties' in inner) ? { ...inner, additionalProperties: false } : inner
}
