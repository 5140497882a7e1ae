import type { Socket } from 'node:net'
import type { Conceal } from '../../http/conceal.ts'
import type { Withholding } from '../../http/withhold.ts'
import type { EventType } from '../catalog.ts'
import type { StreamedEvent } from './log.ts'

/** What a stream sends. */
export interface Wanted {
  readonly types: readonly EventType[]
  /** What a visitor of a website sees, instead of the events themselves. */
  readonly view?: View
  readonly conversation_id: string | null
  /** What is removed from events, and a name for the readers it's removed for. Null if nothing is. */
  readonly reader: string
  readonly withhold: Withholding | null
  /** Removes conversations that the reader doesn't see, if there are any. Then the group is the reader's own. */
  readonly conceal?: Conceal
}

/** Whose stream it is decides which events it gets, and in what form. */
export interface View {
  /** Identifies the group. */
  readonly name: string
  /** Whether messages that aren't events, such as typing, about this conversation are for it. */
  owns(conversation_id: string): boolean
  wants(event: StreamedEvent): boolean
  /** The bytes to send. None if there's nothing to see after all. */
  shown(event: StreamedEvent): Promise<Buffer>
}

/** Streams with the same options, which get the same bytes. */
export interface SubscriberGroup {
  readonly name: string
  readonly types: readonly EventType[]
  readonly wants: (event: StreamedEvent) => boolean
  /** The event as this group may read it. A promise if that takes more than the event. */
  readonly shown: (event: StreamedEvent) => StreamedEvent | Promise<StreamedEvent>
  /** Streams that are up to date with the environment's position. The others catch up on their own. */
  readonly live: Set<Stream>
  /** How many streams it has, up to date or not. */
  size: number
}

/** One open stream. */
export interface Stream {
  readonly socket: Socket
  readonly group: SubscriberGroup
  /** The sequence up to which everything was sent to the socket or filtered out. */
  position: number
}

export function nameOf({ types, conversation_id, reader, withhold, conceal, view }: Wanted): string {
  return view?.name ?? `${types.toSorted().join()} ${conversation_id ?? ''} ${withhold || conceal ? reader : ''}`
}

export function openGroup(wanted: Wanted): SubscriberGroup {
  const { types, conversation_id, withhold, conceal, view } = wanted
  const group = { name: nameOf(wanted), types, live: new Set<Stream>(), size: 0 }
  if (view) {
    const shown = async (event: StreamedEvent) => ({ ...event, bytes: await view.shown(event) })
    return { ...group, wants: view.wants, shown }
  }
  const kinds = new Set(types)
  const wants = (event: StreamedEvent) =>
    kinds.has(event.type) && (conversation_id === null || event.conversation_id() === conversation_id)
  const shown = (event: StreamedEvent) => (withhold ? { ...event, bytes: without(event.bytes, withhold) } : event)
  if (!conceal) return { ...group, wants, shown }
  return {
    ...group,
    wants,
    shown: async (event) => ({ ...event, bytes: await concealed(shown(event).bytes, conceal) }),
  }
}

/** The fields of an event come before its JSON, two line breaks after it. */
function without(bytes: Buffer, withhold: Withholding): Buffer {
  const text = bytes.toString()
  const start = text.indexOf('{')
  return Buffer.from(`${text.slice(0, start)}${withhold(text.slice(start, -2))}\n\n`)
}

/** Who is in a conversation that somebody doesn't see isn't said to them. */
export async function tellPerson(socket: Socket, conceal: Conceal | undefined, bytes: Buffer): Promise<void> {
  const rest = conceal && bytes.length > 0 ? await concealed(bytes, conceal) : bytes
  if (socket.writable) socket.write(rest)
}

/** The same for what is hidden. Nothing is left of an event about it. */
async function concealed(bytes: Buffer, conceal: Conceal): Promise<Buffer> {
  const text = bytes.toString()
  const start = text.indexOf('{')
  const json = text.slice(start, -2)
  const rest = await conceal(json)
  if (rest === json) return bytes
  return rest === null ? Buffer.alloc(0) : Buffer.from(`${text.slice(0, start)}${rest}\n\n`)
}
