import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { undo } from '../../server/src/testing/embedded-database.ts'

export interface BlackHole {
  /** The same place, through here. */
  url: string
  port: number
  /** Carries nothing more over the connections that are open, and closes none. New ones work. Returns how many. */
  swallow(): number
  /**
   * Swallows the next connection that carries something like this, in response to a request like that if one is given. Of that,
   * it carries so much, or all that comes back from then on drop by drop. Resolves then.
   */
  swallowAt(what: RegExp, carried?: Share, request?: RegExp): Promise<void>
  /** Carries what was swallowed on the way there, also of connections that their owner has given up since. */
  deliver(): void
  /** Accepts connections and carries nothing, as before a frozen machine, until it thaws. Then it carries what waited. */
  freeze(): void
  thaw(): void
}

type Share = keyof typeof shares
const shares = { nothing: 0, half: 0.5, all: 1, drops: 0 }
/** One byte each time: never silent for a second, and never done. */
const drop_ms = 300

interface Trap {
  what: RegExp
  carried: Share
  request: RegExp | undefined
  sprung: () => void
}

/** A network that loses connections without a word, as a router does that forgot them. */
export async function blackHole(t: TestContext, place_url: string): Promise<BlackHole> {
  const to = new URL(place_url)
  const carried = new Set<Carried>()
  const swallowed: Carried[] = []
  let is_frozen = false
  let trap: Trap | undefined
  /** How much of this is carried before its connection is swallowed, or drips. Undefined: all, and neither happens. */
  const caught = (bytes: Buffer, request: string): Caught | undefined => {
    if (!trap?.what.test(bytes.toString('latin1'))) return undefined
    if (trap.request && !trap.request.test(request)) return undefined
    const { carried, sprung } = trap
    trap = undefined
    sprung()
    return { length: Math.floor(bytes.length * shares[carried]), drips: carried === 'drops' }
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const upstream = connect({ host: to.hostname, port: Number(to.port), allowHalfOpen: true })
    let request = ''
    socket.prependListener('data', (bytes: Buffer) => {
      const [, line] = /^([A-Z]+ .*?) HTTP/.exec(bytes.toString('latin1', 0, 1024)) ?? []
      if (line !== undefined) request = line
    })
    const one = carry(socket, upstream, (bytes) => {
      const so_much = caught(bytes, request)
      if (so_much?.drips) one.drip()
      else if (so_much) swallow(one)
      return so_much?.length
    })
    if (is_frozen) one.freeze()
    carried.add(one)
    upstream.on('close', () => carried.delete(one))
  })
  const swallow = (one: Carried) => {
    one.swallow()
    swallowed.push(one)
    carried.delete(one)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo(t, async () => {
    for (const one of [...carried, ...swallowed]) one.end()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const url = new URL(place_url)
  url.port = String(port)
  // Not through the socket's folder.
  url.searchParams.delete('host')
  return {
    url: url.href,
    port,
    swallow() {
      const all = [...carried]
      for (const one of all) swallow(one)
      return all.length
    },
    swallowAt(what, carried = 'nothing', request) {
      const { promise, resolve: sprung } = Promise.withResolvers<void>()
      trap = { what, carried, request, sprung }
      return promise
    },
    deliver() {
      for (const one of swallowed) one.deliver()
    },
    freeze() {
      is_frozen = true
      for (const one of carried) one.freeze()
    },
    thaw() {
      is_frozen = false
      for (const one of carried) one.thaw()
    },
  }
}

interface Caught {
  length: number
  drips: boolean
}

interface Carried {
  drip(): void
  swallow(): void
  deliver(): void
  freeze(): void
  thaw(): void
  end(): void
}

/** `catches`: how much of these bytes is carried although it was swallowed because of them. Undefined if it wasn't. */
function carry(socket: Socket, upstream: Socket, catches: (bytes: Buffer) => number | undefined): Carried {
  let kept: Buffer[] | undefined
  let dripping: NodeJS.Timeout | undefined
  /** What waits on the way back, which only a thaw carries, or drop by drop. */
  let waiting: Buffer[] = []
  let is_given_up = false
  let is_left = false
  const forward = (to: Socket, bytes: Buffer) => {
    if (dripping && to === socket) return void waiting.push(bytes)
    if (kept) return void (to === upstream ? kept.push(bytes) : waiting.push(bytes))
    const length = catches(bytes) ?? bytes.length
    if (length > 0) to.write(bytes.subarray(0, length))
    if (dripping) waiting.push(bytes.subarray(length))
    else if (length < bytes.length && to === upstream) kept!.push(bytes.subarray(length))
  }
  const deliver = () => {
    for (const bytes of kept ?? []) upstream.write(bytes)
    if (is_given_up) upstream.end()
  }
  socket.on('data', (bytes: Buffer) => forward(upstream, bytes))
  upstream.on('data', (bytes: Buffer) => forward(socket, bytes))
  for (const [one, other] of [
    [socket, upstream],
    [upstream, socket],
  ] as const) {
    one.on('error', () => {})
    one.on('end', () => {
      if (!kept) other.end()
      else if (one === socket) is_given_up = true
      else is_left = true
    })
    // Given up without a goodbye.
    one.on('close', () => {
      if (!kept) other.destroy()
      else if (one === socket) is_given_up = true
      else is_left = true
    })
  }
  return {
    drip() {
      dripping = setInterval(() => {
        const all = Buffer.concat(waiting)
        if (all.length > 0) socket.write(all.subarray(0, 1))
        waiting = [all.subarray(1)]
      }, drop_ms).unref()
      socket.on('close', () => clearInterval(dripping))
    },
    swallow() {
      kept = []
    },
    deliver,
    freeze() {
      kept = []
    },
    thaw() {
      deliver()
      kept = undefined
      for (const bytes of waiting) socket.write(bytes)
      waiting = []
      if (is_left) socket.end()
    },
    end() {
      socket.destroy()
      upstream.destroy()
    },
  }
}
