import type { StreamedEvent } from './log.ts'

/** The most recently sent events, so that a stream that is briefly behind needs no database query. */
export interface Recent {
  add(events: readonly StreamedEvent[]): void
  /** Up to this many events after this sequence. Undefined if the buffer doesn't reach back that far. */
  after(sequence: number, limit: number): readonly StreamedEvent[] | undefined
}

const max_bytes = 256 * 1024

export function recentEvents(): Recent {
  let events: StreamedEvent[] = []
  let bytes = 0
  return {
    add(more) {
      // Events emptied in the log by a deletion must not be sent from here.
      const deletion = more.findLastIndex(({ type }) => type === 'contact.deleted' || type === 'conversation.deleted')
      if (deletion !== -1) [events, bytes] = [[], 0]
      for (const event of more.slice(Math.max(0, deletion))) {
        events.push(event)
        bytes += event.bytes.length
      }
      let old = 0
      while (bytes > max_bytes) bytes -= events[old++]!.bytes.length
      events = events.slice(old)
    },
    after(sequence, limit) {
      const from = sequence + 1 - (events[0]?.sequence ?? Number.POSITIVE_INFINITY)
      return from < 0 ? undefined : events.slice(from, from + limit)
    },
  }
}
