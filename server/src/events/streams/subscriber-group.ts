import type { Socket } from 'node:net'
import type { Withholding } from '../../http/withhold.ts'
import type { EventType } from '../catalog.ts'
import type { StreamedEvent } from './log.ts'

/** What a stream is to tell. */
export interface Wanted {
  readonly types: readonly EventType[]
  readonly conversation_id: string | null
  /** What is taken out of events, null where nothing is, and a name for whom it is taken out. */
  readonly reader: string
  readonly withhold: Withholding | null
}

/** Streams that tell the same, and are told it together. */
export interface SubscriberGroup {
  readonly name: string
  readonly types: readonly EventType[]
  readonly wants: (event: StreamedEvent) => boolean
  /** The event as this group may read it. */
  readonly shown: (event: StreamedEvent) => StreamedEvent
  /** Those that have everything up to where the environment was read; the others catch up by themselves. */
  readonly live: Set<Stream>
  /** How many there are, live or not. */
  size: number
}

/** One open stream. */
export interface Stream {
  readonly socket: Socket
  readonly group: SubscriberGroup
  /** The sequence up to which everything was handed to the socket, or is not wanted. */
  position: number
}

export function nameOf({ types, conversation_id, reader, withhold }: Wanted): string {
  return `${types.toSorted().join()} ${conversation_id ?? ''} ${withhold ? reader : ''}`
}

export function openGroup(wanted: Wanted): SubscriberGroup {
  const { types, conversation_id, withhold } = wanted
  const kinds = new Set(types)
  const wants = (event: StreamedEvent) =>
    kinds.has(event.type) && (conversation_id === null || event.conversation_id() === conversation_id)
  const shown = (event: StreamedEvent) => (withhold ? { ...event, bytes: without(event.bytes, withhold) } : event)
  return { name: nameOf(wanted), types, wants, shown, live: new Set(), size: 0 }
}

/** Before the JSON stand its fields, behind it two line breaks. */
function without(bytes: Buffer, withhold: Withholding): Buffer {
  const text = bytes.toString()
  const start = text.indexOf('{')
  return Buffer.from(`${text.slice(0, start)}${withhold(text.slice(start, -2))}\n\n`)
}
