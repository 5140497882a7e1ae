import type { FastifyRequest } from 'fastify'
import { unflushed } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** The request log of the dashboard: written in bulk, and never delays a request. */
export interface RequestLog {
  note(request: FastifyRequest, status: number, ms: number): void
  /** How many entries were dropped for lack of room. */
  dropped(): number
  /** Writes what's pending, and stops. */
  stop(): Promise<void>
}

interface Entry {
  environment_id: number
  id: string
  method: string
  path: string
  status: number
  error_code: string | null
  key_id: string | null
  user_id: string | null
  ms: number
  event_ids: readonly string[]
}

const every_ms = 500
/** At most 1000 a second, at about 22 µs of database time each. Logging more isn't worth its cost. */
const batch = 500
/** Beyond this, the remaining room is reserved for errors. */
const max_successes_waiting = 1000
const max_waiting = 3000

export function startRequestLog(database: Database, on: boolean, failed: (error: unknown) => void): RequestLog {
  let waiting: Entry[] = []
  let dropped = 0
  let writing: Promise<void> | undefined

  async function write(): Promise<void> {
    if (waiting.length === 0) return
    const entries = waiting.slice(0, batch)
    waiting = waiting.slice(batch)
    try {
      await database.session((connection) => unflushed(connection, insertion(entries)))
    } catch (error) {
      dropped += entries.length
      failed(error)
    }
  }

  const clock = setInterval(() => {
    writing ??= write().finally(() => {
      writing = undefined
    })
  }, every_ms)

  return {
    note(request, status, ms) {
      const { caller } = request
      if (!on || caller === null || caller.kind === 'anyone') return
      if (waiting.length >= (status < 400 ? max_successes_waiting : max_waiting)) {
        dropped++
        return
      }
      const { type, id } = caller.actor
      waiting.push({
        environment_id: caller.environment_id,
        id: request.id,
        method: request.method,
        path: loggablePath(request) ?? '',
        status,
        error_code: request.error_code,
        key_id: type === 'api_key' ? id : null,
        user_id: type === 'user' ? id : null,
        ms: Math.round(ms * 10) / 10,
        event_ids: status < 400 ? (request.event_ids ?? []) : [],
      })
    },
    dropped: () => dropped,
    async stop() {
      clearInterval(clock)
      await writing
      while (waiting.length > 0) await write()
    },
  }
}

/** The account may have been deleted since. */
function insertion(entries: readonly Entry[]) {
  return sql`
    insert into request_log (environment_id, id, method, path, status, error_code, key_id, user_id, ms, event_ids)
    select entry.* from json_to_recordset(${JSON.stringify(entries)}::json) as entry (
      environment_id integer, id text, method text, path text, status smallint, error_code text, key_id text, user_id text, ms real,
      event_ids text[])
    where exists (select from environments where environments.id = entry.environment_id)
    on conflict do nothing`
}

/** The path without its query, and only with ids as variable parts: others may contain personal data or keys. */
export function loggablePath(request: FastifyRequest): string | undefined {
  if (request.is404) return undefined
  const ids_only = Object.values((request.params ?? {}) as Record<string, string>).every((value) =>
    /^[a-z]{6}_[0-9a-z]{26}$/.test(value),
  )
  return ids_only ? request.url.split('?', 1)[0] : request.routeOptions.url
}
