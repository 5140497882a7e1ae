import type { FastifyInstance } from 'fastify'
import { asset, serveAsset } from './asset.ts'

const policyFor = (images: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${images}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

/** Mails were written for white paper, and for windows wider than a phone. */
const page = Buffer.from(`<!doctype html>
<html data-mail-sheet><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Email</title>
<style>
:root { color-scheme: only light; background: #fff }
body { margin: 0; padding: 12px; overflow-wrap: break-word; color: #1f1f24; font: 14px/1.5 system-ui, sans-serif }
img { max-width: 100%; height: auto }
img:not([src]):not(:is([width='0'], [width='1'])) { outline: 1px dashed #bbb; color: #666; font-size: 12px }
img:not([src]) { width: auto !important }
a { color: #1d4ed8 }
blockquote { margin: 8px 0; padding-inline-start: 12px; border-inline-start: 3px solid #ddd }
pre { white-space: pre-wrap }
@media (max-width: 480px) {
  body { padding: 8px }
  table, td, th, div { max-width: 100% !important; min-width: 0 !important }
  table[width], td, th, div { width: auto !important }
}
</style><body dir="auto"></body></html>
`)

const sheetWith = (images: string) =>
  asset('text/html; charset=utf-8', page, {
    'content-security-policy': policyFor(images),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  })

/**
 * An empty page for the HTML of a mail, in a frame of the dashboard. It has a policy of its own, because the dashboard's allows no styles within
 * HTML, which mails are made of. In it nothing runs. Only where somebody asked for remote images does it load any.
 */
export function addMailSheet(server: FastifyInstance): void {
  const [sheet, with_images] = [sheetWith('data:'), sheetWith('data: https: http:')]
  server.get('/dashboard/mail-sheet', (request, reply) => serveAsset(sheet, request, reply))
  server.get('/dashboard/mail-sheet/images', (request, reply) => serveAsset(with_images, request, reply))
}
