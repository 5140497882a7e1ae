import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import { asset, serveAsset } from './asset.ts'
import { builtFiles } from './built-files.ts'
import { isolation } from './isolation.ts'

const built = fileURLToPath(new URL('../../../dashboard/dist', import.meta.url))

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'content-security-policy': policy,
  'referrer-policy': 'same-origin',
  ...isolation,
}

/**
 * The pages of the dashboard. Every path that isn't a file returns the single page, which decides what to show. A missing
 * file under `assets` is a 404, because a page in place of a script would only fail later.
 */
export function addPages(server: FastifyInstance, folder: string): void {
  const pages = builtFiles(folder === '' ? built : resolve(folder), 'index.html', headersOf)

  function serve(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?', 1)[0]!.slice('/dashboard/'.length)
    const files = pages()
    const file = files?.get(path)
    if (path === 'api' || path.startsWith('api/'))
      throw new ApiError('route_not_found', 'There is nothing at this URL.')
    if (!file && path.startsWith('assets/')) throw new ApiError('route_not_found', 'The dashboard has no such file.')
    return serveAsset(file ?? files?.get('index.html') ?? not_built, request, reply)
  }

  server.get('/', (_request, reply) => reply.code(302).header('location', '/dashboard/').send())
  server.get('/dashboard', (_request, reply) => reply.code(308).header('location', '/dashboard/').send())
  server.get('/dashboard/', serve)
  server.get('/dashboard/*', serve)
}

/** File names under `assets` contain a hash of the content, so they never change. */
function headersOf(name: string): Record<string, string> {
  const forever = name.startsWith('assets/')
  return { ...headers, 'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache' }
}

const not_built = asset(
  'text/html; charset=utf-8',
  Buffer.from(`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Parley</title>
<h1>The dashboard is not built yet</h1>
<p>The service runs, and its API works. The pages are built by <code>npm start</code>; then load this page again.</p>
<p><a href="/docs">The reference of the API</a></p>
`),
  { ...headers, 'cache-control': 'no-cache' },
)
