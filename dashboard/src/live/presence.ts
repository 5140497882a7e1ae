import { useSyncExternalStore } from 'react'
import type { Mode } from '../api/call.ts'
import { merged, type PresenceFrame, type Present, type Whereabouts } from './whereabouts.ts'

export type { Present }

const nobody: readonly Present[] = []
const nowhere: Whereabouts = {}
const known = new Map<Mode, Whereabouts>()
const listeners = new Set<() => void>()

export function hearOf(mode: Mode, frame: Pick<PresenceFrame, 'is_all' | 'conversations'>): void {
  known.set(mode, merged(known.get(mode) ?? nowhere, frame))
  for (const listener of listeners) listener()
}

/** While disconnected, presence is unknown. */
export function forgetWhereabouts(mode: Mode): void {
  if (known.has(mode)) hearOf(mode, { is_all: true, conversations: nowhere })
}

/** Who is viewing the conversation, as reported by the service, including oneself. */
export function usePresent(mode: Mode, conversation_id: string): readonly Present[] {
  return useSyncExternalStore(subscribe, () => known.get(mode)?.[conversation_id] ?? nobody)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
