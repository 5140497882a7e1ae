import { badChunks, expectations, lengths, transfer } from './raw-bodies.ts'
import { fields, garbage, hosts, methods, targets, versions } from './raw-heads.ts'
import { body, chunked, end, get, post, type Vector } from './raw-vector.ts'

/** Vectors that don't wait for a timeout. */
export const quickVectors: Vector[] = [
  lengths,
  transfer,
  badChunks,
  expectations,
  fields,
  hosts,
  targets,
  versions,
  methods,
  garbage,
].flat()

const patience: Vector[] = [
  { name: 'a request line that never ends', send: ['GET /v1/con'], refused: [408], alone: true, patience_ms: 60_000 },
  {
    name: 'fields that never end',
    send: [get().slice(0, -2), 'X-Slow: 1'],
    refused: [408],
    alone: true,
    patience_ms: 60_000,
  },
  {
    name: 'a head cut off',
    send: ['GET /v1/contacts HTTP/1.1\r\nHo'],
    refused: [400],
    or_closed: true,
    alone: true,
    half_close: true,
  },
]

export const vectors: Vector[] = [...patience, ...quickVectors]

/** Vectors that wait for the time limit of half a minute. */
export const longPatience: Vector[] = [
  {
    name: 'a body that never ends',
    send: [post('Content-Length: 50') + body],
    refused: [408],
    alone: true,
    patience_ms: 120_000,
  },
  {
    name: 'chunks that never end',
    send: [`${post(chunked)}a${end}${body}`],
    refused: [408],
    alone: true,
    patience_ms: 120_000,
  },
]
