import type { ErrorCode } from '../../errors.ts'
import type { Described } from '../route.ts'
import type { Components } from './components.ts'
import type { JsonSchema, Ref, Response } from './document.ts'
import { beforeRouting, byStatus } from './errors.ts'
import { everywhere, type HeaderName, headerRefs, headers, limited, replayed } from './headers.ts'
import type { Surface } from './surface.ts'

const descriptions: Record<number | 'default', string> = {
  200: 'Done.',
  201: 'Created.',
  304: "The object hasn't changed since the version in `If-None-Match`.",
  400: 'The request is invalid.',
  401: 'The API key is missing or invalid.',
  403: "The API key doesn't have permission.",
  404: 'No object has this ID: it never existed, was deleted, or belongs to another account or mode.',
  406: "The `Accept` header excludes the response's format.",
  409: 'The request conflicts with the current state.',
  410: 'The data is no longer kept.',
  412: 'The object has changed since the version in `If-Match`.',
  413: 'The body is too large.',
  415: "The body isn't JSON in UTF-8, or it's compressed.",
  422: "The request is well formed but can't be processed.",
  429: 'Too many requests.',
  500: 'Something went wrong in the service.',
  502: 'An external system failed or returned an unusable response.',
  503: 'The service is temporarily unavailable. Try again.',
  507: 'There is no room left.',
  504: "An external system didn't respond in time.",
  default: 'The request was rejected before it reached the operation: 408, 414, 417 or 431.',
}

/** Errors that read the same everywhere: each is one component. */
function shared<R extends Described>({ always, when_writing, when_repeating }: Surface<R>): Record<string, Refusal> {
  return {
    Unauthorized: { status: 401, codes: always },
    Forbidden: { status: 403, codes: always },
    NotFound: { status: 404, codes: ['resource_not_found'] },
    NotAcceptable: { status: 406, codes: always },
    BeingWorkedOn: { status: 409, codes: when_repeating },
    PreconditionFailed: { status: 412, codes: ['precondition_failed'] },
    BodyTooLarge: { status: 413, codes: when_writing },
    UnsupportedMediaType: { status: 415, codes: when_writing },
    KeyReused: { status: 422, codes: when_repeating },
    TooManyRequests: { status: 429, codes: always },
    InternalError: { status: 500, codes: always },
    Unavailable: { status: 503, codes: always },
    Refused: { status: 'default', codes: beforeRouting },
  }
}

interface Refusal {
  status: number | 'default'
  codes: readonly ErrorCode[]
}

export function responsesOf<R extends Described>(
  route: R,
  surface: Surface<R>,
  components: Components,
  has_versions: boolean,
): Record<string, Response | Ref> {
  const errors = byStatus([
    ...surface.always.filter((code) => !surface.spared(route).includes(code)),
    ...(route.method === 'GET' ? [] : surface.when_writing),
    ...(route.once_per_key ? surface.when_repeating : []),
    ...bodyErrors(route),
    ...route.errors,
  ])
  return {
    [route.status]: success(route, components, has_versions),
    ...(route.method === 'GET' && has_versions && { 304: notModified() }),
    ...Object.fromEntries(
      Array.from(errors, ([status, codes]) => [status, sharedOr(status, codes, surface, components)]),
    ),
    default: reference('Refused'),
  }
}

export function sharedResponses<R extends Described>(
  surface: Surface<R>,
  components: Components,
  used: (name: string) => boolean,
): Record<string, Response> {
  const entries = Object.entries(shared(surface)).filter(([name]) => used(name))
  return Object.fromEntries(
    entries.map(([name, { status, codes }]) => [name, refusal(status, of(status, codes), surface, components)]),
  )
}

/** OpenAPI 3.1 can't describe the parts of a stream. */
const stream: JsonSchema = {
  type: 'string',
  description:
    "Server-sent events: `id` is the event's ID, `event` its type, and `data` the event object, as in the response " +
    'of `GET /events/{event_id}`. Lines that begin with a colon keep the connection alive and arrive at least ' +
    'every 15 seconds.',
  examples: [
    ': connected\nretry: 2000\n\nid: svcevt_01h455vb4pex5vsknk084sn02q\nevent: message.created\ndata: {"object":"event"}\n\n',
  ],
}

const device_cookie = {
  ...headers['Set-Cookie'],
  description: 'The cookie that identifies the browser.',
  schema: { type: 'string', pattern: '^(__Host-)?parley_device=' },
}

function success(route: Described, { shown, example }: Components, has_versions: boolean): Response {
  const answer = route.answer as JsonSchema
  const is_stream = route.answer_type === 'text/event-stream'
  const is_text = route.answer_type === 'text/csv'
  const is_list = answer.properties?.object?.const === 'list'
  const names: HeaderName[] = [
    ...everywhere,
    ...limited,
    ...(has_versions ? (['ETag'] as const) : []),
    ...(route.located ? (['Location'] as const) : []),
    ...(is_list ? (['Link'] as const) : []),
    ...(is_stream ? (['X-Accel-Buffering'] as const) : []),
    ...(route.once_per_key ? replayed : []),
    ...(route.cookie === 'always' ? (['Set-Cookie'] as const) : []),
    ...(route.cookie === 'always' || route.cookie === 'sometimes' ? (['Clear-Site-Data'] as const) : []),
    ...(is_text ? (['Content-Disposition'] as const) : []),
  ]
  return {
    description: descriptions[route.status]!,
    headers: {
      ...headerRefs(names),
      ...(route.cookie === 'sometimes' && { 'Set-Cookie': { ...headers['Set-Cookie'], required: false } }),
      ...(route.cookie === 'device' && { 'Set-Cookie': device_cookie }),
    },
    content: {
      [route.answer_type]: is_stream
        ? { schema: stream, 'x-event-data': shown(answer) }
        : is_text
          ? { schema: shown(answer) }
          : { schema: shown(answer), examples: example(answer) },
    },
  }
}

function notModified(): Response {
  return { description: descriptions[304]!, headers: headerRefs([...everywhere, ...limited, 'ETag']) }
}

function bodyErrors(route: Described): ErrorCode[] {
  return [route.body, route.query].some((one) => requiresSomething(one as JsonSchema | undefined))
    ? ['parameter_missing']
    : []
}

/** Whether a field of it is required, at any depth: a change may leave out a list, but not half of an entry. */
function requiresSomething(schema: JsonSchema | boolean | undefined): boolean {
  if (typeof schema !== 'object') return false
  const { required = [], properties = {}, patternProperties = {}, items, additionalProperties, anyOf = [] } = schema
  const parts = [
    ...Object.values(properties),
    ...Object.values(patternProperties),
    items,
    additionalProperties,
    ...anyOf,
  ]
  return required.length > 0 || parts.some((part) => requiresSomething(part))
}

function sharedOr<R extends Described>(
  status: number,
  codes: readonly ErrorCode[],
  surface: Surface<R>,
  components: Components,
): Response | Ref {
  const same = Object.entries(shared(surface)).find(
    ([, one]) => one.status === status && String(of(status, one.codes)) === String(codes),
  )
  return same ? reference(same[0]) : refusal(status, codes, surface, components)
}

function of(status: number | 'default', codes: readonly ErrorCode[]): readonly ErrorCode[] {
  return status === 'default' ? codes : (byStatus(codes).get(status) ?? [])
}

function refusal<R extends Described>(
  status: number | 'default',
  codes: readonly ErrorCode[],
  surface: Surface<R>,
  components: Components,
): Response {
  return {
    description: surface.descriptions[status] ?? descriptions[status] ?? `Refused: ${status}.`,
    headers: {
      ...headerRefs([...everywhere, ...headersOf(status, surface), ...hintsOf(status, surface)]),
      ...sometimes(status, codes, surface),
    },
    content: { 'application/json': { schema: components.errorSchema(), examples: components.errorExamples(codes) } },
  }
}

function headersOf<R extends Described>(status: number | 'default', { by }: Surface<R>): readonly HeaderName[] {
  if (status === 'default') return []
  if (status === 401) return by === 'key' ? ['WWW-Authenticate'] : limited
  const names: HeaderName[] = [...limited]
  if (status === 429 || status === 503) names.push('Retry-After')
  if ([404, 409, 422].includes(status)) names.push(...replayed)
  return names
}

function hintsOf<R extends Described>(status: number | 'default', { by }: Surface<R>): HeaderName[] {
  if (status !== 'default' && status >= 500) return []
  return [
    ...(status === 400 ? (['X-Error-Param'] as const) : []),
    ...(status === 400 || status === 404 ? (['X-Error-Hint'] as const) : []),
    ...(by === 'key' ? (['X-Error-Doc'] as const) : []),
  ]
}

/** Headers that come with only some of a status's codes. */
function sometimes<R extends Described>(status: number | 'default', codes: readonly ErrorCode[], { by }: Surface<R>) {
  return {
    ...(status === 401 &&
      by !== 'key' && {
        'WWW-Authenticate': { ...headers['WWW-Authenticate'], required: false, schema: { type: 'string' } },
      }),
    ...(status === 403 && by === 'key' && { 'WWW-Authenticate': { ...headers['WWW-Authenticate'], required: false } }),
    ...(codes.includes('idempotency_key_in_use') && { 'Retry-After': { ...headers['Retry-After'], required: false } }),
    ...(status === 415 && {
      Accept: { ...headers.Location, description: 'The accepted media type of the body.', required: false },
    }),
  }
}

function reference(name: string): Ref {
  return { $ref: `#/components/responses/${name}` }
}
