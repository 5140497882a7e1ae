import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors.ts'
import { lazily } from '../jobs/lazily.ts'
import { type Asset, asset, serveAsset } from './asset.ts'
import { isolation } from './isolation.ts'
import type { WebhookEvent } from './openapi/webhooks.ts'
import { openApiDocument } from './openapi.ts'
import type { ApiRoute } from './route.ts'
import { json_type } from './wire.ts'

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

const headers = {
  'cache-control': 'no-cache',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  ...isolation,
}

/**
 * The OpenAPI document and a page to read it and try it out, both public. Built on first request: the document alone would
 * take a quarter of the startup time.
 */
export function addDocumentation(
  server: FastifyInstance,
  routes: readonly ApiRoute[],
  events: readonly WebhookEvent[],
): void {
  const document = documentationAsset(json_type, () => Buffer.from(JSON.stringify(openApiDocument(routes, events))))
  const page = documentationAsset('text/html; charset=utf-8', () => own('page.html'))
  const parts: Record<string, () => Asset> = {
    'page.css': documentationAsset('text/css; charset=utf-8', () => own('page.css')),
    'page.js': documentationAsset('text/javascript; charset=utf-8', () => own('page.js')),
    'favicon.svg': documentationAsset('image/svg+xml', () => own('favicon.svg')),
    'swagger-ui.css': documentationAsset('text/css; charset=utf-8', () => viewer('swagger-ui.css')),
    'swagger-ui-bundle.js': documentationAsset('text/javascript; charset=utf-8', () => viewer('swagger-ui-bundle.js')),
  }

  server.get('/openapi.json', (request, reply) => serveAsset(document(), request, reply))
  server.get('/docs', (request, reply) => serveAsset(page(), request, reply))
  server.get('/docs/', (_request, reply) => reply.code(308).header('location', '../docs').send())
  server.get<{ Params: { part: string } }>('/docs/:part', (request, reply) => {
    const { part } = request.params
    if (!Object.hasOwn(parts, part)) throw new ApiError('route_not_found', 'The reference has no such file.')
    return serveAsset(parts[part]!(), request, reply)
  })
}

function documentationAsset(type: string, bytes: () => Buffer): () => Asset {
  return lazily(() => asset(type, bytes(), headers))
}

function own(file: string): Buffer {
  return readFileSync(new URL(`documentation/${file}`, import.meta.url))
}

function viewer(file: string): Buffer {
  return readFileSync(new URL(import.meta.resolve(`swagger-ui-dist/${file}`)))
}
