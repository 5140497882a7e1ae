import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress as brotliWithCallback, constants, gzip as gzipWithCallback } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliWithCallback)
const gzip = promisify(gzipWithCallback)

export type Encoding = 'br' | 'gzip'

// A smaller response fits in one packet anyway.
export const min_bytes = 1024
// An attacker who can write text next to a secret and observe compressed lengths could guess the secret (BREACH).
// A random length makes that take far more requests per letter (docs/decisions/0034).
const max_padding = 100
// Measured on a list of 135 kB: brotli at 4 takes 1.2 ms for 9.8 kB, gzip at 6 takes 1.6 ms for 11.5 kB.
const answer_quality = 4
// Measured on the scripts of the inbox (650 kB): 22 ms for 183 kB; at 9 135 ms for 182 kB, at 11 1.2 s for 169 kB.
const file_quality = 6

/** The best encoding that the caller accepts by name, unless ruled out by `q=0`. */
export function encodingFor(accept_encoding: string | undefined): Encoding | null {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const offered = (accept_encoding ?? '').split(',').filter((one) => !refused.test(one))
  const names = new Set(offered.map((one) => one.split(';', 1)[0]!.trim().toLowerCase()))
  if (names.has('br')) return 'br'
  return names.has('gzip') ? 'gzip' : null
}

export function compressFile(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotliAt(file_quality, bytes) : gzip(bytes)
}

/**
 * Compresses the rendered response to a read. Secrets appear only in responses to writes, so never here. Streams and downloads
 * aren't strings at this point and pass unchanged. The ETag stays, because it names the version for `If-Match` and nothing is cached.
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (request.method !== 'GET' || typeof payload !== 'string') return payload
  const bytes = Buffer.from(payload)
  if (bytes.length < min_bytes) return payload
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === null) return payload
  reply.headers({ 'content-encoding': encoding, 'x-padding': '-'.repeat(randomInt(max_padding)) })
  return encoding === 'br' ? brotliAt(answer_quality, bytes) : gzip(bytes)
}

function brotliAt(quality: number, bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
