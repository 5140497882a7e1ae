import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { undo } from '../../server/src/testing/embedded-database.ts'

type Behavior = (socket: Socket) => void

const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n'
const megabyte = Buffer.alloc(1024 * 1024, 'x')

/** Receivers that never finish a response. */
const endless: Record<string, Behavior> = {
  'never answers': () => {},
  'answers a byte a second'(socket) {
    const text = `${head}Content-Length: 1000\r\n\r\n${'y'.repeat(1000)}`
    let sent = 0
    const timer = setInterval(() => socket.write(text[sent++] ?? ''), 1000)
    socket.on('close', () => clearInterval(timer))
  },
}

export const misbehaviors: Record<string, Behavior> = {
  ...endless,
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

export interface BadReceiver {
  url: string
  hangs: boolean
  /** Closed connections that received a request. */
  ended(): number
}

/** A server that misbehaves on every connection once it has received data. */
export async function badReceiver(t: TestContext, name: string): Promise<BadReceiver> {
  const sockets = new Set<Socket>()
  let ended = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.once('data', () => {
      socket.resume()
      socket.on('close', () => ended++)
      misbehaviors[name]!(socket)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo(t, async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}/`, hangs: name in endless, ended: () => ended }
}
