import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress as brotliWithCallback, constants, gzip as gzipWithCallback } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliWithCallback)
const gzip = promisify(gzipWithCallback)

export type Encoding = 'br' | 'gzip'

// Below this, an answer fits one packet anyway.
export const min_bytes = 1024
// A customer who writes what may stand in another's message, and watches how long the compressed list is, would learn whether it does.
// A length that varies by chance takes many more tries for each letter (docs/decisions/0034).
const max_padding = 100
// Measured on a list of 135 kB: brotli at 4 takes 1.2 ms for 9.8 kB, gzip at 6 takes 1.6 ms for 11.5 kB.
const answer_quality = 4
// Measured on the scripts of the inbox (650 kB): 22 ms for 183 kB; at 9 135 ms for 182 kB, at 11 1.2 s for 169 kB.
const file_quality = 6

/** The best encoding that the caller takes, by name and not ruled out by `q=0`. */
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
 * Compresses a rendered answer that was read. A secret is shown only by the change that makes it, so never in here; streams and
 * downloads are no text at this point and pass as they come. The ETag stays: it names the version for `If-Match`, and no cache
 * keeps what could be mixed up.
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (request.method !== 'GET' || typeof payload !== 'string') return payload
  const bytes = Buffer.from(payload)
  if (bytes.length < min_bytes) return payload
  reply.header('vary', 'Accept-Encoding')
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
