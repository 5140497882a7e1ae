import { storedWidget } from './widget-settings.ts'

/**
 * The kinds of channels. A new one is a folder here, its capabilities below, and its end in the conformance kit
 * (`testing/channels/ends.ts`), which runs each through repeats, reordering, loss and nonsense.
 */
export const kinds = ['api', 'widget', 'email'] as const
export type Kind = (typeof kinds)[number]

/** Everything up to this message of ours has come this far. */
export interface Progress {
  readonly conversation_id: string
  readonly through_message_id: string
  readonly status: 'delivered' | 'read'
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
}

export const capabilities: Readonly<Record<Kind, Capabilities>> = {
  api: { attachments: true, buttons: false, typing: false, read_state: false, is_queued: false },
  widget: { attachments: true, buttons: true, typing: true, read_state: true, is_queued: false },
  email: { attachments: true, buttons: false, typing: false, read_state: false, is_queued: true },
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

const claims_message =
  'A signed identity is accepted without the claims `aud` and `iat`. Have your server sign both, then set `widget.identity_claims` to required.'

export function healthOf({
  kind,
  widget,
  problem,
  has_identity_keys,
  flood,
}: {
  kind: Kind
  widget: string | null
  problem: string | null
  has_identity_keys: boolean
  /** Null unless it's flooded. */
  flood: Problem | null
}): Health {
  if (problem !== null) return { status: 'attention', problem: JSON.parse(problem) }
  if (flood !== null) return { status: 'attention', problem: flood }
  if (kind !== 'widget') return { status: 'ok', problem: null }
  const { origins, identity_claims } = storedWidget(widget!)
  if (origins.length > 0 && identity_claims === 'optional' && has_identity_keys)
    return { status: 'attention', problem: { code: 'identity_claims_optional', message: claims_message } }
  if (origins.length > 0) return { status: 'ok', problem: null }
  const message = 'No website may show this widget yet. Add the origin of yours, such as https://www.example.com.'
  return { status: 'attention', problem: { code: 'no_origins', message } }
}

/** As JSON: a new mailbox is connected within seconds. */
export const not_read_yet = JSON.stringify({
  code: 'not_read_yet',
  message: 'The mailbox has not been read yet. Wait some seconds, then test the channel if this stays.',
})
