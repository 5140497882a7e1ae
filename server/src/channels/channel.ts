import type { Sql } from '../db/sql.ts'
import type { TObject } from '../schema.ts'
import type { Scope } from '../scope.ts'
import type { Happening, HookChannel, HookRequest, Verdict } from './hook.ts'

/**
 * What a kind of channel implements: one folder each, one line in `kinds.ts`, and its end in the conformance kit
 * (`testing/channels/ends.ts`), which runs every kind through repeats, reordering, loss and nonsense. If its messages go out later, it
 * also has a `Way` in `outgoing/ways.ts`, and if the other side calls us, an `Inlet` in `incoming/inlets.ts`.
 */
export interface ChannelKind<Input = never> {
  /** What its settings show, and what can be sent of them. They stand under the name of the kind. Absent if it has none. */
  readonly settings?: { readonly output: TObject; readonly input: TObject }
  /** Where both are stored, unless in the columns `settings` and `secrets`. */
  readonly columns?: { readonly settings: 'widget' | 'email'; readonly secrets?: string }
  readonly capabilities: Capabilities
  /** What a new channel stores. Throws if it can't be one. */
  create?(scope: Scope, place: Place & { name: string }, input: Input | undefined): Kept
  /** What it stores after a change. */
  change?(scope: Scope, before: Place & { settings: string }, input: Input): Kept | Promise<Kept>
  /** Called in the transaction that writes it. Throws if there can't be two of them. */
  requireFree?(scope: Scope, id: string, settings: string): Promise<void>
  /** Further parts of the statement that creates, changes or deletes it, conditional on a row in `change`. */
  readonly along?: Partial<Record<'create' | 'change' | 'delete', (scope: Scope, id: string) => Sql[]>>
  /** Settings as they are shown, where stored ones lack what came later. */
  present?(settings: string): string
  /** What the other side sends to `/hooks/channels/{channel_id}`. The kind's `Inlet` takes in what it says. */
  readonly webhook?: Webhook
  /** A problem as JSON, as an expression over a row of `channels`. Null if there is none. */
  readonly problem?: Sql
  /** What else is wrong, and what to do. */
  diagnose?(facts: Facts): Problem | null
}

/** How requests of the other side are understood. Nothing here changes anything. */
export interface Webhook {
  /** Checks the signature of the bytes as they came. */
  check(channel: HookChannel, request: HookRequest): Verdict
  /** What a body says whose signature was right. Throws if it makes no sense. */
  read(body: Buffer): readonly Happening[]
  /** The headers under which the other side hands out a file of a message. They are sent to this address only. */
  headersFor?(channel: HookChannel, url: string): Record<string, string>
}

interface Place {
  id: string
}

/** What a channel stores, in the clear as JSON and encrypted. */
export interface Kept {
  settings: string
  secrets: Buffer | null
}

/** What can be sent through a channel, and what it reports. */
export interface Capabilities {
  readonly attachments: boolean
  /** Whether replies to choose from are shown as buttons. */
  readonly buttons: boolean
  readonly typing: boolean
  readonly read_state: boolean
  /** Whether our messages leave later: until then they're `queued`. */
  readonly is_queued: boolean
  /** Whether `POST /conversations/{id}/messages` also takes messages of the contact. */
  readonly inbound_by_api: boolean
}

/** Everything up to this message of ours has come this far. */
export interface Progress {
  readonly conversation_id: string
  readonly through_message_id: string
  readonly status: 'delivered' | 'read'
}

export interface Problem {
  readonly code: string
  readonly message: string
}

/** Whether it works, and what to do if it doesn't. */
export interface Health {
  readonly status: 'ok' | 'attention'
  readonly problem: Problem | null
}

/** What its health is told from. */
export interface Facts {
  readonly settings: string | null
  readonly has_identity_keys: boolean
  /** Null unless unusually many strangers write. */
  readonly flood: Problem | null
}

/** The context for which a channel's secrets are encrypted. */
export function secretsPlace(environment_id: number, id: string): string {
  return `channels ${environment_id} ${id}`
}
