import type { Bytes } from './raw-http.ts'

/**
 * What is said, and what must become of it. `refused`: one answer with one of these statuses, then the connection is closed and
 * nothing that follows is read. `answered`: one answer for each, and the request that follows is answered as itself.
 */
export interface Vector {
  name: string
  send: Bytes[]
  refused?: number[]
  answered?: number[]
  /** Either of both is right. */
  or_closed?: boolean
  heads?: number[]
  /** Nothing follows: the request is not complete. */
  alone?: boolean
  half_close?: boolean
  patience_ms?: number
}

/** The start of another request, hidden in the body of the first: it must never be answered. */
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
