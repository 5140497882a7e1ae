import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressFile, type Encoding, encodingFor, min_bytes } from './compress.ts'

/** A static file, with its fixed headers. */
export interface Asset {
  headers: Record<string, string>
  bytes: Buffer
  tag: string
  /** By encoding, created on first request. Null if compressing gains nothing. */
  compressed: Map<Encoding, Promise<Buffer>> | null
}

export function asset(type: string, bytes: Buffer, headers: Record<string, string>): Asset {
  const packable = /^text\/|json|javascript|svg|manifest/.test(type)
  return {
    headers: { 'content-type': type, vary: 'Accept-Encoding', ...headers },
    bytes,
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    compressed: packable && bytes.length >= min_bytes ? new Map() : null,
  }
}

export async function serveAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = asset.compressed && encodingFor(request.headers['accept-encoding'])
  const etag = encoding ? `"${asset.tag}-${encoding}"` : `"${asset.tag}"`
  const { 'content-type': type, ...headers } = asset.headers
  reply.headers({ ...headers, etag })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.header('content-type', type)
  if (!encoding) return reply.send(asset.bytes)
  return reply.header('content-encoding', encoding).send(await compressed(asset, encoding))
}

function compressed({ compressed, bytes }: Asset, encoding: Encoding): Promise<Buffer> {
  return compressed!.getOrInsertComputed(encoding, () => compressFile(bytes, encoding))
}
