import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Wire extends AsyncDisposable {
  /** The address to use in place of the service's. */
  url: string
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
      if (trap !== undefined && bytes.includes(trap)) cut()
    })
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
