import type { Socket } from 'node:net'
import { hasRoom } from './stream.ts'
import type { View } from './subscriber-group.ts'

/** The streams of visitors, by environment. */
export interface Visiting {
  welcome(environment_id: number, socket: Socket, view: View): void
  /** Sends a message that isn't an event to the visitor whose conversation it's about. */
  tell(environment_id: number, conversation_id: string, bytes: Buffer): void
}

export function openVisiting(): Visiting {
  const environments = new Map<number, Map<Socket, View>>()
  return {
    welcome(environment_id, socket, view) {
      const those = environments.get(environment_id) ?? new Map<Socket, View>()
      environments.set(environment_id, those.set(socket, view))
      socket.once('close', () => {
        those.delete(socket)
        if (those.size === 0 && environments.get(environment_id) === those) environments.delete(environment_id)
      })
    },
    tell(environment_id, conversation_id, bytes) {
      for (const [socket, view] of environments.get(environment_id) ?? [])
        if (view.owns(conversation_id) && socket.writable && hasRoom(socket, 0, bytes.length)) socket.write(bytes)
    },
  }
}
