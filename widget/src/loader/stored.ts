/** What is kept on the page once a visitor has opened the chat. */
export interface Kept {
  token?: string | null
  color?: string
  /** How often somebody else has come to this screen. */
  visit?: number
  is_unsent?: boolean
}

/**
 * Pages that forbid storage get a chat that forgets. It's read each time, because other tabs write it, too. The first look takes longer
 * than all else together, so it waits until something is asked for.
 */
export function keptUnder(key: string) {
  let kept: Kept = {}
  return (changes?: Kept): Kept => {
    try {
      kept = JSON.parse(localStorage[key])
    } catch {}
    if (changes) {
      kept = { ...kept, ...changes }
      try {
        localStorage[key] = JSON.stringify(kept)
      } catch {}
    }
    return kept
  }
}
