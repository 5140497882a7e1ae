import { createServer } from 'node:net'
import type { TestContext } from 'node:test'

export interface Sink {
  port: number
  connections(): number
}

/** Listens on every address of this machine and counts connections. */
export async function openSink(t: TestContext): Promise<Sink> {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.on('error', () => {}).end()
  })
  const listening = (host: string) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve))
  await listening('::').catch(() => listening('0.0.0.0'))
  t.after(() => server.close())
  const { port } = server.address() as { port: number }
  return { port, connections: () => connections }
}
