import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findWidget, noteWebsite } from '../accounts/visitors.ts'
import type { Database } from '../db/database.ts'
import { ApiError, notFound } from '../errors.ts'
import { asset, serveAsset } from './asset.ts'
import { builtFiles } from './built-files.ts'

const built = fileURLToPath(new URL('../../../widget/dist', import.meta.url))

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * The website widget: the loader that pages name, the page in its frame, and what that loads. Which websites may show the frame
 * is the channel's setting, so its header is written for each request.
 */
export function addWidgetPages(server: FastifyInstance, database: Database, folder: string): void {
  const files = builtFiles(folder === '' ? built : resolve(folder), 'frame.html', headersOf)

  server.get('/widget.js', (request, reply) => serveAsset(files()?.get('widget.js') ?? no_loader, request, reply))
  server.get('/widget/frame', async (request, reply) => {
    const channel = await findWidget(database, channelIn(request))
    if (!channel) throw notFound('channel')
    const { origins } = JSON.parse(channel.widget) as { origins: string[] }
    // Nobody waits for it, and the next visitor makes up for a failure.
    noteWebsite(database, channel, origins, request.headers.referer).catch(() => {})
    const { headers, ...page } = files()?.get('frame.html') ?? no_frame
    const ancestors = `frame-ancestors ${["'self'", ...origins].join(' ')}`
    return serveAsset(
      { ...page, headers: { ...headers, 'content-security-policy': `${policy}; ${ancestors}` } },
      request,
      reply,
    )
  })
  server.get('/widget/assets/*', (request, reply) => {
    const file = files()?.get(request.url.split('?', 1)[0]!.slice('/widget/'.length))
    if (!file) throw new ApiError('route_not_found', 'The widget has no such file.')
    return serveAsset(file, request, reply)
  })
}

function channelIn(request: FastifyRequest): string {
  const { channel } = request.query as { channel?: unknown }
  return typeof channel === 'string' && !channel.includes('\0') ? channel : ''
}

function headersOf(name: string): Record<string, string> {
  if (name === 'widget.js') return of_loader
  return name.startsWith('assets/') ? of_assets : of_frame
}

/** Any website loads it, and an update reaches all within minutes. */
const of_loader = { 'cache-control': 'public, max-age=300', 'cross-origin-resource-policy': 'cross-origin' }
const of_assets = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
}
const of_frame = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

const no_loader = asset(
  'text/javascript; charset=utf-8',
  Buffer.from("console.warn('The Parley widget is not built yet. It is built by npm start.')\n"),
  { ...of_loader, 'cache-control': 'no-cache' },
)

const no_frame = asset(
  'text/html; charset=utf-8',
  Buffer.from(
    '<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Parley</title>\n<p>The widget is not built yet. It is built by <code>npm start</code>.</p>\n',
  ),
  of_frame,
)
