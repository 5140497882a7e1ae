import type pg from 'pg'
import { inTime } from '../outbound/deadline.ts'
import { Client } from './client.ts'
import { connect_ms } from './connection.ts'

/** Messages between the processes of a deployment that needn't be stored: one connection for all channels of a process. */
export interface Notices {
  /** Hears a channel from now on. Returns the way to tell the others, which is lost while the connection is down. */
  join(channel: Channel): (payload: string) => void
  /** Whether this process holds a lock that only one can hold, for as long as its connection lives. */
  leads(lock: number): Promise<boolean>
  stop(): Promise<void>
}

interface Channel {
  name: string
  receive: (payload: string) => void
  /** Called whenever it listens again: earlier messages were missed. */
  connected?: () => void
}

const reconnect_ms = 1000
/** It is silent by nature, so it is asked whether it lives. One that left two questions without an answer is dead. */
const beat_ms = 3000

/**
 * LISTEN and NOTIFY on a connection of their own: within a writing transaction, NOTIFY takes a database-wide lock and lets
 * only a third of the commits through.
 */
export function openNotices(url: string): Notices {
  const channels = new Map<string, Channel>()
  let client: pg.Client | undefined
  let stopped = false
  let reconnecting: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    if (stopped) return
    const fresh = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connect_ms,
      application_name: 'parley notices',
    })
    // Errors and ends arrive as this event and as a failed query. Either way, it reconnects once.
    fresh.on('error', () => {})
    fresh.once('end', () => {
      if (client === fresh) client = undefined
      if (!stopped) reconnecting = setTimeout(connect, reconnect_ms)
    })
    fresh.on('notification', ({ channel, payload }) => channels.get(channel)?.receive(payload ?? ''))
    try {
      await fresh.connect()
      // Who joins from now on listens after these.
      client = fresh
      await promptly(fresh, () => listen(fresh, [...channels.values()]))
      if (stopped) return void (await fresh.end())
      endWhenSilent(fresh)
    } catch {
      await fresh.end().catch(() => {})
    }
  }
  const connecting = connect()
  let leading: pg.Client | undefined

  return {
    join(channel) {
      channels.set(channel.name, channel)
      if (client) listen(client, [channel]).catch(() => {})
      return (payload) => void client?.query('select pg_notify($1, $2)', [channel.name, payload]).catch(() => {})
    },
    async leads(lock) {
      await connecting
      if (client === undefined || client === leading) return client !== undefined
      const asked = client
      const { rows } = await asked.query('select pg_try_advisory_lock($1, 0) as mine', [lock])
      if (rows[0].mine) leading = asked
      return rows[0].mine
    },
    async stop() {
      stopped = true
      clearTimeout(reconnecting)
      await connecting
      const last = client
      if (last) await promptly(last, () => last.end()).catch(() => {})
    },
  }
}

/** Hangs up on a server that leaves it waiting. */
function promptly(client: pg.Client, work: () => Promise<unknown>): Promise<unknown> {
  return inTime({ whole_ms: connect_ms }, () => client.connection.stream.destroy(), work)
}

async function listen(client: pg.Client, channels: readonly Channel[]): Promise<void> {
  await client.query(channels.map(({ name }) => `listen ${name}`).join(';'))
  for (const { connected } of channels) connected?.()
}

function endWhenSilent(client: pg.Client): void {
  let unanswered = 0
  const beating = setInterval(() => {
    if (unanswered > 1) client.connection.stream.destroy()
    else {
      unanswered++
      const answered = () => {
        unanswered = 0
      }
      client.query('select').then(answered, () => {})
    }
  }, beat_ms)
  beating.unref()
  client.once('end', () => clearInterval(beating))
}
