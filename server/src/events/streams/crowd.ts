import type { EventType } from '../catalog.ts'
import type { StreamedEvent } from './log.ts'
import type { Stream } from './stream.ts'

/** What a stream is to tell. */
export interface Wanted {
  readonly types: readonly EventType[]
  readonly conversation_id: string | null
}

/** Streams that tell the same, and are told it together. */
export interface Crowd {
  readonly name: string
  readonly types: readonly EventType[]
  readonly wants: (event: StreamedEvent) => boolean
  /** Those that have everything up to where the environment was read; the others catch up by themselves. */
  readonly live: Set<Stream>
  /** How many there are, live or not. */
  size: number
}

export function nameOf({ types, conversation_id }: Wanted): string {
  return `${types.toSorted().join()} ${conversation_id ?? ''}`
}

export function openCrowd(wanted: Wanted): Crowd {
  const { types, conversation_id } = wanted
  const kinds = new Set(types)
  const wants = (event: StreamedEvent) =>
    kinds.has(event.type) && (conversation_id === null || event.conversation_id() === conversation_id)
  return { name: nameOf(wanted), types, wants, live: new Set(), size: 0 }
}
