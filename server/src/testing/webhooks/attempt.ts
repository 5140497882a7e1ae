import { createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { parseAllowed } from '../../outbound/public-address.ts'
import { openReceiver, type Result, type Terms } from '../../webhooks/attempt.ts'
import { type Answering, startReceiver } from '../receiver.ts'

export const loopback = parseAllowed(['127.0.0.1'])
export const quick = { connect_ms: 1000, whole_ms: 1000 }
export const post = { headers: { 'content-type': 'application/json' }, body: '{"object":"event"}' }

/** One attempt to this URL. Default: in live mode, with only this machine allowed. */
export async function deliver(t: TestContext, url: string, terms: Partial<Terms> = {}) {
  const receiver = openReceiver(url, { allowed: loopback, mode: 'live', ...terms })
  t.after(() => receiver.close())
  return receiver.send(post)
}

/** The result of an attempt that gets this response, without its duration. */
export async function answered(t: TestContext, answer: Answering, terms: Partial<Terms> = {}) {
  const receiver = await startReceiver(answer)
  t.after(() => receiver.stop())
  const { duration_ms, ...result } = await deliver(t, receiver.url, terms)
  return result
}

/** A server that does to connections what no HTTP server would. */
export async function rudely(t: TestContext, act: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    act(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`
}

/** Acts once the request arrives. */
export const onRequest = (act: (socket: Socket) => void) => (socket: Socket) =>
  void socket.once('data', () => act(socket))
export const saying = (words: string) => onRequest((socket) => void socket.end(words))

export const nothing = { status: null, body: null, retry_after_ms: null }
export const statusAndError = ({ status, error }: Result) => [status, error]
