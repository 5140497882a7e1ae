import type { Logger } from 'pino'
import { ApiError } from '../errors.ts'
import type { Database } from './database.ts'
import { reasonOf } from './reach.ts'
import { sql } from './sql.ts'

/** Logs one line when the database goes away and one when it's back, instead of one per request and job. */
export interface Outages {
  /** Whether an error is just the outage that was already logged. */
  covers(error: unknown): boolean
  /** Logs outages from here on, until `stop`. */
  watch(parts: { database: Pick<Database, 'run'>; logger: Logger; address: string }): { stop(): void }
}

const look_again_ms = 250

export function openOutages(): Outages {
  let began: ((cause: unknown) => void) | undefined
  return {
    covers(error) {
      const cause = causeIn(error)
      if (cause === undefined || began === undefined) return false
      began(cause)
      return true
    },
    watch({ database, logger, address }) {
      let since: number | undefined
      let looking: NodeJS.Timeout | undefined
      const look = async () => {
        const back = await database.run(sql`select 1 as one`).then(
          () => true,
          () => false,
        )
        if (began === undefined) return
        if (!back) {
          looking = setTimeout(look, look_again_ms)
          return
        }
        const seconds = Math.round((performance.now() - since!) / 100) / 10
        since = undefined
        logger.warn({ database: address, seconds }, `The database responds again, after ${seconds} s.`)
      }
      began = (cause) => {
        if (since !== undefined) return
        since = performance.now()
        looking = setTimeout(look, look_again_ms)
        const reason = reasonOf(cause as Error)
        logger.error({ database: address, reason }, `The database can't be reached: ${reason}`)
      }
      return {
        stop() {
          began = undefined
          clearTimeout(looking)
        },
      }
    },
  }
}

/** Why the database is unavailable, if the error says nothing else. */
function causeIn(error: unknown): unknown {
  if (error instanceof AggregateError) {
    const causes = error.errors.map(causeIn)
    return causes.every((cause) => cause !== undefined) ? causes[0] : undefined
  }
  if (error instanceof ApiError) return error.code === 'database_unavailable' ? (error.cause ?? error) : undefined
  return error instanceof Error && error.cause instanceof ApiError ? causeIn(error.cause) : undefined
}
