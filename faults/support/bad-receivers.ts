import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { undo } from '../../server/src/db/embedded/fixture.ts'

type Behaviour = (socket: Socket) => void

const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n'
const megabyte = Buffer.alloc(1024 * 1024, 'x')

/** What receivers do to whoever delivers to them. */
export const misbehaviours: Record<string, Behaviour> = {
  'never answers': () => {},
  'answers a byte a second'(socket) {
    const text = `${head}Content-Length: 1000\r\n\r\n${'y'.repeat(1000)}`
    let sent = 0
    const timer = setInterval(() => socket.write(text[sent++] ?? ''), 1000)
    socket.on('close', () => clearInterval(timer))
  },
  'answers 100 MB'(socket) {
    socket.write(`HTTP/1.1 500 Oops\r\nContent-Length: ${100 * megabyte.length}\r\n\r\n`)
    let left = 100
    const pour = () => {
      while (left-- > 0 && !socket.destroyed) if (!socket.write(megabyte)) return void socket.once('drain', pour)
    }
    pour()
  },
  'sends elsewhere'(socket) {
    socket.end('HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/\r\nContent-Length: 0\r\n\r\n')
  },
  'hangs up': (socket) => socket.resetAndDestroy(),
  'talks garbage': (socket) => socket.end('\x16\x03\x01 this is no HTTP \r\n\r\n'),
  'asks for later': (socket) =>
    socket.end('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 86400\r\nContent-Length: 0\r\n\r\n'),
}

/** A server that behaves badly to each connection, once something was said on it. */
export async function badReceiver(t: TestContext, behave: Behaviour): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.once('data', () => {
      socket.resume()
      behave(socket)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo(t, async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return `http://127.0.0.1:${port}/`
}
