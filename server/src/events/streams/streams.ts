import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isOfSession, living } from '../../accounts/living.ts'
import { isOfVisitor, type VisitorSpans } from '../../accounts/visitors.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { unavailable } from '../../errors.ts'
import type { Conceal } from '../../http/conceal.ts'
import { limiter } from '../../jobs/limiter.ts'
import type { Announcements } from '../announcements.ts'
import type { Subscription } from '../subscribe.ts'
import { type Feed, openFeed } from './feed.ts'
import { hasRoom } from './stream.ts'
import { type Stream, tellPerson } from './subscriber-group.ts'
import { openVisiting, type Visiting } from './visiting.ts'

/** The open event streams of this process. */
export interface EventStreams {
  /** Throws if the limit is reached. The account with the most streams makes room for others. */
  requireRoom(listener: Pick<Subscription, 'holder' | 'environment_id'>): void
  /** Takes over a response whose headers were written without chunked encoding, until either side closes it. */
  open(subscription: Subscription, response: ServerResponse): void
  /** Sends a message that isn't an event to all signed-in users of an environment. */
  tellPeople(environment_id: number, bytes: Buffer): void
  /** The same to the visitor whose conversation it's about. */
  tellVisitor: Visiting['tell']
  count(): number
  /** Bytes that were sent but not yet read by their readers. */
  waiting(): number
  /** Ends all streams at once. Clients resume on another process, or on this one after its restart. */
  stop(): Promise<void>
}

interface Parts {
  database: Database
  announcements: Pick<Announcements, 'subscribe'>
  /** What users get when their stream opens, before any event. */
  present?: (environment_id: number) => Buffer
  /** Called when the last stream of a key or session has ended. */
  parted?: (holder: string) => void
  max_streams: number
  max_per_key: number
  max_per_session: number
  max_per_visitor: number
  visitor_spans: VisitorSpans
  beat_ms?: number
  failed: (error: unknown) => void
}

const look_ms = 1000
/** Including the query, within a second. */
const dismiss_ms = 800
/** How many streams may read the log on their own at the same time, as all do that return after a restart. */
const catching_up = 4
/** How long a slow reader may take for the rest when its stream ends. */
const farewell_ms = 500
const min_retry_ms = 1000
const max_retry_ms = 3000

export function startEventStreams({
  database,
  announcements,
  present = () => Buffer.alloc(0),
  parted = () => {},
  max_streams,
  max_per_key,
  max_per_session,
  max_per_visitor,
  visitor_spans,
  beat_ms = 15_000,
  failed,
}: Parts): EventStreams {
  const feeds = new Map<number, Feed>()
  const holders = new Map<string, Set<Socket>>()
  const people = new Map<number, Map<Socket, Conceal | undefined>>()
  const environments = new Map<number, Set<Socket>>()
  const visiting = openVisiting()
  const shared_limiter = limiter(catching_up)
  let count = 0
  let stopped = false
  let looking = false
  let look_again = false

  /** Queries which environments have new events: once for all, however many have streams. */
  async function look(): Promise<void> {
    look_again = true
    if (looking) return
    looking = true
    try {
      while (look_again && feeds.size > 0 && !stopped) {
        look_again = false
        const known = new Map([...feeds].map(([id, feed]) => [id, feed.newest()]))
        const rows = await database.read<{ id: number; last_sequence: string }>(
          sql`select id, last_sequence from environments where id = any (${[...known.keys()]}::integer[])`,
        )
        for (const { id, last_sequence } of rows)
          if (Number(last_sequence) < known.get(id)!) beginAgain(id)
          else feeds.get(id)?.advance(Number(last_sequence)).catch(failed)
      }
    } catch (error) {
      failed(error)
    } finally {
      looking = false
    }
  }

  /**
   * The log ends before what was sent: the database is another one, such as a standby that hadn't received everything when it took over.
   * Its next events get numbers that were given before, so each stream has to begin again.
   */
  function beginAgain(environment_id: number): void {
    feeds.delete(environment_id)
    for (const socket of environments.get(environment_id) ?? []) end(socket)
  }

  /** A revoked or expired key, or an ended session, gets nothing more. */
  async function dismiss(): Promise<void> {
    const used = [...holders.keys()]
    if (used.length === 0) return
    const alive = await living(database, visitor_spans, used)
    for (const holder of used) if (!alive.has(holder)) for (const socket of holders.get(holder) ?? []) end(socket)
  }

  const unsubscribe = announcements.subscribe(look)
  const clocks = [
    setInterval(look, look_ms),
    setInterval(() => dismiss().catch(failed), dismiss_ms),
    setInterval(() => {
      for (const feed of feeds.values()) feed.beat()
    }, beat_ms),
  ]

  const sockets = () => [...holders.values()].flatMap((of_holder) => [...of_holder])
  function requireRoom({ holder, environment_id }: Pick<Subscription, 'holder' | 'environment_id'>): void {
    if (stopped) throw unavailable('streams_exhausted', 'This process is stopping. Open the stream again.')
    const limit = isOfSession(holder) ? max_per_session : isOfVisitor(holder) ? max_per_visitor : max_per_key
    if ((holders.get(holder)?.size ?? 0) >= limit)
      throw unavailable(
        'too_many_streams',
        `This caller has ${limit} open streams, which is the limit. Close one first.`,
        10,
      )
    if (count >= max_streams && !makesRoom(environment_id))
      throw unavailable(
        'streams_exhausted',
        `This process has ${max_streams} open streams, which is the limit. Try again later.`,
        5,
      )
  }

  /**
   * The account with the most streams gives one up for an account with fewer. The closed stream resumes once there's room.
   */
  function makesRoom(environment_id: number): boolean {
    const [largest] = [...environments.values()].sort((one, other) => other.size - one.size)
    if (!largest || largest.size <= (environments.get(environment_id)?.size ?? 0) + 1) return false
    const [oldest] = largest
    // Doesn't wait for it to close: several may arrive at once.
    largest.delete(oldest!)
    end(oldest!)
    return true
  }

  function enter({ environment_id, mode, holder, wanted, start, newest }: Subscription, socket: Socket) {
    const feed =
      feeds.get(environment_id) ??
      openFeed({ database, limiter: shared_limiter, failed }, { environment_id, mode }, newest)
    feeds.set(environment_id, feed)
    const of_holder = holders.get(holder) ?? new Set()
    holders.set(holder, of_holder.add(socket))
    const of_environment = environments.get(environment_id) ?? new Set()
    environments.set(environment_id, of_environment.add(socket))
    count++
    const stream: Stream = { socket, group: feed.enter(wanted), position: start.sequence }
    socket.once('close', () => {
      count--
      of_holder.delete(socket)
      of_environment.delete(socket)
      if (of_environment.size === 0 && environments.get(environment_id) === of_environment)
        environments.delete(environment_id)
      if (of_holder.size === 0) {
        holders.delete(holder)
        parted(holder)
      }
      if (feed.leave(stream) && feeds.get(environment_id) === feed) feeds.delete(environment_id)
    })
    return { feed, stream }
  }

  function welcome(environment_id: number, socket: Socket, conceal: Conceal | undefined): void {
    if (!socket.writable) return
    const those = people.get(environment_id) ?? new Map<Socket, Conceal | undefined>()
    people.set(environment_id, those.set(socket, conceal))
    socket.once('close', () => {
      those.delete(socket)
      if (those.size === 0 && people.get(environment_id) === those) people.delete(environment_id)
    })
    tellPerson(socket, conceal, present(environment_id)).catch(failed)
  }

  return {
    requireRoom,
    open(subscription, response) {
      const { socket } = response.req
      if (socket.destroyed) return
      const { feed, stream } = enter(subscription, socket)
      // From here on, writes directly to the socket: half the work per event and stream.
      const { wanted, first = '' } = subscription
      if (wanted.view) visiting.welcome(subscription.environment_id, socket, wanted.view)
      response.write(greeting(subscription.start.id) + first, () => {
        if (isOfSession(subscription.holder)) welcome(subscription.environment_id, socket, wanted.conceal)
        feed.follow(stream)
      })
    },
    tellPeople(environment_id, bytes) {
      // A reader that doesn't read misses it: the next change sends it again.
      for (const [socket, conceal] of people.get(environment_id) ?? [])
        if (socket.writable && hasRoom(socket, 0, bytes.length)) tellPerson(socket, conceal, bytes).catch(failed)
    },
    tellVisitor: visiting.tell,
    count: () => count,
    waiting: () => sockets().reduce((bytes, { writableLength }) => bytes + writableLength, 0),
    async stop() {
      stopped = true
      unsubscribe()
      for (const clock of clocks) clearInterval(clock)
      const open = sockets()
      for (const socket of open) end(socket)
      if (open.every(({ writableLength }) => writableLength === 0)) return
      await pause(farewell_ms)
      for (const socket of open) socket.destroy()
    },
  }
}

/** Reports at once that it's open and at which position, so that a stream cut off before its first event loses none. */
function greeting(id: string | null): string {
  // Spread out, so that clients of a stopped process don't all return at once.
  const retry_ms = Math.round(min_retry_ms + Math.random() * (max_retry_ms - min_retry_ms))
  return `: connected\nretry: ${retry_ms}\n${id === null ? '' : `id: ${id}\n`}\n`
}

/** Lets the reader take what is queued, for a limited time. */
function end(socket: Socket): void {
  if (socket.writableEnded) return
  socket.destroySoon()
  const late = setTimeout(() => socket.destroy(), farewell_ms)
  socket.once('close', () => clearTimeout(late))
}
