import type { IncomingMessage } from 'node:http'

const max_bytes = 16 * 1024 * 1024
const max_ms = 5000

/**
 * Reads the rest of a body that is too large, and keeps none of it. A connection that is closed while the other side still sends is reset, and
 * what was answered may be lost: proxies then answer 502. Whoever sends too much or too slowly is answered at once.
 */
export function dropBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed || Number(request.headers['content-length'] ?? 0) > max_bytes)
    return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const patience = setTimeout(resolve, max_ms)
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > max_bytes) resolve()
  }
  request.on('data', count).once('close', resolve).once('end', resolve).resume()
  return promise.finally(() => {
    clearTimeout(patience)
    request.off('data', count)
  })
}
