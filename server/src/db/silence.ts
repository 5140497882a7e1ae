import type pg from 'pg'
import { Client } from './client.ts'
import { type ConnectionOptions, connect_ms, connectionSettings } from './connection.ts'
import { type Line, lineFor } from './line.ts'

/** What the database says of processes that don't answer: which of them work on a statement. Null if it doesn't answer either. */
type Working = Set<number> | null

export interface Silence {
  /** From now on, a connection is ended if it dies without a word. */
  watch(client: pg.ClientBase, patience?: 'short'): void
  stop(): void
}

const look_ms = 500
/** Beyond the server's own time limit. */
const margin_ms = 2000

/**
 * Ends connections that died without a word: a network that carries nothing any more, or a frozen server. Without this, their
 * statements would wait for ever, because TCP has nothing to say and the server's timeouts can't reach us.
 *
 * A connection that was silent for a while isn't dead if its server process still works. That is asked over a new connection. If
 * there is no answer either, it's dead once the server's own time limit has passed, and those of keyed reads at once.
 */
export function openSilence(options: ConnectionOptions): Silence {
  const silence_ms = options.connect_timeout_ms ?? connect_ms
  const watched = new Set<Line>()
  let asking = false
  /** Silent when it was looked at last. Once isn't enough: if this process was busy itself, answers may lie unread. */
  let suspects = new Set<Line>()

  async function look(): Promise<void> {
    const now = performance.now()
    const silent = [...watched].filter((line) => line.waiting > 0 && now - line.since >= silence_ms)
    const confirmed = silent.filter((line) => suspects.has(line))
    suspects = new Set(silent)
    if (confirmed.length === 0 || asking) return
    asking = true
    try {
      judge(confirmed, await workingOf(options, silence_ms))
    } finally {
      asking = false
    }
  }

  function judge(silent: Line[], working: Working): void {
    const dead = silent.filter((line) => {
      const limit_ms = working === null ? line.patience_ms : silence_ms
      const is_silent = line.waiting > 0 && performance.now() - line.since >= limit_ms
      return is_silent && !(line.pid !== undefined && working?.has(line.pid))
    })
    if (dead.length === 0) return
    for (const line of dead) end(line)
    // What leads the same way is dead too, and would be noticed only by the next who uses it.
    for (const line of watched) if (line.waiting === 0 && !line.is_out) end(line)
  }

  function end(line: Line): void {
    watched.delete(line)
    const seconds = Math.round((performance.now() - line.since) / 100) / 10
    const error = Object.assign(new Error(`The database said nothing for ${seconds} s.`), { code: 'ETIMEDOUT' })
    socketOf(line.client).destroy(error)
  }

  const looking = setInterval(() => void look(), look_ms)
  looking.unref()
  return {
    watch(client, patience) {
      const line = lineFor(client, patience === 'short' ? silence_ms : options.statement_timeout_ms + margin_ms)
      watched.add(line)
      client.once('end', () => watched.delete(line))
    },
    stop: () => clearInterval(looking),
  }
}

function socketOf(client: pg.ClientBase) {
  return (client as pg.Client).connection.stream
}

/** Asks over a new connection. */
export async function workingOf(options: ConnectionOptions, patience_ms: number): Promise<Working> {
  const client = new Client({ ...connectionSettings(options), application_name: 'parley looks' })
  client.on('error', () => {})
  const patience = setTimeout(() => socketOf(client)?.destroy(), patience_ms)
  try {
    await client.connect()
    // Where the server doesn't track what its processes do, none is taken for dead.
    const { rows } = await client.query(
      `select pid from pg_stat_activity where usename = current_user and (state is null or state not like 'idle%')`,
    )
    return new Set(rows.map(({ pid }) => Number(pid)))
  } catch {
    return null
  } finally {
    clearTimeout(patience)
    client.end().catch(() => {})
  }
}
