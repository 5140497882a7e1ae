import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Wire extends AsyncDisposable {
  /** The address to use in place of the service's. */
  url: string
  /** What was asked for, such as `GET /widget.js`, preflights included. */
  requests: string[]
  /** Closes all connections and accepts no new ones. */
  cut(): void
  /** Cuts before forwarding a request that contains these words. */
  cutAt(words: string): void
  mend(): void
}

/** A TCP proxy in front of the service, to cut the network. */
export async function wireTo(service: string): Promise<Wire> {
  const { hostname, port } = new URL(service)
  const open = new Set<Socket>()
  const requests: string[] = []
  let is_cut = false
  let trap: string | undefined
  function cut() {
    is_cut = true
    for (const socket of open) socket.destroy()
  }
  const server = createServer((near) => {
    if (is_cut) return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (bytes: Buffer) => {
      // A browser sends no second request on a connection before the first has its answer.
      const [, line] = /^([A-Z]+ \/\S*) HTTP\/1\.1\r\n/.exec(bytes.toString('latin1')) ?? []
      if (line !== undefined) requests.push(line)
      if (trap !== undefined && bytes.includes(trap)) cut()
    })
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    cut,
    cutAt(words) {
      trap = words
    },
    mend() {
      trap = undefined
      is_cut = false
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
