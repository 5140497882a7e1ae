import { setTimeout as pause } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '../config/version.ts'
import type { Database } from '../db/database.ts'
import { queryTimes } from '../db/query-times.ts'
import { type Sql, sql } from '../db/sql.ts'

export interface Metrics {
  observe(method: string, route: string, status: number, ms: number): void
  /** Counts a webhook delivery attempt by outcome. */
  attempted(outcome: string): void
  /** Records how long after its event a webhook was delivered. */
  delivered(seconds: number): void
  /** Counts an automatic CRM sync by outcome. */
  synced(outcome: string): void
  /** Counts a turn of the assistant by outcome. */
  replied(outcome: string): void
  /** Counts a mail of a mailbox by what became of it. */
  received(outcome: string): void
  /** A number of this process, read on request. Null: there is none. */
  gauge(name: string, help: string, read: () => number | null | Promise<number | null>): void
  /** A number of the whole deployment, the `number` column of a statement. Only one process reports it. */
  deployment(name: string, help: string, query: Sql): void
  /** The same for each value of a label: the columns `label` and `number`. Values that no row has are 0. */
  deploymentBy(name: string, help: string, label: { name: string; values: readonly string[] }, query: Sql): void
  /** Always responds, even while the database doesn't: then without the numbers of the deployment. */
  text(database: Database, leads: () => Promise<boolean>): Promise<{ type: string; body: string }>
}

export function metricsRegistry(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'parley_' })
  const [state, of_deployment] = [new Registry(), new Registry()]
  const gauges: DeploymentGauge[] = []
  const up = new Gauge({
    name: 'parley_database_up',
    help: 'Whether the database responds.',
    registers: [state],
  })
  new Gauge({
    name: 'parley_build_info',
    help: 'The version that runs.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.versions.node }, 1)
  const { latency, requests, seconds, attempts, syncs, replies, mails } = counters(registry)
  return {
    received: (outcome) => mails.inc({ outcome }),
    replied: (outcome) => replies.inc({ outcome }),
    synced: (outcome) => syncs.inc({ outcome }),
    attempted: (outcome) => attempts.inc({ outcome }),
    observe(method, route, status, ms) {
      requests.inc({ method, route, status })
      seconds.observe({ route }, ms / 1000)
    },
    delivered: (seconds) => latency.observe(seconds),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const number = await read()
          if (number === null) this.remove()
          else this.set(number)
        },
      })
    },
    deployment: (name, help, query) =>
      void gauges.push({ gauge: new Gauge({ name, help, registers: [of_deployment] }), query }),
    deploymentBy: (name, help, label, query) =>
      void gauges.push({
        gauge: new Gauge({ name, help, labelNames: [label.name], registers: [of_deployment] }),
        label,
        query,
      }),
    async text(database, leads) {
      // First, because the numbers of the deployment need a connection themselves.
      const own = await registry.metrics()
      const { is_up, is_told } = await readGauges(gauges, database, leads)
      up.set(is_up ? 1 : 0)
      const parts = [own, queryTimes('parley_database_query_duration_seconds'), await state.metrics()]
      if (is_told) parts.push(await of_deployment.metrics())
      return { type: registry.contentType, body: parts.join('\n') }
    },
  }
}

/** What happened in this process since it started. */
function counters(registry: Registry) {
  const latency = new Histogram({
    name: 'parley_webhook_delivery_latency_seconds',
    help: 'Time from an event to its delivery, retries included.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600, 3600, 86_400],
    registers: [registry],
  })
  const requests = new Counter({
    name: 'parley_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'parley_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const attempts = new Counter({
    name: 'parley_webhook_attempts_total',
    help: 'Attempts to deliver an event to a webhook endpoint, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const syncs = new Counter({
    name: 'parley_crm_syncs_total',
    help: 'Automatic syncs of leads to a CRM, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const replies = new Counter({
    name: 'parley_assistant_turns_total',
    help: 'Turns of the assistant, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const mails = new Counter({
    name: 'parley_email_mails_total',
    help: 'Mails read in mailboxes of email channels, by what became of them.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return { latency, requests, seconds, attempts, syncs, replies, mails }
}

interface DeploymentGauge {
  gauge: Gauge
  label?: { name: string; values: readonly string[] }
  query: Sql
}

const answer_within_ms = 2000

/** Late numbers are left out, but only a database without a word is down: its connections may just be busy. */
async function readGauges(gauges: DeploymentGauge[], database: Database, leads: () => Promise<boolean>) {
  let is_up = false
  const is_told = await within(answer_within_ms, async () => {
    await database.read(sql`select 1 as one`)
    is_up = true
    if (!(await leads())) return false
    await setAll(gauges, database)
    return true
  })
  return { is_up, is_told }
}

/** One after the other on one connection, to leave the others to requests. */
function setAll(gauges: DeploymentGauge[], database: Database): Promise<void> {
  return database.session(async (connection) => {
    for (const { gauge, label, query } of gauges) {
      const rows = await connection.query<{ label: string; number: number | string }>(query)
      if (label === undefined) gauge.set(Number(rows[0]!.number))
      else
        for (const value of label.values)
          gauge.set({ [label.name]: value }, Number(rows.find((row) => row.label === value)?.number ?? 0))
    }
  })
}

async function within(ms: number, work: () => Promise<boolean>): Promise<boolean> {
  const late = new AbortController()
  const waiting = pause(ms, false, { signal: late.signal }).catch(() => false)
  const result = await Promise.race([work().catch(() => false), waiting])
  late.abort()
  return result
}
