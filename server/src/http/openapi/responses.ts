import type { ErrorCode } from '../../errors.ts'
import type { Route } from '../route.ts'
import type { Components } from './components.ts'
import type { JsonSchema, Ref, Response } from './document.ts'
import { always, beforeRouting, byStatus, whenWriting } from './errors.ts'
import { everywhere, type HeaderName, headerRefs, headers, limited, replayed } from './headers.ts'

const descriptions: Record<number | 'default', string> = {
  200: 'Done.',
  201: 'Created.',
  304: 'Not changed since the version in `If-None-Match`.',
  400: 'The request is not valid.',
  401: 'No API key, or one that is not accepted.',
  403: 'The API key may not do this.',
  404: 'Nothing has this id: it never existed, was deleted, or belongs to another account or mode.',
  406: 'The `Accept` header rules the answer out.',
  409: 'Not possible in the present state.',
  410: 'No longer kept.',
  412: 'The object has changed since the version in `If-Match`.',
  413: 'The body is too large.',
  415: 'The body is not JSON in UTF-8, or it is compressed.',
  422: 'Well formed, and still not acceptable.',
  429: 'Too many requests.',
  500: 'A fault of the service.',
  502: 'An outside system gave an unusable answer.',
  503: 'The service cannot work at the moment. Try again.',
  504: 'An outside system gave no answer in time.',
  default: 'Refused before the request reached its operation: 408, 414, 417 or 431.',
}

/** Refusals that read the same wherever they occur: each stands once among the components. */
export const shared: Record<string, { status: number | 'default'; codes: readonly ErrorCode[] }> = {
  Unauthorized: { status: 401, codes: always },
  Forbidden: { status: 403, codes: always },
  NotFound: { status: 404, codes: ['resource_not_found'] },
  NotAcceptable: { status: 406, codes: always },
  BeingWorkedOn: { status: 409, codes: whenWriting },
  PreconditionFailed: { status: 412, codes: ['precondition_failed'] },
  BodyTooLarge: { status: 413, codes: whenWriting },
  UnsupportedMediaType: { status: 415, codes: whenWriting },
  KeyReused: { status: 422, codes: whenWriting },
  TooManyRequests: { status: 429, codes: always },
  InternalError: { status: 500, codes: always },
  Unavailable: { status: 503, codes: always },
  Refused: { status: 'default', codes: beforeRouting },
}

export function responsesOf(
  route: Route,
  components: Components,
  has_versions: boolean,
): Record<string, Response | Ref> {
  const errors = byStatus([
    ...always,
    ...(route.method === 'GET' ? [] : whenWriting),
    ...bodyErrors(route),
    ...route.errors,
  ])
  return {
    [route.status]: success(route, components, has_versions),
    ...(route.method === 'GET' && has_versions && { 304: notModified() }),
    ...Object.fromEntries(Array.from(errors, ([status, codes]) => [status, sharedOr(status, codes, components)])),
    default: reference('Refused'),
  }
}

export function sharedResponses(components: Components, used: (name: string) => boolean): Record<string, Response> {
  const entries = Object.entries(shared).filter(([name]) => used(name))
  return Object.fromEntries(
    entries.map(([name, { status, codes }]) => [name, refusal(status, of(status, codes), components)]),
  )
}

/** OpenAPI 3.1 has no words of its own for the parts of a stream. */
const stream: JsonSchema = {
  type: 'string',
  description:
    'Server-sent events: `id` is the id of an event, `event` its type, `data` the event itself, as it is answered alone. Lines that begin with a colon come at least every 15 seconds, and only show that the stream lives.',
  examples: [
    ': connected\nretry: 2000\n\nid: svcevt_01h455vb4pex5vsknk084sn02q\nevent: message.created\ndata: {"object":"event"}\n\n',
  ],
}

function success(route: Route, { shown, example }: Components, has_versions: boolean): Response {
  const answer = route.answer as JsonSchema
  const is_stream = route.answer_type === 'text/event-stream'
  const is_list = answer.properties?.object?.const === 'list'
  const names: HeaderName[] = [
    ...everywhere,
    ...limited,
    ...(has_versions ? (['ETag'] as const) : []),
    ...(route.located ? (['Location'] as const) : []),
    ...(is_list ? (['Link'] as const) : []),
    ...(is_stream ? (['X-Accel-Buffering'] as const) : []),
    ...(route.method === 'GET' ? [] : replayed),
  ]
  return {
    description: descriptions[route.status]!,
    headers: headerRefs(names),
    content: {
      [route.answer_type]: is_stream
        ? { schema: stream, 'x-event-data': shown(answer) }
        : { schema: shown(answer), examples: example(answer) },
    },
  }
}

function notModified(): Response {
  return { description: descriptions[304]!, headers: headerRefs([...everywhere, ...limited, 'ETag']) }
}

function bodyErrors(route: Route): ErrorCode[] {
  const has_required = [route.body, route.query].some(
    (one) => ((one as JsonSchema | undefined)?.required ?? []).length > 0,
  )
  return has_required ? ['parameter_missing'] : []
}

function sharedOr(status: number, codes: readonly ErrorCode[], components: Components): Response | Ref {
  const same = Object.entries(shared).find(
    ([, one]) => one.status === status && String(of(status, one.codes)) === String(codes),
  )
  return same ? reference(same[0]) : refusal(status, codes, components)
}

function of(status: number | 'default', codes: readonly ErrorCode[]): readonly ErrorCode[] {
  return status === 'default' ? codes : (byStatus(codes).get(status) ?? [])
}

function refusal(status: number | 'default', codes: readonly ErrorCode[], components: Components): Response {
  return {
    description: descriptions[status] ?? `Refused: ${status}.`,
    headers: { ...headerRefs([...everywhere, ...headersOf(status)]), ...sometimes(status, codes) },
    content: { 'application/json': { schema: components.errorSchema(), examples: components.errorExamples(codes) } },
  }
}

function headersOf(status: number | 'default'): readonly HeaderName[] {
  if (status === 'default') return []
  if (status === 401) return ['WWW-Authenticate']
  const names: HeaderName[] = [...limited]
  if (status === 429 || status === 503) names.push('Retry-After')
  if ([404, 409, 422].includes(status)) names.push(...replayed)
  return names
}

/** Headers that only some of the codes of a status come with. */
function sometimes(status: number | 'default', codes: readonly ErrorCode[]) {
  return {
    ...(status === 403 && { 'WWW-Authenticate': { ...headers['WWW-Authenticate'], required: false } }),
    ...(codes.includes('idempotency_key_in_use') && { 'Retry-After': { ...headers['Retry-After'], required: false } }),
    ...(status === 415 && {
      Accept: { ...headers.Location, description: 'What the body may be.', required: false },
    }),
  }
}

function reference(name: string): Ref {
  return { $ref: `#/components/responses/${name}` }
}
