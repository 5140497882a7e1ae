/** An activity in a conversation, from least to most. `typing` is the visitor's, who is forgotten as soon as they pause. */
export const doings = ['looking', 'noting', 'replying', 'typing'] as const
export type Doing = (typeof doings)[number]

/** One browser window, and what it shows. */
export interface Sight {
  readonly environment_id: number
  /** Identifies the window within its environment. */
  readonly window: string
  readonly user_id: string
  readonly name: string
  /** Null once it shows none. */
  readonly conversation_id: string | null
  readonly doing: Doing
}

/** A user in a conversation, in any number of windows. */
export interface Present {
  readonly user_id: string
  readonly name: string
  readonly doing: Doing
}

export interface Windows {
  /** Keeps it until it's repeated or expires. Returns the affected conversations. */
  see(sight: Sight, now: number): string[]
  /** The browser of this session no longer listens: unless it reports soon, it's gone. */
  leave(session_id: string, now: number): void
  /** Removes what expired. Returns what changed, and whether other processes must be told. */
  expire(now: number): { sight: Sight; is_left: boolean }[]
  at(environment_id: number, conversation_id: string): Present[]
  conversations(environment_id: number): string[]
}

interface WindowEntry extends Sight {
  readonly gone_at: number
  readonly still_at: number
  readonly is_left: boolean
}

/** A browser reports every ten seconds: two reports may be lost. */
const gone_ms = 25_000
const still_ms = 6000
/** An interrupted stream has reconnected by then. */
const left_ms = 4000
const max_of_user = 20
const max_people = 20

/** Who is viewing what, in memory only: what isn't repeated expires. */
export function openWindows(): Windows {
  const environments = new Map<number, Map<string, WindowEntry>>()

  function see(sight: Sight, now: number): string[] {
    const windows = environments.get(sight.environment_id) ?? new Map<string, WindowEntry>()
    environments.set(sight.environment_id, windows)
    const before = windows.get(sight.window)
    // The most recent is last, so the first one of a user is the oldest.
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
          const is_over = entry.gone_at <= now || (entry.doing === 'typing' && entry.still_at <= now)
          if (is_over) windows.delete(entry.window)
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
      const open_windows = environments.get(environment_id)?.values() ?? []
      return [...new Set(Array.from(open_windows, ({ conversation_id }) => conversation_id!))]
    },
  }
}
