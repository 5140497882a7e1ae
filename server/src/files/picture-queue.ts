/** Whose a picture is: the account's environment, the channel through which a stranger sent it, and who sent it. */
export interface Sharers {
  account: string
  /** Null if it's the team's. */
  channel_id: string | null
  sender: string
}

interface Pace {
  max_running: number
  /** How long a place stays empty after a picture, as a multiple of what it took. */
  rest?: number
}

interface Waiting extends Sharers {
  /** Whether its turn came. Otherwise, it gave up. */
  start: (is_turn: boolean) => void
}

export interface PictureQueue {
  /** Undefined if its turn didn't come in time: then nothing was done. */
  run<T>(sharers: Sharers, max_wait_ms: number, work: () => Promise<T>): Promise<T | undefined>
}

/**
 * A few at a time, of each account one: whatever an account is sent, the others find a decoder free, or wait for one that
 * is shared among as few. Next is who got the least work: first the account, then the channel in it, then the sender, then in order of
 * arrival. Without channels, a flood of senders who are all new would always come before the customers of another channel.
 *
 * Not the queue of passwords (`accounts/fair-queue.ts`), which counts requests when they arrive, all of them alike: pictures cost from
 * milliseconds to seconds, and a sender's flood must not count against the others of their account.
 */
export function pictureQueue({ max_running, rest = 0 }: Pace, now_ms = () => performance.now()): PictureQueue {
  let waiting: Waiting[] = []
  const running = new Set<string>()
  const served_ms = new Map<string, number>()

  const servedOf = (name: string) => served_ms.get(name) ?? 0
  const isBefore = (one: Sharers, other: Sharers) => {
    const others = namesOf(other)
    const differences = namesOf(one).map((name, level) => servedOf(name) - servedOf(others[level]!))
    return differences.find((difference) => difference !== 0) ?? 0
  }

  function next(): void {
    while (running.size < max_running) {
      const able = waiting.filter(({ account }) => !running.has(account))
      if (able.length === 0) break
      const first = able.reduce((one, other) => (isBefore(other, one) < 0 ? other : one))
      waiting = waiting.filter((one) => one !== first)
      running.add(first.account)
      first.start(true)
    }
    // Nobody is owed anything once nobody waits.
    if (running.size === 0) served_ms.clear()
  }

  function turn(sharers: Sharers, max_wait_ms: number): Promise<boolean> {
    const { promise, resolve: start } = Promise.withResolvers<boolean>()
    const one = { ...sharers, start }
    waiting.push(one)
    next()
    const patience = setTimeout(() => {
      if (!waiting.includes(one)) return
      waiting = waiting.filter((other) => other !== one)
      start(false)
    }, max_wait_ms)
    return promise.finally(() => clearTimeout(patience))
  }

  return {
    async run(sharers, max_wait_ms, work) {
      if (!(await turn(sharers, max_wait_ms))) return undefined
      const began = now_ms()
      try {
        return await work()
      } finally {
        const took = now_ms() - began
        for (const name of namesOf(sharers)) served_ms.set(name, servedOf(name) + took)
        const leave = () => {
          running.delete(sharers.account)
          next()
        }
        rest === 0 ? leave() : setTimeout(leave, took * rest).unref()
      }
    },
  }
}

function namesOf({ account, channel_id, sender }: Sharers): string[] {
  return [account, `${account} ${channel_id}`, `${account} ${channel_id} ${sender}`]
}
