import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip as gzipWithCallback } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const gzip = promisify(gzipWithCallback)

/** A file that is served as it is, with the headers it always has. */
export interface Asset {
  headers: Record<string, string>
  bytes: Buffer
  tag: string
  /** Made when someone first asks for it; null where packing would gain nothing. */
  compressed?: Promise<Buffer> | null
}

export function asset(type: string, bytes: Buffer, headers: Record<string, string>): Asset {
  const packable = /^text\/|json|javascript|svg|manifest/.test(type)
  return {
    headers: { 'content-type': type, vary: 'Accept-Encoding', ...headers },
    bytes,
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    ...(!packable && { compressed: null }),
  }
}

export async function serveAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const accepted = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '')
  const packed = accepted && asset.compressed !== null
  const etag = packed ? `"${asset.tag}-gzip"` : `"${asset.tag}"`
  const { 'content-type': type, ...headers } = asset.headers
  reply.headers({ ...headers, etag })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.header('content-type', type)
  if (!packed) return reply.send(asset.bytes)
  asset.compressed ??= gzip(asset.bytes)
  return reply.header('content-encoding', 'gzip').send(await asset.compressed)
}
