import type { Bytes } from './raw-http.ts'

/**
 * What to send, and what must happen. `refused`: one response with one of these statuses, then the connection is closed and nothing
 * after it is read. `answered`: one response with one of these statuses, and the request that follows gets its own.
 */
export interface Vector {
  name: string
  send: Bytes[]
  refused?: number[]
  answered?: number[]
  /** Closing the connection without a response is right, too. */
  or_closed?: boolean
  heads?: number[]
  /** No request follows, because this one is incomplete. */
  alone?: boolean
  half_close?: boolean
  patience_ms?: number
}

/** The start of a second request, hidden in the body of the first. It must never be answered. */
export const smuggled = 'GET /v1/contacts?smuggled=1 HTTP/1.1\r\nHost: h\r\n'

export const end = '\r\n'
export const target = '/v1/contacts?limit=1'

export const get = (...fields: string[]) => request('GET', target, ...fields)
export const post = (...fields: string[]) =>
  request('POST', '/v1/contacts', 'Content-Type: application/json', ...fields)
export const line = (first: string) => `${first}${end}Host: h${end}Authorization: KEY${end}${end}`

export function request(method: string, path: string, ...fields: string[]): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: h', 'Authorization: KEY', ...fields, '', ''].join(end)
}

export const body = '{"name":1}'
export const length = `Content-Length: ${body.length}`
export const chunked = 'Transfer-Encoding: chunked'
export const chunks = `${body.length.toString(16)}${end}${body}${end}0${end}${end}`

export const refused = (name: string, send: Bytes | Bytes[], ...statuses: number[]): Vector => ({
  name,
  send: [send].flat(),
  refused: statuses.length > 0 ? statuses : [400],
})
export const answered = (name: string, send: Bytes | Bytes[], ...statuses: number[]): Vector => ({
  name,
  send: [send].flat(),
  answered: statuses.length > 0 ? statuses : [200],
})
