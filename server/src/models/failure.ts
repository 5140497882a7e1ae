import type { FailureClass } from '../../webhooks/failure-class.ts'

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
  /** What happened, for the person who runs this: without a word of those who were talked about. */
  words: string
  retry_after_ms?: number | null
  /** Whether the server may have begun to work, and counts it. */
  cost?: 'unknown'
}

/** What the database refuses or cannot do has a code; what has none is a mistake of ours. */
export function isOfDatabase(error: unknown): boolean {
  return typeof (error as { code?: unknown }).code === 'string'
}

const wire: Record<FailureClass, string> = {
  dns_error: "The host of the model's address did not resolve.",
  connection_refused: 'Nothing listens at the address of the model, or its machine cannot be reached.',
  connection_reset: 'The connection to the model broke.',
  tls_error: 'The connection to the model could not be encrypted, or its certificate is not trusted.',
  blocked_address: 'The host of the model leads to an address that this service may not call.',
  bad_response: "What the model's server sent was no answer of HTTP, or longer than 4 MiB.",
  timeout: 'The model gave no answer within the time limit.',
  http_status: 'The server of the model refused.',
}

export function wireFailure(failure: FailureClass): Failure {
  if (failure === 'timeout') return { reason: 'timeout', words: wire.timeout, cost: 'unknown' }
  if (failure === 'bad_response') return { reason: 'invalid', words: wire.bad_response, cost: 'unknown' }
  return { reason: 'unreachable', words: wire[failure], ...(failure === 'connection_reset' && { cost: 'unknown' }) }
}

const too_long =
  /context (?:size|length|window)|maximum context|(?:prompt|input|request|message\w*) (?:\S+ ){0,3}too (?:long|large|big)|KV size/i
const of_manner = /\b(?:tools?|tool_choice|functions?|jinja|response_format|json_object|json_schema|schema|grammar)\b/i

/**
 * What a refusal is about, by the server's words. The server of llama.cpp answers 500 also to what it will never do: "tools param requires
 * --jinja flag", "the request exceeds the available context size, try increasing it", "input is too large to process. increase the
 * physical batch size" (examples/server/server.cpp, later tools/server; newer ones answer 400 to the last two). Others say 400 or 413.
 */
export function refusalOf(status: number, said: string | null): 'length' | 'manner' | null {
  if (status === 413 || ([400, 422, 500].includes(status) && said !== null && too_long.test(said))) return 'length'
  if ([404, 415, 422, 501].includes(status)) return 'manner'
  return status === 400 || (status === 500 && said !== null && of_manner.test(said)) ? 'manner' : null
}

/** An answer that is none; `said` is what the server gave as its reason, where that may be told. */
export function statusFailure(
  status: number,
  said: string | null,
  { retry_after_ms, refusal }: { retry_after_ms: number | null; refusal: ReturnType<typeof refusalOf> },
): Failure {
  const told = `The model's server answered ${status}${said === null ? '.' : `: ${said}`}`
  if (refusal === 'length') return { reason: 'invalid', words: `It was more than the model can read at once. ${told}` }
  if (status === 401 || status === 403) return { reason: 'unauthorized', words: told }
  if (status === 429) return { reason: 'rate_limited', words: told, retry_after_ms }
  if (status === 408 || status === 504) return { reason: 'timeout', words: told, cost: 'unknown' }
  if (status >= 300 && status < 400)
    return { reason: 'unreachable', words: `${told} It points elsewhere, and redirects are not followed.` }
  if (status === 404 || status >= 500) return { reason: 'unreachable', words: told }
  return { reason: 'invalid', words: told }
}

const advice: Record<Reason, string> = {
  no_model: 'Set `provider`, `base_url` and `model` (PATCH /assistant), or leave it so: the embedded engine does all.',
  budget: 'Raise `tokens_per_day` or `tokens_per_conversation`, or wait for the next day (UTC).',
  refused: 'Try another model: this one declines harmless questions.',
  invalid:
    'Try another model: this one does not keep to a given shape. Look whether `base_url` ends where the protocol begins, such as /v1.',
  timeout: 'Try a smaller model or a faster machine; the first call after a start may only load the model: test again.',
  rate_limited: 'Wait, or raise the limits at the provider.',
  unreachable:
    'Look whether the server runs, whether `base_url` is right up to /v1, and whether it has a model of this name.',
  unauthorized: 'Set the right `api_key`, and look whether it may use this model.',
}

export function adviceFor(reason: Reason): string {
  return advice[reason]
}
