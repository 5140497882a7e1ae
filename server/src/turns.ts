export type Turns = <T>(work: () => Promise<T>) => Promise<T>

interface Queue {
  /** How many may wait. */
  most: number
  /** What those are told who come after them. */
  refuse: () => Error
}

/** Lets so many works run at a time; the others wait for their turn, in order. */
export function takingTurns(most: number, queue?: Queue): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running++
    else {
      if (queue && waiting.length >= queue.most) throw queue.refuse()
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
