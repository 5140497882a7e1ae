import type pg from 'pg'
import { inTime } from '../outbound/deadline.ts'
import { Client } from './client.ts'
import { beginSession, type ConnectionSettings, type Row, send, unreachable } from './connection.ts'
import type { Sql } from './sql.ts'

// How long to wait before reconnecting, so that an absent database isn't flooded.
const rest_ms = 200
/** For the goodbye, which a database that fell silent never returns. */
const end_ms = 3000

/** A pipelined connection shared by many readers. If it's lost, the next reader reopens it. */
export class SharedConnection {
  private readonly settings: ConnectionSettings
  private readonly session_settings: string
  private readonly watch: (client: pg.ClientBase) => void
  private client: pg.Client | undefined
  private opening: Promise<pg.Client> | undefined
  private failed_at = Number.NEGATIVE_INFINITY
  private closed = false

  constructor(settings: ConnectionSettings, session_settings: string, watch: (client: pg.ClientBase) => void) {
    this.settings = settings
    this.session_settings = session_settings
    this.watch = watch
  }

  query<Shape = Row>(query: Sql): Promise<Shape[]> {
    return this.client ? sendGathered(this.client, query) : this.open().then((client) => sendGathered(client, query))
  }

  /** Also closes a connection that is still opening: left open, it would keep the process alive. */
  async close(): Promise<void> {
    this.closed = true
    await this.opening?.catch(() => {})
    const client = this.client
    this.client = undefined
    if (!client) return
    const hangUp = () => client.connection.stream.destroy()
    await inTime({ whole_ms: end_ms }, hangUp, () => client.end()).catch(() => {})
  }

  private open(): Promise<pg.Client> {
    if (this.closed) return Promise.reject(unreachable(new Error('closed')))
    if (performance.now() - this.failed_at < rest_ms) return Promise.reject(unreachable(new Error('resting')))
    this.opening ??= this.connect().finally(() => {
      this.opening = undefined
    })
    return this.opening
  }

  private async connect(): Promise<pg.Client> {
    const client = new Client(this.settings)
    const lose = () => {
      if (this.client === client) this.client = undefined
    }
    client.on('error', lose)
    client.on('end', lose)
    try {
      await client.connect()
      this.watch(client)
      await beginSession(client, this.session_settings)
    } catch (error) {
      this.failed_at = performance.now()
      throw unreachable(error)
    }
    this.client = client
    return client
  }
}

/** Sends all queries of one event loop turn in one write: under load, the system call costs more than the query. */
function sendGathered<Shape>(client: pg.Client, query: Sql): Promise<Shape[]> {
  const { stream } = client.connection
  if (stream.writableCorked === 0) {
    stream.cork()
    setImmediate(() => stream.uncork())
  }
  return send(client, query)
}
