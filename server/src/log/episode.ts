/** Trouble that lasts: logged once when it begins and once when it's over, however often it's met in between. */
export interface Episode {
  /** Trouble was met. */
  note(cause: unknown): void
  lasts(): boolean
  stop(): void
}

interface Course {
  began(cause: unknown): void
  /** `seconds`: until the first success that no failure followed. */
  ended(seconds: number): void
  /** What doesn't work while the trouble lasts. Rejects then. */
  attempt(): Promise<unknown>
  retry_ms: number
  /** How many attempts must succeed in a row: between two failures, one often does. */
  successes: number
}

export function openEpisode({ began, ended, attempt, retry_ms, successes }: Course): Episode {
  let since: number | undefined
  let works_since = 0
  let in_a_row = 0
  let is_stopped = false
  let waiting: NodeJS.Timeout | undefined
  const tryAgain = async () => {
    const before = works_since
    const works = await attempt().then(
      () => true,
      () => false,
    )
    if (is_stopped) return
    // Trouble that was met meanwhile counts more than an attempt that began before it.
    in_a_row = works && works_since === before ? in_a_row + 1 : 0
    if (in_a_row <= 1) works_since = performance.now()
    if (in_a_row < successes) {
      waiting = setTimeout(tryAgain, retry_ms)
      return
    }
    const seconds = Math.round((works_since - since!) / 100) / 10
    since = undefined
    in_a_row = 0
    ended(seconds)
  }
  return {
    note(cause) {
      if (is_stopped) return
      in_a_row = 0
      works_since = performance.now()
      if (since !== undefined) return
      since = works_since
      waiting = setTimeout(tryAgain, retry_ms)
      began(cause)
    },
    lasts: () => since !== undefined,
    stop() {
      is_stopped = true
      clearTimeout(waiting)
    },
  }
}
