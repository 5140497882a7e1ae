import { timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { isIPv4 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { diskIsFull, freeSpace } from '../db/disk.ts'
import { sql } from '../db/sql.ts'
import { ApiError } from '../errors.ts'
import type { Figure } from './figure.ts'
import type { Metrics } from './metrics.ts'
import { json_type } from './wire.ts'

interface Parts {
  config: Config
  database: Database
  metrics: Metrics
  /** Whether this process reports the numbers of the whole deployment. */
  leads: () => Promise<boolean>
}

const answer_within_ms = 2500

/** Health, readiness and metrics: for operators and their tools, outside the API and without a key. */
export function addOperations(server: FastifyInstance, { config, database, metrics, leads }: Parts) {
  let draining = false
  addGauges(metrics, database, config.data_dir)

  server.get('/healthz', (_request, reply) => reply.header('content-type', json_type).send('{"status":"ok"}'))

  server.get('/readyz', async (_request, reply) => {
    const failing = draining ? { draining: 'The service is stopping.' } : await faults(database)
    const ready = Object.keys(failing).length === 0
    if (!ready) reply.header('retry-after', '1')
    return reply
      .code(ready ? 200 : 503)
      .header('content-type', json_type)
      .send(JSON.stringify({ status: ready ? 'ready' : 'not_ready', failing }))
  })

  server.get('/metrics', async (request, reply) => {
    requireScraper(request, config.metrics_token)
    const { type, body } = await metrics.text(database, leads)
    return reply.header('content-type', type).send(body)
  })

  return {
    drain() {
      draining = true
    },
  }
}

function addGauges(metrics: Metrics, database: Database, data_dir: string): void {
  metrics.gauge('parley_database_waiting', 'Requests waiting for a database connection.', database.waiting)
  metrics.gauge('parley_database_pool_open', 'Open connections of the pool.', () => database.connections().open)
  metrics.gauge('parley_database_pool_idle', 'Idle connections of the pool.', () => database.connections().idle)
  metrics.gauge('parley_database_disk_full', 'Whether the disk of the database is full.', () => Number(diskIsFull()))
  const disk = () => statfs(data_dir).catch(() => ({ bavail: Number.NaN, blocks: Number.NaN, bsize: 1 }))
  metrics.gauge('parley_disk_free_bytes', 'Free space where the data folder lies.', async () => {
    const { bavail, bsize } = await disk()
    return bavail * bsize
  })
  metrics.gauge('parley_disk_size_bytes', 'Size of the disk where the data folder lies.', async () => {
    const { blocks, bsize } = await disk()
    return blocks * bsize
  })
  metrics.gauge(
    'parley_disk_free_ratio',
    'Free share of the disk of the data folder or of the embedded database, whichever has less.',
    async () => (await freeSpace(data_dir))?.ratio ?? Number.NaN,
  )
  metrics.deployment('parley_events_unnumbered', 'Committed events waiting for a sequence number.', outbox)
  metrics.deployment(
    'parley_events_lag_seconds',
    'Age of the oldest event that waits for a sequence number.',
    eventsLag.of(null),
  )
}

async function faults(database: Database): Promise<Record<string, string>> {
  const late = new Promise<Record<string, string>>((resolve) => {
    setTimeout(
      () => resolve({ database: `The database did not respond within ${answer_within_ms} ms.` }),
      answer_within_ms,
    ).unref()
  })
  if (diskIsFull()) return { disk: 'The disk of the database is full: nothing can be written.' }
  const backlog = unnumbered(database).then(
    (count) =>
      count > 100_000
        ? { events: `${count} events are waiting for a sequence number.` }
        : ({} as Record<string, string>),
    (error) => ({ database: (error as Error).message }),
  )
  return Promise.race([backlog, late])
}

async function unnumbered(database: Database): Promise<number> {
  const [row] = await database.read<{ number: number }>(outbox)
  return row!.number
}

/** One queue for all environments. */
export const eventsLag: Figure = {
  unit: 'seconds',
  max: 60,
  of: () => sql`
    select coalesce(extract(epoch from now() - min(created_at)), 0) as number
    from (select environment_id, event_id from outbox order by id limit 1) first
    join events on events.environment_id = first.environment_id and events.id = event_id`,
}

const outbox = sql`select count(*)::integer as number from (select from outbox limit 100001) waiting`

function requireScraper(request: FastifyRequest, token: string): void {
  if (token === '') {
    if (isLocal(request.raw.socket.remoteAddress ?? '') && !isForwarded(request.headers)) return
    throw new ApiError('api_key_missing', 'Set METRICS_TOKEN to read the metrics from another machine.', challenge)
  }
  const bearer = Buffer.from(request.headers.authorization?.replace(/^Bearer /i, '') ?? '')
  const wanted = Buffer.from(token)
  if (bearer.length !== wanted.length || !timingSafeEqual(bearer, wanted))
    throw new ApiError('api_key_invalid', 'The metrics require the bearer token in METRICS_TOKEN.', challenge)
}

// A reverse proxy is local too, whoever calls through it, and a foreign host name may resolve to this machine in a browser.
const of_proxies = /^(?:x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|true-client-ip|cf-.*|forwarded|via)$/

function isForwarded({ host = '', ...headers }: IncomingHttpHeaders): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return (
    !(name.toLowerCase() === 'localhost' || isLocal(name)) || Object.keys(headers).some((one) => of_proxies.test(one))
  )
}

function isLocal(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}

const challenge = { 'www-authenticate': 'Bearer realm="metrics"' }
