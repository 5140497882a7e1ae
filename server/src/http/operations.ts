import { timingSafeEqual } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { ApiError } from '../errors.ts'
import type { Metrics } from './metrics.ts'
import { json_type } from './wire.ts'

interface Parts {
  config: Config
  database: Database
  metrics: Metrics
}

const answer_within_ms = 2500

/** What operators and their tools ask, outside the API and without a key. */
export function addOperations(server: FastifyInstance, { config, database, metrics }: Parts) {
  let draining = false
  metrics.gauge('parley_database_waiting', 'Requests waiting for a database connection.', () => database.waiting())
  metrics.gauge('parley_events_unnumbered', 'Committed events that wait for their number.', () => unnumbered(database))

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
    const { type, body } = await metrics.text()
    return reply.header('content-type', type).send(body)
  })

  return {
    drain() {
      draining = true
    },
  }
}

async function faults(database: Database): Promise<Record<string, string>> {
  const late = new Promise<Record<string, string>>((resolve) => {
    setTimeout(
      () => resolve({ database: `The database gave no answer within ${answer_within_ms} ms.` }),
      answer_within_ms,
    ).unref()
  })
  const asked = unnumbered(database).then(
    (count) =>
      count > 100_000 ? { events: `${count} events wait for their number.` } : ({} as Record<string, string>),
    () => ({ database: 'The database cannot be reached.' }),
  )
  return Promise.race([asked, late])
}

async function unnumbered(database: Database): Promise<number> {
  const [row] = await database.read<{ waiting: number }>(
    sql`select count(*)::integer as waiting from (select from outbox limit 100001) waiting`,
  )
  return row!.waiting
}

function requireScraper(request: FastifyRequest, token: string): void {
  if (token === '') {
    const address = request.raw.socket.remoteAddress ?? ''
    const local =
      address === '::1' || (isIPv4(address.replace('::ffff:', '')) && address.replace('::ffff:', '').startsWith('127.'))
    // A proxy in front is local too, whoever asks through it.
    if (local && request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined) return
    throw new ApiError('api_key_missing', 'Set METRICS_TOKEN to read the metrics from another machine.', challenge)
  }
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /i, '') ?? '')
  const wanted = Buffer.from(token)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new ApiError('api_key_invalid', 'The metrics need the bearer token in METRICS_TOKEN.', challenge)
}

const challenge = { 'www-authenticate': 'Bearer realm="metrics"' }
