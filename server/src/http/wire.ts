import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { ApiError, errorBody } from '../errors.ts'
import { newId } from '../ids.ts'
import type { BodyDrop } from './drop-body.ts'

/** The headers of every response, whatever went wrong. */
export function serviceHeaders(request_id: string): Record<string, string> {
  return {
    'service-request-id': request_id,
    'service-api-version': 'v1',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  }
}

export const json_type = 'application/json; charset=utf-8'

export const max_header_bytes = 16 * 1024
const max_target_length = 8 * 1024

/** Errors in a request's head that Node's parser accepts. */
export function checkHead(request: IncomingMessage): void {
  if (request.httpVersionMajor !== 1) throw new ApiError('malformed_request', 'This server uses HTTP/1.1.')
  const hosts = request.rawHeaders.filter(
    (name, n) => n % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  )
  // RFC 9112, section 3.2: a server must refuse a request of HTTP/1.1 without exactly one Host.
  if (hosts.length > 1 || (hosts.length === 0 && request.httpVersion !== '1.0'))
    throw new ApiError('malformed_request', 'The request must have exactly one Host header.')
  if (!request.url!.startsWith('/') && !(request.url === '*' && request.method === 'OPTIONS'))
    throw new ApiError('malformed_request', 'The path must begin with a slash.')
  if (request.url!.length > max_target_length) throw new ApiError('uri_too_long', 'The URL is longer than 8 KiB.')
  if (!isDecodable(request.url!))
    throw new ApiError(
      'malformed_request',
      "The URL isn't valid: % must be followed by two hexadecimal digits, in UTF-8.",
    )
}

/** Fastify rejects a path that isn't percent-encoded UTF-8, but accepts such a query string. */
function isDecodable(target: string): boolean {
  if (!target.includes('%')) return true
  try {
    decodeURIComponent(target)
    return true
  } catch {
    return false
  }
}

/** `GET http://host/path` is the form for proxies. Servers must accept it, too (RFC 9112, section 3.2.2). */
export function originForm(target: string): string {
  const absolute = /^https?:\/\/[^/?#]+(.*)$/i.exec(target)
  if (!absolute) return target
  return absolute[1]!.startsWith('/') ? absolute[1]! : `/${absolute[1]}`
}

/** Responds directly on the socket to a request that couldn't be parsed. */
export function refuseSocket(error: ConnectionError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  // A complete request before the broken one is still running, and its caller would mistake the error for its response.
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse }
  if (answer?.req.complete) {
    answer.shouldKeepAlive = false
    answer.once('finish', () => socket.end())
    return
  }
  socket.end(rawAnswer(whatIsWrong(error)), () => socket.destroy())
}

export function rawAnswer(error: ApiError): string {
  const request_id = newId('request')
  const body = errorBody(error.code, error.message, request_id)
  const headers = {
    ...serviceHeaders(request_id),
    ...error.headers,
    'content-type': json_type,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${error.status} ${reasons[error.status] ?? 'Error'}\r\n${lines.join('')}\r\n${body}`
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  414: 'URI Too Long',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
}

function whatIsWrong(error: ConnectionError): ApiError {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ApiError('request_timeout', "The request didn't arrive in time. Try again.")
    case 'HPE_HEADER_OVERFLOW':
      // The parser counts the request line as a header: if no line has ended, the URL is what's too long.
      if ((error.rawPacket as unknown as Buffer | undefined)?.includes('\n') === false)
        return new ApiError('uri_too_long', 'The URL is longer than 8 KiB.')
      return new ApiError('headers_too_large', 'The headers are larger than 16 KiB.')
    default:
      return new ApiError('malformed_request', "This isn't a valid HTTP request.")
  }
}

/** `Expect` with anything but `100-continue` (RFC 9110, section 10.1.1). */
export function expectationRefusal(drop: BodyDrop) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await drop.finish(request, performance.now())
    const request_id = newId('request')
    const refused = new ApiError('expectation_failed', 'The Expect header must be "100-continue".')
    const body = errorBody(refused.code, refused.message, request_id)
    response.writeHead(refused.status, {
      ...serviceHeaders(request_id),
      'content-type': json_type,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    response.end(body)
  }
}

/** `CONNECT` asks for a tunnel, which isn't offered. */
export function refuseTunnel(_request: IncomingMessage, socket: Socket): void {
  socket.end(
    rawAnswer(
      new ApiError('method_not_allowed', 'CONNECT is not supported.', {
        allow: 'GET, HEAD, POST, PATCH, DELETE, OPTIONS',
      }),
    ),
  )
}
