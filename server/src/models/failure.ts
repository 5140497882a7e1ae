import type { FailureClass } from '../outbound/failure-class.ts'

export const reasons = [
  'no_model',
  'budget',
  'refused',
  'invalid',
  'timeout',
  'rate_limited',
  'unreachable',
  'unauthorized',
] as const
export type Reason = (typeof reasons)[number]

/** Why there is no answer. */
export interface Failure {
  reason: Reason
  /** What happened, for operators, without any customer text. */
  words: string
  retry_after_ms?: number | null
  /** Whether the server may have started working, and billing. */
  cost?: 'unknown'
}

/** Database errors have a code. An error without one is our own bug. */
export function isOfDatabase(error: unknown): boolean {
  return typeof (error as { code?: unknown }).code === 'string'
}

const wire: Record<FailureClass, string> = {
  dns_error: "The host of the model's URL couldn't be resolved.",
  connection_refused: "Nothing is listening at the model's URL, or its machine can't be reached.",
  connection_reset: 'The connection to the model broke.',
  tls_error: "The connection to the model couldn't be encrypted, or its certificate isn't trusted.",
  blocked_address: "The model's host leads to an address that this service can't call.",
  bad_response: "The response of the model's server wasn't valid HTTP, or was longer than 4 MiB.",
  timeout: "The model didn't respond within the time limit.",
  http_status: "The model's server rejected the request.",
}

export function wireFailure(failure: FailureClass): Failure {
  if (failure === 'timeout') return { reason: 'timeout', words: wire.timeout, cost: 'unknown' }
  if (failure === 'bad_response') return { reason: 'invalid', words: wire.bad_response, cost: 'unknown' }
  return { reason: 'unreachable', words: wire[failure], ...(failure === 'connection_reset' && { cost: 'unknown' }) }
}

const too_long =
  /context (?:size|length|window)|maximum context|(?:prompt|input|request|message\w*) (?:\S+ ){0,3}too (?:long|large|big)|KV size/i
const about_style =
  /\b(?:tools?|tool_choice|functions?|jinja|response_format|json_object|json_schema|schema|grammar)\b/i

/**
 * What the server rejected, by its message: the length of the text, or the style of the request. llama.cpp's server also responds
 * with 500 to requests it never supports: "tools param requires --jinja flag", "the request exceeds the available context size, try
 * increasing it", "input is too large to process. increase the physical batch size" (examples/server/server.cpp, later tools/server;
 * newer builds respond with 400 to the last two). Other servers respond with 400 or 413.
 */
export function refusalOf(status: number, explanation: string | null): 'length' | 'style' | null {
  if (status === 413 || ([400, 422, 500].includes(status) && explanation !== null && too_long.test(explanation)))
    return 'length'
  if ([404, 415, 422, 501].includes(status)) return 'style'
  return status === 400 || (status === 500 && explanation !== null && about_style.test(explanation)) ? 'style' : null
}

/** The failure behind an HTTP status. `explanation` is the server's own message, if it may be shown. */
export function statusFailure(
  status: number,
  explanation: string | null,
  { retry_after_ms, refusal }: { retry_after_ms: number | null; refusal: ReturnType<typeof refusalOf> },
): Failure {
  const response = `The model's server responded with ${status}${explanation === null ? '.' : `: ${explanation}`}`
  if (refusal === 'length')
    return { reason: 'invalid', words: `The text exceeds the model's context window. ${response}` }
  if (status === 401 || status === 403) return { reason: 'unauthorized', words: response }
  if (status === 429) return { reason: 'rate_limited', words: response, retry_after_ms }
  if (status === 408 || status === 504) return { reason: 'timeout', words: response, cost: 'unknown' }
  if (status >= 300 && status < 400) return { reason: 'unreachable', words: `${response} Redirects aren't followed.` }
  if (status === 404 || status >= 500) return { reason: 'unreachable', words: response }
  return { reason: 'invalid', words: response }
}

const advice: Record<Reason, string> = {
  no_model: 'Set `provider`, `base_url` and `model` (PATCH /assistant), or use the embedded engine without a model.',
  budget: 'Raise `tokens_per_day` or `tokens_per_conversation`, or wait for the next day (UTC).',
  refused: 'Try another model: this one declines harmless questions.',
  invalid:
    "Try another model: this one doesn't follow the required structure. Check that `base_url` ends with the version, such as /v1.",
  timeout: 'Try a smaller model or a faster machine. The first call after a start may only load the model: test again.',
  rate_limited: 'Wait, or raise your limits with the provider.',
  unreachable:
    'Check that the server is running, that `base_url` is correct up to /v1, and that the server has a model with this name.',
  unauthorized: 'Set the correct `api_key`, and check that it has access to this model.',
}

export function adviceFor(reason: Reason): string {
  return advice[reason]
}
