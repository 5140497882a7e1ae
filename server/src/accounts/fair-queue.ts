/** Runs a few tasks at a time. `sharers` are whom a task is counted against, such as its network. */
export type FairQueue = <T>(sharers: readonly string[], work: () => Promise<T>) => Promise<T>

interface Limits {
  max_running: number
  max_waiting: number
  refuse: () => Error
}

interface Waiting {
  share: number
  start: () => void
  give_up: (error: Error) => void
}

/**
 * After this many tasks, past requests count half: someone who shares an office with an attacker waits a while, not forever.
 */
const halved_every = 100

/**
 * Next is the task whose sharers had requested least when it arrived, in order of arrival among equals. If the queue is
 * full, the task whose sharers requested most is rejected, even if it's already waiting.
 */
export function fairQueue({ max_running, max_waiting, refuse }: Limits): FairQueue {
  let waiting: Waiting[] = []
  const request_counts = new Map<string, number>()
  let running = 0
  let finished_count = 0

  function shareOf(sharers: readonly string[]): number {
    let share = 0
    for (const sharer of sharers) {
      const before = request_counts.get(sharer) ?? 0
      share += before
      request_counts.set(sharer, before + 1)
    }
    return share
  }

  function wait(share: number): Promise<void> {
    if (waiting.length >= max_waiting) {
      const greediest = waiting.reduce((one, other) => (other.share >= one.share ? other : one))
      if (greediest.share <= share) throw refuse()
      waiting = waiting.filter((one) => one !== greediest)
      greediest.give_up(refuse())
    }
    return new Promise((start, give_up) => waiting.push({ share, start, give_up }))
  }

  function next(): void {
    if (++finished_count % halved_every === 0)
      for (const [sharer, count] of request_counts)
        count > 1 ? request_counts.set(sharer, count >> 1) : request_counts.delete(sharer)
    if (waiting.length === 0) {
      running--
      if (running === 0) request_counts.clear()
      return
    }
    const lowest = waiting.reduce((one, other) => (other.share < one.share ? other : one))
    waiting = waiting.filter((one) => one !== lowest)
    lowest.start()
  }

  return async (sharers, work) => {
    const share = shareOf(sharers)
    if (running < max_running) running++
    else await wait(share)
    try {
      return await work()
    } finally {
      next()
    }
  }
}
