import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gzip as gzipWithCallback } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import { openApiDocument } from './openapi.ts'
import type { Route } from './route.ts'
import { json_type } from './wire.ts'

const gzip = promisify(gzipWithCallback)

// `unsafe-inline` for styles only: Swagger UI sets them on its elements. Nothing is loaded from or sent to anywhere else.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The OpenAPI document and a page to read it and try it out with, both open to everybody. */
export function addDocumentation(server: FastifyInstance, routes: readonly Route[]): void {
  const document = asset(json_type, Buffer.from(JSON.stringify(openApiDocument(routes))))
  const page = asset('text/html; charset=utf-8', own('page.html'))
  const parts: Record<string, Asset> = {
    'page.css': asset('text/css; charset=utf-8', own('page.css')),
    'page.js': asset('text/javascript; charset=utf-8', own('page.js')),
    'favicon.svg': asset('image/svg+xml', own('favicon.svg')),
    'swagger-ui.css': asset('text/css; charset=utf-8', viewer('swagger-ui.css')),
    'swagger-ui-bundle.js': asset('text/javascript; charset=utf-8', viewer('swagger-ui-bundle.js')),
  }

  // Whoever opens the service in a browser is shown what it can do.
  server.get('/', (_request, reply) => reply.code(302).header('location', '/docs').send())
  server.get('/openapi.json', (request, reply) => serve(document, request, reply))
  server.get('/docs', (request, reply) => serve(page, request, reply))
  server.get('/docs/', (_request, reply) => reply.code(308).header('location', '../docs').send())
  server.get<{ Params: { part: string } }>('/docs/:part', (request, reply) => {
    const { part } = request.params
    if (!Object.hasOwn(parts, part)) throw new ApiError('route_not_found', 'The reference has no such file.')
    return serve(parts[part]!, request, reply)
  })
}

interface Asset {
  type: string
  bytes: Buffer
  tag: string
  /** Made when somebody first asks for it. */
  compressed?: Promise<Buffer>
}

function asset(type: string, bytes: Buffer): Asset {
  return { type, bytes, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 16) }
}

function own(file: string): Buffer {
  return readFileSync(new URL(`documentation/${file}`, import.meta.url))
}

function viewer(file: string): Buffer {
  return readFileSync(new URL(import.meta.resolve(`swagger-ui-dist/${file}`)))
}

async function serve(asset: Asset, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const packed = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '')
  const etag = packed ? `"${asset.tag}-gzip"` : `"${asset.tag}"`
  reply.headers({
    etag,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
  })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.type(asset.type)
  if (!packed) return reply.send(asset.bytes)
  asset.compressed ??= gzip(asset.bytes)
  return reply.header('content-encoding', 'gzip').send(await asset.compressed)
}
