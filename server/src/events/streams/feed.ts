import { setImmediate as breath, setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import type { Limiter } from '../../limiter.ts'
import { eventTypeNames } from '../schema.ts'
import { type Environment, readLog, type StreamedEvent } from './log.ts'
import { recentEvents } from './recent.ts'
import { drained, hasRoom } from './stream.ts'
import { nameOf, openGroup, type Stream, type SubscriberGroup, type Wanted } from './subscriber-group.ts'

/** A place in the log, as a number and by its event. */
export interface Place {
  readonly sequence: number
  /** Null where the event is no longer kept. */
  readonly id: string | null
}

/** What is told to the open streams of one environment. */
export interface Feed {
  /** The group that a stream with these wishes belongs to, and counts into. */
  enter(wanted: Wanted): SubscriberGroup
  /** Answers whether no one is left. */
  leave(stream: Stream): boolean
  /** Brings the stream up to the others, and from then on tells it what they are told. */
  follow(stream: Stream): Promise<void>
  /** Reads on in the log, as far as it goes by now, and hands out what is new. */
  advance(newest: number): Promise<void>
  /** Says to each stream that it lives, and where it stands. */
  beat(): Promise<void>
}

export interface FeedParts {
  database: Database
  /** One stream that catches up reads the log for itself alone: a few at a time may. */
  turns: Limiter
  failed: (error: unknown) => void
}

const page = 100
/** What is handed out at once: far below what a reader may leave unread. */
const batch_bytes = 64 * 1024
/** So many streams are written to before others get their turn of the event loop: some five milliseconds. */
const slice = 500
const retry_ms = 1000

export function openFeed({ database, turns, failed }: FeedParts, environment: Environment, start: Place): Feed {
  const groups = new Map<string, SubscriberGroup>()
  let newest = start.sequence
  /** How far the log was read, and is handed out. */
  let at = start
  const recent = recentEvents()
  let advancing = false
  let written = 0

  async function advance(upto: number): Promise<void> {
    newest = Math.max(newest, upto)
    if (advancing) return
    advancing = true
    try {
      while (at.sequence < newest && groups.size > 0) {
        const upto = newest
        const events = await readLog(database, environment, {
          after: at.sequence,
          upto,
          types: eventTypeNames,
          limit: page,
        })
        for (const batch of batchesOf(events)) await handOut(batch)
        // What is missing at the end was deleted for its age.
        if (events.length < page) at = { ...at, sequence: upto }
      }
    } finally {
      advancing = false
    }
  }

  async function handOut(events: StreamedEvent[]): Promise<void> {
    const before = at.sequence
    const last = events.at(-1)!
    at = last
    recent.add(events)
    for (const { wants, shown, live } of groups.values()) {
      const wanted = events.filter(wants).map(shown)
      const all = joined(wanted)
      for (const stream of live) {
        // Whoever came in meanwhile has it from the log; whoever is ended hears nothing more.
        if (stream.position >= last.sequence || !stream.socket.writable) continue
        const bytes =
          stream.position <= before ? all : joined(wanted.filter(({ sequence }) => sequence > stream.position))
        if (bytes.length > 0) {
          if (!hasRoom(stream.socket, 0, bytes.length)) {
            live.delete(stream)
            follow(stream)
            continue
          }
          stream.socket.write(bytes)
          if (++written % slice === 0) await breath()
        }
        stream.position = last.sequence
      }
    }
  }

  async function follow(stream: Stream): Promise<void> {
    const { socket, group } = stream
    let limit = page
    // Writable no more means ended, though what waits may never leave: its reader does not read.
    while (socket.writable && stream.position < at.sequence) {
      await drained(socket)
      try {
        limit = await readOn(stream, limit)
      } catch (error) {
        failed(error)
        await pause(retry_ms)
      }
    }
    // Nothing comes between this look and the entry: no event is left out, none is told twice.
    if (socket.writable) group.live.add(stream)
  }

  /** Reads on for one stream alone, and hands it what its reader has room for. Answers how many to read the next time. */
  async function readOn(stream: Stream, limit: number): Promise<number> {
    const { socket, group } = stream
    if (!socket.writable) return limit
    const upto = at.sequence
    const part = { after: stream.position, upto, types: group.types, limit }
    const events = recent.after(part.after, limit) ?? (await turns(() => readLog(database, environment, part)))
    const taken: Buffer[] = []
    let bytes = 0
    for (const event of events) {
      if (group.wants(event)) {
        const text = group.shown(event).bytes
        if (!hasRoom(socket, bytes, text.length)) break
        taken.push(text)
        bytes += text.length
      }
      stream.position = event.sequence
    }
    if (taken.length > 0) socket.write(Buffer.concat(taken, bytes))
    const is_cut = events.length > 0 && stream.position < events.at(-1)!.sequence
    if (is_cut) return Math.max(1, taken.length)
    if (events.length < limit) stream.position = upto
    return Math.min(page, limit * 2)
  }

  async function beat(): Promise<void> {
    const plain = Buffer.from(':\n\n')
    for (const { live } of groups.values())
      for (const { socket, position } of live) {
        // What waits to be read says as much.
        if (socket.writableLength > 0 || !socket.writable) continue
        socket.write(position === at.sequence && at.id !== null ? Buffer.from(`:\nid: ${at.id}\n\n`) : plain)
        if (++written % slice === 0) await breath()
      }
  }

  return {
    enter(wanted) {
      const name = nameOf(wanted)
      const group = groups.get(name) ?? openGroup(wanted)
      groups.set(name, group)
      group.size++
      return group
    },
    leave(stream) {
      const { group } = stream
      group.live.delete(stream)
      group.size--
      if (group.size === 0) groups.delete(group.name)
      return groups.size === 0
    },
    follow,
    advance,
    beat,
  }
}

function batchesOf(events: StreamedEvent[]): StreamedEvent[][] {
  const batches: StreamedEvent[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const event of events) {
    if (bytes + event.bytes.length > batch_bytes) {
      batches.push([])
      bytes = 0
    }
    batches.at(-1)!.push(event)
    bytes += event.bytes.length
  }
  return batches
}

function joined(events: StreamedEvent[]): Buffer {
  return events.length === 1 ? events[0]!.bytes : Buffer.concat(events.map(({ bytes }) => bytes))
}
