/** A user in a conversation, in any number of windows. */
export interface Present {
  user_id: string
  name: string
  doing: 'looking' | 'noting' | 'replying' | 'typing'
}

export type Whereabouts = Readonly<Record<string, readonly Present[]>>

/** Presence messages: either complete, or only the conversations that changed. */
export interface PresenceFrame {
  object: 'presence'
  is_all: boolean
  conversations: Whereabouts
}

export function merged(
  before: Whereabouts,
  { is_all, conversations }: Pick<PresenceFrame, 'is_all' | 'conversations'>,
) {
  const all = Object.entries(is_all ? conversations : { ...before, ...conversations })
  return Object.fromEntries(all.filter(([, people]) => people.length > 0)) as Whereabouts
}
