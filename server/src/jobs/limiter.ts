export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

/** Runs this many tasks at a time. The others wait in order. */
export function limiter(max_running: number): Limiter {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < max_running) running++
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
