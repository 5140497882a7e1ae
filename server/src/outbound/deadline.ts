/** How long something outside may take. */
export interface Limits {
  /** From beginning to end, however much happens in between: what trickles could go on for ever. */
  whole_ms: number
  /** Without any progress. */
  silence_ms?: number
  /** A number that changes with each progress, such as of bytes received. */
  progress?: () => number
}

/** Something outside didn't finish in time. */
export class Late extends Error {
  readonly code = 'ETIMEDOUT'
}

/** How long so many bytes may take, over a line that is slow but alive. */
export function timeFor(bytes: number, bytes_per_s = 32 * 1024): number {
  return Math.ceil((bytes / bytes_per_s) * 1000)
}

/**
 * Waits for work outside this process until its time is over, then hangs up and rejects. A socket may be dead without either side being
 * told, and libraries time out silence at best.
 */
export async function inTime<T>(limits: Limits, hangUp: () => void, work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = (words: string) => {
    // First: what hanging up makes of the work is no reason.
    late.reject(new Late(words))
    hangUp()
  }
  const whole = setTimeout(giveUp, limits.whole_ms, `It took longer than ${limits.whole_ms} ms.`)
  const listening = listen(limits, giveUp)
  const working = (async () => work())()
  working.catch(() => {})
  try {
    return await Promise.race([working, late.promise])
  } finally {
    clearTimeout(whole)
    clearInterval(listening)
  }
}

function listen({ silence_ms, progress }: Limits, giveUp: (words: string) => void): NodeJS.Timeout | undefined {
  if (silence_ms === undefined || progress === undefined) return undefined
  let [before, since] = [progress(), performance.now()]
  return setInterval(() => {
    const [count, now] = [progress(), performance.now()]
    if (count !== before) [before, since] = [count, now]
    else if (now - since >= silence_ms) giveUp(`Nothing happened for ${silence_ms} ms.`)
  }, silence_ms / 4)
}
