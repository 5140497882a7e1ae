/** When work that failed is tried again. */
export interface Retry {
  /** Milliseconds until the next attempt after so many. Null: there is none. */
  delay_ms(tries: number, chance?: number): number | null
  /** How long work may fail. */
  give_up_after_ms: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** All schedules of what is tried again in the background. */
export const retries = {
  /** More than a day: longer than most servers are down. */
  mail: list([minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, day]),
  /** A copy of a mail that went out. */
  filing: list([minute, 5 * minute, 30 * minute, 2 * hour]),
  mailbox: (first_ms: number) => backoff({ first_ms, max_ms: 5 * minute }),
  /** While a file of a message can't be fetched. Most messengers keep them for longer. */
  channel_webhook: list([5 * second, 30 * second, 2 * minute, 10 * minute, hour, 6 * hour]),
  push: backoff({ first_ms: 5 * second, factor: 4, max_tries: 6 }),
  crm: backoff({ first_ms: second, max_ms: hour, jitter: 0.5, give_up_after_ms: day }),
  embedding: backoff({ first_ms: 5 * second, max_ms: 5 * minute }),
  /**
   * About three days, following the example in Standard Webhooks (github.com/standard-webhooks/standard-webhooks, "Retry schedule").
   * In test mode, retries end sooner.
   */
  webhook: {
    live: list([5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, day], 0.2),
    test: list([5 * second, 5 * minute], 0.2),
  },
}

function list(delays_ms: readonly number[], jitter = 0): Retry {
  return {
    delay_ms(tries, chance = Math.random()) {
      const delay_ms = delays_ms[tries - 1]
      return delay_ms === undefined ? null : Math.round(delay_ms * spread(jitter, chance))
    },
    give_up_after_ms: delays_ms.reduce((sum, delay_ms) => sum + delay_ms, 0),
  }
}

interface Backoff {
  first_ms: number
  factor?: number
  max_ms?: number
  /** How much shorter or longer a delay may be, as a share of it. */
  jitter?: number
  max_tries?: number
  give_up_after_ms?: number
}

function backoff({ first_ms, factor = 2, jitter = 0, ...limits }: Backoff): Retry {
  const { max_ms = Infinity, max_tries = Infinity, give_up_after_ms = Infinity } = limits
  return {
    delay_ms(tries, chance = Math.random()) {
      if (tries >= max_tries) return null
      const delay_ms = Math.min(first_ms * factor ** Math.min(tries - 1, 20), max_ms)
      return Math.round(Math.min(delay_ms * spread(jitter, chance), max_ms))
    },
    give_up_after_ms,
  }
}

function spread(jitter: number, chance: number): number {
  return 1 + jitter * (2 * chance - 1)
}
