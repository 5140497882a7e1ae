import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Bench, Scenario } from '../support/bench.ts'
import { endChild, runChild, startChild } from '../support/children.ts'
import { statement } from '../support/database-server.ts'
import { ask, type Deployment } from '../support/deployment.ts'
import { beginning, first_number } from '../support/numbered-ids.ts'
import { comparisonRow, type Row, valueRow } from '../support/report.ts'
import { compare } from '../support/rounds.ts'
import { spread } from '../support/statistics.ts'

/** From the log to the receivers. */
export const webhooks: Scenario[] = [
  { name: 'deliveries', title: 'deliveries of webhooks', run: deliveries },
  { name: 'backlog', title: 'a backlog of deliveries', run: backlog },
  { name: 'receipt', title: 'commit to receipt', run: receipt },
]

// An endpoint gets at most ten deliveries at a time.
const endpoints = 4
const at_once = 10 * endpoints

async function deliveries(bench: Bench): Promise<Row[]> {
  const { large, options } = bench
  const count = options.size.patient ? 20_000 : 5000
  return withSink(large, async (sink, ids) => {
    const body = await makeEvents(large, count / endpoints)
    const loop = fileURLToPath(new URL('../support/signed-loop.ts', import.meta.url))
    const found = await compare(
      bench,
      {
        run: async () => {
          const words = [loop, sink.url, String(count), String(at_once), body]
          return { count, per_second: Number(await runChild(process.execPath, words)) }
        },
        watched: { service: undefined, database: undefined },
      },
      { before: () => queue(large, ids, count / endpoints), run: () => drained(large, sink, count) },
    )
    const bar = { direction: 'at least', value: 0.35 } as const
    return [comparisonRow('webhook deliveries', 'deliveries/s', 'bare signed loop', found, bar)]
  })
}

/** The backlog after a long outage of the receivers. */
async function backlog({ large, options }: Bench): Promise<Row[]> {
  const count = options.size.patient ? 100_000 : 10_000
  return withSink(large, async (sink, ids) => {
    await makeEvents(large, count / endpoints)
    await queue(large, ids, count / endpoints)
    const { per_second } = await drained(large, sink, count)
    return [valueRow(`a backlog of ${count.toLocaleString('en')} drained`, 'deliveries/s', spread([per_second]))]
  })
}

/** From the API response, which is sent on commit, to the receiver. One event at a time. */
async function receipt({ large, options }: Bench): Promise<Row[]> {
  const arrived = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const at = performance.now()
    let body = ''
    for await (const chunk of request) body += chunk
    response.end()
    arrived.set(JSON.parse(body).data.object.id, at)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const id = await register(large, `http://127.0.0.1:${port}/`)
  const waited: number[] = []
  for (let n = 0; n < options.rounds * 60; n++) {
    const contact = { name: 'Ada', email: `receipt-${Date.now()}-${n}@example.com` }
    const answer = await ask(large, 'POST', '/contacts', contact)
    const committed = performance.now()
    while (!arrived.has(answer.id)) await pause(1)
    waited.push(Math.max(0, arrived.get(answer.id)! - committed))
    await pause(40)
  }
  await ask(large, 'DELETE', `/webhook_endpoints/${id}`)
  server.close()
  server.closeAllConnections()
  const sorted = waited.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
  return [
    valueRow('commit to receipt, p50', 'ms', spread([at(0.5)]), { direction: 'at most', value: 5 }),
    valueRow('commit to receipt, p99', 'ms', spread([at(0.99)]), { direction: 'at most', value: 20 }),
  ]
}

interface Sink {
  url: string
  count(): Promise<number>
}

async function withSink<T>(large: Deployment, work: (sink: Sink, endpoints: string[]) => Promise<T>): Promise<T> {
  const file = fileURLToPath(new URL('../support/sink.ts', import.meta.url))
  const child = startChild(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const url = `http://127.0.0.1:${port}/`
  const count = async () => {
    child.send('count')
    const [answer] = (await once(child, 'message')) as [{ count: number }]
    return answer.count
  }
  const ids: string[] = []
  try {
    for (let n = 0; n < endpoints; n++) ids.push(await register(large, url))
    return await work({ url, count }, ids)
  } finally {
    for (const id of ids) await ask(large, 'DELETE', `/webhook_endpoints/${id}`)
    await statement(large.database_url, 'delete from webhook_deliveries')
    await endChild(child)
  }
}

/** Subscribed to what nothing causes while a backlog is measured, so that only queued deliveries arrive. */
async function register(large: Deployment, url: string): Promise<string> {
  return (await ask(large, 'POST', '/webhook_endpoints', { url, events: ['contact.created'] })).id
}

const event_ids = `${beginning('event')}`

/** Events of about a kilobyte each. Returns the body of one. */
async function makeEvents({ database_url }: Deployment, count: number): Promise<string> {
  const data = JSON.stringify({
    object: { object: 'contact', name: 'Ada Lovelace', note: 'x'.repeat(700) },
    previous: null,
  })
  await statement(
    database_url,
    `insert into events (environment_id, id, type, actor, contact_id, data, created_at)
     select (select min(id) from environments where mode = 'live'), $1 || (${first_number} + n)::text, 'contact.created',
       '{"type":"system","id":null}', null, $2::json, now()
     from generate_series(1, $3::integer) n on conflict do nothing`,
    [event_ids, data, count],
  )
  return JSON.stringify({
    object: 'event',
    id: event_ids,
    type: 'contact.created',
    sequence: 1,
    data: JSON.parse(data),
  })
}

/** Queues deliveries that are due, without waking the workers yet. */
async function queue({ database_url }: Deployment, ids: string[], count: number): Promise<void> {
  for (;;) {
    const leased = await statement(database_url, 'select from webhook_queues where leased_until is not null')
    if (leased.length === 0) break
    await pause(200)
  }
  await statement(database_url, 'delete from webhook_deliveries')
  await statement(
    database_url,
    `insert into webhook_deliveries
       (environment_id, endpoint_id, id, event_id, event_type, sequence, about, next_attempt_at, created_at)
     select environment_id, endpoint, 'svcdlv_' || place || '_' || n, $1 || (${first_number} + n)::text, 'contact.created', n,
       'contact ' || n, now(), now()
     from unnest($2::text[]) with ordinality endpoints (endpoint, place), generate_series(1, $3::integer) n,
       (select min(id) as environment_id from environments where mode = 'live') environment`,
    [event_ids, ids, count],
  )
  await statement(database_url, 'analyze webhook_deliveries')
}

async function drained(large: Deployment, sink: Sink, count: number) {
  const before = await sink.count()
  const began = performance.now()
  await statement(large.database_url, 'update webhook_queues set next_due_at = now()')
  while ((await sink.count()) < before + count) await pause(20)
  return { count, per_second: count / ((performance.now() - began) / 1000) }
}
