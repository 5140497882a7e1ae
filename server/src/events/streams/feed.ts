import { setImmediate as breath, setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import type { Limiter } from '../../jobs/limiter.ts'
import { eventTypeNames } from '../schema.ts'
import { type Environment, readLog, type StreamedEvent } from './log.ts'
import { recentEvents } from './recent.ts'
import { drained, hasRoom } from './stream.ts'
import { nameOf, openGroup, type Stream, type SubscriberGroup, type Wanted } from './subscriber-group.ts'

/** A position in the log: its sequence and event. */
export interface Place {
  readonly sequence: number
  /** Null if the event is no longer stored. */
  readonly id: string | null
}

/** The feed for the open streams of one environment. */
export interface Feed {
  /** Returns the group for streams with these options, and counts the stream in. */
  enter(wanted: Wanted): SubscriberGroup
  /** Returns whether the feed has no streams left. */
  leave(stream: Stream): boolean
  /** Brings a stream up to date, then includes it in what the others get. */
  follow(stream: Stream): Promise<void>
  /** The newest position that is known. */
  newest(): number
  /** Reads the log to its end and sends what is new. */
  advance(newest: number): Promise<void>
  /** Sends each stream a heartbeat with its position. */
  beat(): Promise<void>
}

export interface FeedParts {
  database: Database
  /** A stream that catches up reads the log on its own. Only a few do so at a time. */
  limiter: Limiter
  failed: (error: unknown) => void
}

const page = 100
/** How many bytes are sent at once: far below what a slow reader may have unread. */
const batch_bytes = 64 * 1024
/** After writing to this many streams, yields to the event loop: about five milliseconds. */
const slice = 500
const retry_ms = 1000

export function openFeed({ database, limiter, failed }: FeedParts, environment: Environment, start: Place): Feed {
  const groups = new Map<string, SubscriberGroup>()
  let newest = start.sequence
  /** How far the log was read and sent. */
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
        // Events missing at the end were deleted because of their age.
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
    for (const group of groups.values()) {
      const { live } = group
      if (live.size === 0) continue
      const wanted = await shownTo(group, events)
      if (wanted === null) continue
      const all = joined(wanted)
      for (const stream of live) {
        // Streams added in the meantime have read it from the log. Streams that ended get nothing more.
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

  /** The events of a batch for a group. Null if they couldn't be shown: then each of its streams reads on by itself. */
  async function shownTo(group: SubscriberGroup, events: StreamedEvent[]): Promise<StreamedEvent[] | null> {
    const shown = events.filter(group.wants).map(group.shown)
    if (!shown.some((one) => one instanceof Promise)) return shown as StreamedEvent[]
    try {
      return await Promise.all(shown)
    } catch (error) {
      failed(error)
      for (const stream of group.live) {
        group.live.delete(stream)
        follow(stream)
      }
      return null
    }
  }

  async function follow(stream: Stream): Promise<void> {
    const { socket, group } = stream
    let limit = page
    // No longer writable means ended, even if pending data never leaves because the reader doesn't read.
    while (socket.writable && stream.position < at.sequence) {
      await drained(socket)
      try {
        limit = await readOn(stream, limit)
      } catch (error) {
        failed(error)
        await pause(retry_ms)
      }
    }
    // Nothing can come between this check and adding the stream, so no event is missed or sent twice.
    if (socket.writable) group.live.add(stream)
  }

  /** Reads the log for a single stream and sends as much as its reader has room for. Returns how many to read next time. */
  async function readOn(stream: Stream, limit: number): Promise<number> {
    const { socket, group } = stream
    if (!socket.writable) return limit
    const upto = at.sequence
    const part = { after: stream.position, upto, types: group.types, limit }
    const events = recent.after(part.after, limit) ?? (await limiter(() => readLog(database, environment, part)))
    const taken: Buffer[] = []
    let bytes = 0
    for (const event of events) {
      if (group.wants(event)) {
        const { bytes: text } = await group.shown(event)
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
        // The unread data already tells the client.
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
    newest: () => newest,
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
