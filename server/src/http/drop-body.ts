import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** How much is read of bodies that nobody wants. Whoever sends more, slower or longer is answered at once. */
export interface DropBounds {
  max_bytes: number
  /** Since the request arrived. Node itself ends requests after 30 s, with another answer. */
  max_ms: number
  /** Who sends fewer bytes within this time would only hold a connection. */
  pace_bytes: number
  pace_ms: number
  /** After the answer, of whoever doesn't stop at once. */
  linger_bytes: number
  /** Of the whole process. */
  max_connections: number
}

export interface BodyDrop {
  /**
   * Reads what is left of a body that was refused, and keeps none of it: a connection that is closed while the other side still sends is
   * reset, what was answered may be lost, and proxies answer 502 then. Resolves once the answer may be sent, with whether the connection
   * can stay open. Undefined if there is nothing to read.
   */
  finish(request: IncomingMessage, received_at: number): Promise<{ stays_open: boolean }> | undefined
}

const max_file_around = 16 * 1024 * 1024

export function dropBounds(max_file_bytes: number): DropBounds {
  return {
    max_bytes: max_file_bytes + max_file_around,
    max_ms: 28_000,
    pace_bytes: 16 * 1024,
    pace_ms: 5000,
    linger_bytes: 8 * 1024 * 1024,
    max_connections: 256,
  }
}

/** As much as waits in the buffers of both sides anyway. Nobody has to wait for it. */
const small_bytes = 64 * 1024

export function bodyDrop(bounds: DropBounds): BodyDrop {
  const { max_bytes, max_ms, linger_bytes, pace_ms, max_connections } = bounds
  let connections = 0

  async function hold(reading: () => Promise<void>): Promise<void> {
    connections++
    await reading().finally(() => connections--)
  }

  /** As Node does once it has answered with `connection: close`, but without a reset. */
  function closeGently(socket: Socket): void {
    Reflect.deleteProperty(socket, 'destroySoon')
    if (connections >= max_connections || socket.destroyed) return socket.destroySoon()
    // Nothing that follows may be taken for a request.
    socket.removeAllListeners('data')
    socket.end()
    hold(() => readOn(socket, bounds, linger_bytes, pace_ms)).finally(() => socket.destroy())
  }

  async function finish(request: IncomingMessage, received_at: number): Promise<{ stays_open: boolean }> {
    const { socket } = request
    socket.destroySoon = () => closeGently(socket)
    const left_ms = max_ms - (performance.now() - received_at)
    const late = setTimeout(() => socket.destroy(), left_ms + pace_ms).unref()
    const over = () => {
      clearTimeout(late)
      Reflect.deleteProperty(socket, 'destroySoon')
    }
    request.once('end', over).once('close', over).resume()
    const announced = Number(request.headers['content-length'] ?? small_bytes + 1)
    if (announced <= small_bytes) return { stays_open: true }
    if (announced <= max_bytes && connections < max_connections)
      await hold(() => readOn(request, bounds, max_bytes, left_ms))
    return { stays_open: request.complete }
  }

  return {
    finish: (request, received_at) =>
      hasBody(request) && !request.complete && !request.destroyed ? finish(request, received_at) : undefined,
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Until it ends, or a bound is reached. */
function readOn(from: Readable, { pace_bytes, pace_ms }: DropBounds, max_bytes: number, max_ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let bytes = 0
  let before = 0
  const patience = setTimeout(resolve, max_ms)
  const pace = setInterval(() => {
    if (bytes - before < pace_bytes) resolve()
    before = bytes
  }, pace_ms)
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > max_bytes) resolve()
  }
  from.on('data', count).once('end', resolve).once('close', resolve).once('error', resolve).resume()
  return promise.finally(() => {
    clearTimeout(patience)
    clearInterval(pace)
    from.off('data', count)
  })
}
