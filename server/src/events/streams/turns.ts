export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many works run at a time; the others wait for their turn, in order. */
export function takingTurns(most: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
