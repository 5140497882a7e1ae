/** What someone does at a conversation, the least first. */
export const doings = ['looking', 'noting', 'replying'] as const
export type Doing = (typeof doings)[number]

/** One window of someone's browser, and what it shows. */
export interface Sight {
  readonly environment_id: number
  /** Names the window within its environment. */
  readonly window: string
  readonly user_id: string
  readonly name: string
  /** Null once it looks at none. */
  readonly conversation_id: string | null
  readonly doing: Doing
}

/** Someone who is at a conversation, in however many windows. */
export interface Present {
  readonly user_id: string
  readonly name: string
  readonly doing: Doing
}

export interface Windows {
  /** Keeps it until it is told anew or its time is over; answers the conversations that may be told of. */
  see(sight: Sight, now: number): string[]
  /** The browser of this session listens no more: unless it says something soon, it is gone. */
  leave(session_id: string, now: number): void
  /** Lets go of what was not told again; answers what changed, and whether others have to be told. */
  expire(now: number): { sight: Sight; is_left: boolean }[]
  at(environment_id: number, conversation_id: string): Present[]
  conversations(environment_id: number): string[]
}

interface WindowEntry extends Sight {
  readonly gone_at: number
  readonly still_at: number
  readonly is_left: boolean
}

/** A browser tells every ten seconds: two may be lost. */
const gone_ms = 25_000
const still_ms = 6000
/** A stream that was cut is open again by then. */
const left_ms = 4000
const max_of_user = 20
const max_people = 20

/** Who looks at what, in memory alone: what no one tells again is forgotten. */
export function openWindows(): Windows {
  const environments = new Map<number, Map<string, WindowEntry>>()

  function see(sight: Sight, now: number): string[] {
    const windows = environments.get(sight.environment_id) ?? new Map<string, WindowEntry>()
    environments.set(sight.environment_id, windows)
    const before = windows.get(sight.window)
    // The one told of last stands last, so that the first of a person is the oldest.
    windows.delete(sight.window)
    const touched = [before?.conversation_id, sight.conversation_id]
    if (sight.conversation_id !== null) {
      windows.set(sight.window, { ...sight, gone_at: now + gone_ms, still_at: now + still_ms, is_left: false })
      const own = [...windows.values()].filter(({ user_id }) => user_id === sight.user_id)
      for (const old of own.slice(0, Math.max(0, own.length - max_of_user))) {
        windows.delete(old.window)
        touched.push(old.conversation_id)
      }
    }
    if (windows.size === 0) environments.delete(sight.environment_id)
    return [...new Set(touched)].filter((id) => id !== null && id !== undefined)
  }

  return {
    see,
    leave(session_id, now) {
      for (const windows of environments.values())
        for (const entry of windows.values())
          if (entry.window.startsWith(`${session_id} `))
            windows.set(entry.window, { ...entry, gone_at: Math.min(entry.gone_at, now + left_ms), is_left: true })
    },
    expire(now) {
      const changed: { sight: Sight; is_left: boolean }[] = []
      for (const [environment_id, windows] of environments) {
        for (const entry of windows.values()) {
          if (entry.gone_at <= now) windows.delete(entry.window)
          else if (entry.doing !== 'looking' && entry.still_at <= now)
            windows.set(entry.window, { ...entry, doing: 'looking' })
          else continue
          changed.push({ sight: entry, is_left: entry.is_left && entry.gone_at <= now })
        }
        if (windows.size === 0) environments.delete(environment_id)
      }
      return changed
    },
    at(environment_id, conversation_id) {
      const people = new Map<string, Present>()
      for (const { user_id, name, doing, ...rest } of environments.get(environment_id)?.values() ?? []) {
        if (rest.conversation_id !== conversation_id) continue
        const other = people.get(user_id)
        if (!other || doings.indexOf(doing) > doings.indexOf(other.doing)) people.set(user_id, { user_id, name, doing })
      }
      return [...people.values()].sort((a, b) => (a.user_id < b.user_id ? -1 : 1)).slice(0, max_people)
    },
    conversations(environment_id) {
      const seen = environments.get(environment_id)?.values() ?? []
      return [...new Set(Array.from(seen, ({ conversation_id }) => conversation_id!))]
    },
  }
}
