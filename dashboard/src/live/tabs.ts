import type { Event } from '@parley/sdk'
import type { Mode } from '../api/call.ts'
import type { Sight } from './sight.ts'
import type { Connection } from './stream.ts'
import type { PresenceFrame } from './whereabouts.ts'

/** Messages from a tab to the worker. */
export type FromTab =
  | { kind: 'follow'; mode: Mode; lock: string; after: string | null }
  | { kind: 'hurry' }
  | { kind: 'leave' }
  | { kind: 'sight'; window: string; sight: Sight | null }

/** Messages from the worker to its tabs. */
export type ToTab =
  | { kind: 'event'; event: Event }
  | { kind: 'reset' }
  | { kind: 'connection'; connection: Connection }
  | { kind: 'presence'; frame: Pick<PresenceFrame, 'is_all' | 'conversations'> }
  | { kind: 'notified'; user_ids: readonly string[]; is_new: boolean }
