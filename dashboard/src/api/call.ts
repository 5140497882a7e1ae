import { infoOf } from '@parley/sdk/transport'
import type { Matter } from './matter.ts'

export type Mode = 'live' | 'test'

/** A new Idempotency-Key: one per action, kept for all its attempts. */
export function newKey(): string {
  return `dashboard-${crypto.getRandomValues(new BigUint64Array(2)).join('-')}`
}

/** The request, for error messages. */
export interface Request {
  method: string
  /** As in the OpenAPI document, such as `/contacts/{contact_id}`. */
  path: string
  body?: object
}

type Told = Partial<Pick<ApiError, 'message' | 'request_id' | 'retry_after_s' | 'matter'>>

/** The service's error response, and when to retry. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly request_id: string | null
  readonly retry_after_s: number | null
  /** The limit that the rejected parameter breaks. Null if the schema doesn't say. */
  readonly matter: Matter | null

  constructor(status: number, code: string, told: Told = {}) {
    super(told.message)
    this.status = status
    this.code = code
    this.request_id = told.request_id ?? null
    this.retry_after_s = told.retry_after_s ?? null
    this.matter = told.matter ?? null
  }

  /** The rejected parameter, if any: the message starts with it. */
  get parameter(): string | undefined {
    return parameterIn(this.message)
  }
}

/** No response: the network or the service is down. The request may or may not have been executed. */
export class Unreachable extends Error {}

export async function errorOf(response: Response, text: string, request: Request): Promise<ApiError | Unreachable> {
  const { status, request_id, retry_after_s } = infoOf(response)
  const told = toldIn(text)
  if (told) {
    const { code, message } = told
    const matter = code === 'parameter_invalid' ? await matterOf(message, request) : null
    return new ApiError(status, code, { message, request_id: told.request_id ?? null, retry_after_s, matter })
  }
  // Not from the service: a proxy responds while the service is down.
  if (status >= 502 && status <= 504) return new Unreachable('No answer came.')
  return new ApiError(status, 'unknown', { request_id, retry_after_s })
}

function toldIn(text: string): { code: string; message: string; request_id?: string } | null {
  try {
    const { error } = JSON.parse(text)
    return { ...error, code: `${error.code}`, message: `${error.message}` }
  } catch {
    return null
  }
}

/** The limits from the schemas are loaded only when a parameter is rejected. */
export async function matterOf(message: string, { method, path, body }: Request): Promise<Matter | null> {
  const parameter = parameterIn(message)
  if (parameter === undefined) return null
  const { breachOf } = await import('./matter.ts').catch(() => ({ breachOf: () => null }))
  return breachOf(`${method} ${path}`, parameter, body)
}

function parameterIn(message: string): string | undefined {
  return /^`([^`]+)`/.exec(message)?.[1]
}
