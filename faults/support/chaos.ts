import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { undo } from '../../server/src/testing/embedded-database.ts'
import type { Random } from '../../server/src/testing/random.ts'

/** What becomes of a connection. Each of them carries some bytes first, so that anything may be under way. */
export const fates = [
  'nothing',
  'late',
  'drips',
  'reset on the way there',
  'reset on the way back',
  'half-open',
] as const
export type Fate = (typeof fates)[number]

export interface Chaos {
  url: string
  /** How many connections had each fate. */
  met: Record<Fate, number>
}

/** So many dead connections are kept open. Their owners have given up long since. */
const max_dead = 50

/** A bad network between clients and a service. */
export async function chaos(t: TestContext, service_url: string, random: Random): Promise<Chaos> {
  const to = new URL(service_url)
  const met = Object.fromEntries(fates.map((fate) => [fate, 0])) as Chaos['met']
  const open = new Set<Socket>()
  const dead: Socket[][] = []
  let accepted = 0
  const bury = (pair: Socket[]) => {
    dead.push(pair)
    if (dead.length > max_dead) for (const socket of dead.shift()!) socket.destroy()
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const upstream = connect({ host: to.hostname, port: Number(to.port), allowHalfOpen: true })
    for (const one of [socket, upstream]) {
      open.add(one)
      one.setNoDelay(true).on('close', () => open.delete(one))
      one.on('error', () => {})
    }
    // In turn, so that each comes about in a short run, too.
    const fate = fates[accepted++ % fates.length]!
    carry(socket, upstream, { fate, random, met, bury })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo(t, async () => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, met }
}

interface Means {
  fate: Fate
  random: Random
  met: Chaos['met']
  bury(pair: Socket[]): void
}

function carry(socket: Socket, upstream: Socket, { fate, random, met, bury }: Means): void {
  // About one to three requests with their responses.
  let rest = random.int(200, 2500)
  let is_met = false
  let is_dead = false
  const reset = () => {
    socket.resetAndDestroy()
    upstream.resetAndDestroy()
  }
  /** How much of this is carried in this direction, now that its connection meets its fate. */
  const meet = (to: Socket, bytes: Buffer): Buffer => {
    if (!is_met) met[fate]++
    is_met = true
    const way_there = to === upstream
    if (fate === (way_there ? 'reset on the way there' : 'reset on the way back')) {
      const cut = bytes.subarray(0, random.int(0, bytes.length - 1))
      is_dead = true
      // After what was carried so far.
      to.write(cut, () => reset())
      return Buffer.alloc(0)
    }
    // What is asked arrives. The answer never does, and neither side is told.
    if (fate === 'half-open' && !way_there) {
      if (!is_dead) bury([socket, upstream])
      is_dead = true
      return Buffer.alloc(0)
    }
    return bytes
  }
  const forward = async (to: Socket, bytes: Buffer) => {
    if (is_dead) return
    rest -= bytes.length
    const carried = rest > 0 ? bytes : meet(to, bytes)
    if (rest <= 0 && fate === 'late') await pause(random.int(1, 40))
    if (rest > 0 || fate !== 'drips') to.write(carried)
    else
      for (let at = 0; at < carried.length; at += 40) {
        to.write(carried.subarray(at, at + 40))
        await pause(1)
      }
  }
  for (const [one, other] of [
    [socket, upstream],
    [upstream, socket],
  ] as const) {
    // In order, although some of it waits.
    let before = Promise.resolve()
    one.on('data', (bytes: Buffer) => {
      before = before.then(() => forward(other, bytes))
    })
    const left = () => void before.then(() => is_dead || other.end())
    one.on('end', left).on('close', left)
  }
}
