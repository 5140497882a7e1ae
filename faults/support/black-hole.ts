import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { undo } from '../../server/src/testing/embedded-database.ts'

export interface BlackHole {
  /** The same database, through here. */
  url: string
  /** Carries nothing more over the connections that are open, and closes none. New ones work. Returns how many. */
  swallow(): number
  /** Carries what was swallowed on the way there, also of connections that their owner has given up since. */
  deliver(): void
}

/** A network that loses connections without a word, as a router does that forgot them. */
export async function blackHole(t: TestContext, database_url: string): Promise<BlackHole> {
  const to = new URL(database_url)
  const carried = new Set<Carried>()
  const swallowed: Carried[] = []
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const upstream = connect({ host: to.hostname, port: Number(to.port), allowHalfOpen: true })
    const one = carry(socket, upstream)
    carried.add(one)
    upstream.on('close', () => carried.delete(one))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo(t, async () => {
    for (const one of [...carried, ...swallowed]) one.end()
    server.close()
  })
  const url = new URL(database_url)
  url.port = String((server.address() as { port: number }).port)
  // Not through the socket's folder.
  url.searchParams.delete('host')
  return {
    url: url.href,
    swallow() {
      for (const one of carried) one.swallow()
      swallowed.push(...carried)
      const count = carried.size
      carried.clear()
      return count
    },
    deliver() {
      for (const one of swallowed) one.deliver()
    },
  }
}

interface Carried {
  swallow(): void
  deliver(): void
  end(): void
}

function carry(socket: Socket, upstream: Socket): Carried {
  let kept: Buffer[] | undefined
  let is_given_up = false
  socket.on('data', (bytes: Buffer) => (kept ? kept.push(bytes) : upstream.write(bytes)))
  upstream.on('data', (bytes) => {
    if (!kept) socket.write(bytes)
  })
  for (const [one, other] of [
    [socket, upstream],
    [upstream, socket],
  ] as const) {
    one.on('error', () => {})
    one.on('end', () => {
      if (!kept) other.end()
      else if (one === socket) is_given_up = true
    })
  }
  return {
    swallow() {
      kept = []
    },
    deliver() {
      for (const bytes of kept ?? []) upstream.write(bytes)
      if (is_given_up) upstream.end()
    },
    end() {
      socket.destroy()
      upstream.destroy()
    },
  }
}
