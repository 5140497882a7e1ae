import { asking_kinds, type Kind } from './kinds.ts'

/** What of a numbered event decides who is told. */
export interface Happening {
  type: string
  event_id: string
  conversation_id: string
  actor: { type: string; id: string | null }
  created_at: string
  /** Of an assignment or a handover: the assignee after it. */
  assignee: string | null
  /** Of a conversation after it, or of the message. */
  status: string | null
  message: {
    id: string
    direction: string
    private: boolean
    sender: { type: string; id: string | null }
    /** Whether its delivery has just failed. */
    is_failed: boolean
    mentions: readonly string[]
  } | null
}

/** The conversation as it is now. */
export interface Standing {
  assignee: string | null
  status: string
}

/** Somebody who can sign in. */
export interface Colleague {
  id: string
  can_reply: boolean
}

export interface Draft {
  user_id: string
  kind: Kind
  happening: Happening
  /** How many events it stands for. */
  events: number
}

/** In which conversations somebody took care of what was asked, and by which happening last: took it, answered, or put it away. */
export function attended(happenings: readonly Happening[]): Map<string, number> {
  const ends = new Map<string, number>()
  for (const [at, happening] of happenings.entries())
    if (isAttention(happening)) ends.set(happening.conversation_id, at)
  return ends
}

function isAttention({ type, assignee, status, message }: Happening): boolean {
  if (type === 'conversation.assigned') return assignee !== null
  if (type === 'conversation.status_changed') return status !== 'open'
  if (type !== 'message.created' || message === null) return false
  const is_ours = message.sender.type === 'user' || message.sender.type === 'api'
  return is_ours && message.direction === 'outbound' && !message.private
}

/** Who is told about what. Several events of one kind in a conversation are one notification for each person. */
export function concerned(
  happenings: readonly Happening[],
  conversations: ReadonlyMap<string, Standing>,
  team: readonly Colleague[],
): Draft[] {
  const drafts = new Map<string, Draft>()
  const members = new Set(team.map(({ id }) => id))
  const all = team.filter(({ can_reply }) => can_reply).map(({ id }) => id)
  const ends = attended(happenings)
  for (const [at, happening] of happenings.entries()) {
    const standing = conversations.get(happening.conversation_id)
    if (!standing) continue
    const is_over = at < (ends.get(happening.conversation_id) ?? -1)
    for (const { kind, user_ids } of told(happening, standing, all)) {
      if (is_over && asking_kinds.includes(kind)) continue
      for (const user_id of user_ids) {
        const is_own = happening.actor.type === 'user' && happening.actor.id === user_id
        if (is_own || !members.has(user_id)) continue
        const name = `${kind} ${happening.conversation_id} ${user_id}`
        drafts.set(name, { user_id, kind, happening, events: (drafts.get(name)?.events ?? 0) + 1 })
      }
    }
  }
  return [...drafts.values()].filter((draft) => !isSaidOtherwise(draft, drafts))
}

interface Told {
  kind: Kind
  user_ids: readonly string[]
}

function told({ type, assignee, message }: Happening, now: Standing, all: readonly string[]): Told[] {
  if (type === 'conversation.assigned') {
    // Passed on in the meantime: that is the next event.
    return assignee === null || assignee !== now.assignee ? [] : [{ kind: 'assigned', user_ids: [assignee] }]
  }
  if (type === 'conversation.handed_over')
    return now.status === 'open' ? [{ kind: 'handover_waiting', user_ids: now.assignee ? [now.assignee] : all }] : []
  if (message === null) return []
  if (message.is_failed) {
    const author = message.sender.type === 'user' ? message.sender.id : now.assignee
    return [{ kind: 'delivery_failed', user_ids: author ? [author] : [] }]
  }
  if (type !== 'message.created') return []
  if (message.private) return [{ kind: 'mentioned', user_ids: [...new Set(message.mentions)] }]
  // While the assistant has it, nobody needs to come.
  if (message.direction !== 'inbound' || now.status !== 'open') return []
  return [
    now.assignee ? { kind: 'customer_replied', user_ids: [now.assignee] } : { kind: 'customer_waiting', user_ids: all },
  ]
}

/** One reason to come is enough: whoever gets the conversation isn't also told that it waits. */
function isSaidOtherwise({ kind, user_id, happening }: Draft, drafts: ReadonlyMap<string, Draft>): boolean {
  const has = (other: Kind) => drafts.has(`${other} ${happening.conversation_id} ${user_id}`)
  if (kind === 'handover_waiting') return has('assigned')
  return kind === 'customer_waiting' && (has('assigned') || has('handover_waiting') || has('customer_replied'))
}
