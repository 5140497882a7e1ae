import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findWidget, firstWidget } from '../accounts/visitors.ts'
import type { Database } from '../db/database.ts'
import { isId } from '../ids.ts'
import { asset, serveAsset } from './asset.ts'

const built = fileURLToPath(new URL('../../../widget/dist', import.meta.url))

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

/** A shop to try a widget in: the one it's asked for, or the first of this deployment. Without one, it says how to create one. */
export function addDemoPage(server: FastifyInstance, database: Database, folder: string): void {
  const file = join(folder === '' ? built : resolve(folder), 'demo.html')
  server.get('/demo', async (request, reply) => {
    const page = existsSync(file) ? readFileSync(file, 'utf8') : not_built
    const bytes = Buffer.from(page.replace('%CHANNEL%', await channelFor(database, request)))
    return serveAsset(asset('text/html; charset=utf-8', bytes, headers), request, reply)
  })
}

async function channelFor(database: Database, request: FastifyRequest): Promise<string> {
  const { channel } = request.query as { channel?: unknown }
  if (channel === undefined) return (await firstWidget(database)) ?? ''
  return typeof channel === 'string' && isId('channel', channel) && (await findWidget(database, channel)) ? channel : ''
}

const not_built =
  '<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Parley</title>\n<p>The demo page is not built yet. It is built by <code>npm start</code>.</p>\n'
