import type { Logger } from 'pino'
import { ApiError } from '../errors.ts'
import { type Episode, openEpisode } from '../log/episode.ts'
import { isDiskFull } from './connection.ts'
import type { Database } from './database.ts'
import { diskHasRoom, diskIsFull, noteRoom } from './disk.ts'
import { reasonOf } from './reach.ts'
import { sql } from './sql.ts'

/** Logs one line when the database goes away or its disk is full, and one when it's over, instead of one per request and job. */
export interface Outages {
  /** Whether an error is just the outage that was already logged. */
  covers(error: unknown): boolean
  /** Logs outages from here on, until `stop`. */
  watch(parts: Watched): { stop(): void }
}

interface Watched {
  database: Pick<Database, 'run'>
  logger: Logger
  address: string
}

export function openOutages(): Outages {
  let note: ((cause: unknown) => void) | undefined
  return {
    covers(error) {
      const cause = causeIn(error)
      if (cause === undefined || note === undefined) return false
      note(cause)
      return true
    },
    watch(parts) {
      const [away, full] = [awayOf(parts), fullOf(parts)]
      note = (cause) => {
        // A full disk may also end the server.
        const kind = full.lasts() || isDiskFull(cause) || diskIsFull() ? full : away
        kind.note(cause)
      }
      return {
        stop() {
          note = undefined
          for (const { stop } of [away, full]) stop()
        },
      }
    },
  }
}

function awayOf({ database, logger, address }: Watched): Episode {
  return openEpisode({
    retry_ms: 250,
    successes: 20,
    attempt: () => database.run(sql`select 1 as one`),
    began(cause) {
      const reason = reasonOf(cause as Error)
      logger.error({ database: address, reason }, `The database can't be reached: ${reason}`)
    },
    ended: (seconds) => logger.warn({ database: address, seconds }, `The database responds again, after ${seconds} s.`),
  })
}

function fullOf({ database, logger, address }: Watched): Episode {
  return openEpisode({
    retry_ms: 1000,
    successes: 5,
    attempt: () => writeSome(database),
    began(cause) {
      const reason = reasonOf(cause as Error)
      logger.error(
        { database: address, reason },
        `The disk of the database is full, so nothing can be written: ${reason}`,
      )
    },
    ended(seconds) {
      noteRoom()
      logger.warn({ database: address, seconds }, `The disk of the database has room again, after ${seconds} s.`)
    },
  })
}

const not_allowed = '42501'

/** A megabyte, so that it doesn't fit into what is allocated already. */
async function writeSome(database: Pick<Database, 'run'>): Promise<void> {
  if (!diskHasRoom()) throw new Error('The disk is full.')
  await database
    .run(sql`
      create temporary table room_check on commit drop as
      select repeat(md5(number::text), 4) as filler from generate_series(1, 8192) as number`)
    .catch((error) => {
      // Without the right to create temporary tables, only failures of others tell that it's still full.
      if (error.code !== not_allowed) throw error
    })
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
