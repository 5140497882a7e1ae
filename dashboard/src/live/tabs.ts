import type { Mode } from '../api/call.ts'
import type { Event } from '../api/generated/types.ts'
import type { Connection } from './stream.ts'

/** What a tab says to the worker. */
export type FromTab = { kind: 'follow'; mode: Mode; lock: string } | { kind: 'hurry' } | { kind: 'leave' }

/** What the worker says to its tabs. */
export type ToTab = { kind: 'event'; event: Event } | { kind: 'reset' } | { kind: 'connection'; connection: Connection }
