/** What is kept on the page once a visitor has opened the chat. */
export interface Kept {
  token?: string | null
  color?: string
}

/**
 * Pages that forbid storage get a chat that forgets. The first look takes longer than all else together, so it waits until
 * something is asked for.
 */
export function keptUnder(key: string) {
  let kept: Kept | undefined
  return (changes?: Kept): Kept => {
    try {
      kept ??= JSON.parse(localStorage[key])
    } catch {}
    if (changes) {
      kept = { ...kept, ...changes }
      try {
        localStorage[key] = JSON.stringify(kept)
      } catch {}
    }
    return kept ?? {}
  }
}
