import { Unreachable } from './safe-connector.ts'

/**
 * Why an attempt failed. Deliberately coarse: system error messages would let anyone with an endpoint explore the operator's
 * network.
 */
export const failureClasses = [
  'dns_error',
  'connection_refused',
  'connection_reset',
  'timeout',
  'tls_error',
  'blocked_address',
  'bad_response',
  'http_status',
] as const
export type FailureClass = (typeof failureClasses)[number]

const by_code: Record<string, FailureClass> = {
  ECONNREFUSED: 'connection_refused',
  EHOSTUNREACH: 'connection_refused',
  EHOSTDOWN: 'connection_refused',
  ENETUNREACH: 'connection_refused',
  EADDRNOTAVAIL: 'connection_refused',
  EACCES: 'connection_refused',
  EPERM: 'connection_refused',
  ECONNRESET: 'connection_reset',
  ECONNABORTED: 'connection_reset',
  EPIPE: 'connection_reset',
  UND_ERR_SOCKET: 'connection_reset',
  UND_ERR_DESTROYED: 'connection_reset',
  UND_ERR_CLOSED: 'connection_reset',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'bad_response',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'bad_response',
}

export function failureClass(error: Error, protocol: string): FailureClass {
  if (error instanceof Unreachable) return error.code
  const { code = '', name, message } = error as NodeJS.ErrnoException
  // An unexpected 100 or 101 response: its code says broken connection.
  if (name === 'HTTPParserError' || /^bad (response|upgrade)/.test(message)) return 'bad_response'
  // Of an AbortSignal, whose code is a number.
  if (name === 'TimeoutError') return 'timeout'
  // OpenSSL has about eighty codes for certificate problems.
  return by_code[code] ?? (protocol === 'https:' ? 'tls_error' : 'connection_reset')
}
