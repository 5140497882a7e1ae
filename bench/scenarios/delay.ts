import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bicycles } from '../../server/src/testing/knowledge/bicycles.ts'
import { manyArticles } from '../../server/src/testing/knowledge/many.ts'
import type { Bench, Scenario } from '../support/bench.ts'
import { statement } from '../support/database-server.ts'
import { ask, type Deployment, deploy } from '../support/deployment.ts'
import { startEmbeddings } from '../support/embeddings.ts'
import { numberedId } from '../support/numbered-ids.ts'
import { type Row, valueRow } from '../support/report.ts'
import { percentile, spread } from '../support/statistics.ts'
import type { Delays } from '../support/watch-loop.ts'

/** Whether the assistant's work delays requests: all of it at once, in one process. */
export const delay: Scenario[] = [{ name: 'delay', title: 'what the assistant costs everybody else', run: delays }]

const data = { contacts: 2000, conversations: 400, long_conversations: 16 }
const step = 5
const bar = { direction: 'at most', value: 5 } as const
const writers = 4

async function delays({ server, options, say }: Bench): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-delays-'))
  const file = join(folder, 'delays.json')
  const watching = {
    NODE_OPTIONS: `--import=${new URL('../support/watch-loop.ts', import.meta.url)}`,
    LOOP_DELAYS_FILE: file,
  }
  const url = await server.createDatabase('parley_bench_delay')
  const place = await deploy(url, { ...server.own_settings, ...watching }, data, options.profile, say)
  const model = await startEmbeddings()
  try {
    const count = options.size.name === 'quick' ? 1000 : 10_000
    say(`  writing ${count} articles …`)
    const articles = manyArticles(count)
    const write = async () => {
      for (const article of articles)
        await ask(place, 'POST', '/knowledge/articles', { ...article, status: 'published' })
    }
    await Promise.all(Array.from({ length: writers }, write))
    await statement(url, 'analyze')
    // Warms up threads, caches and connections.
    await during(place, 3000)
    const rows: Row[] = []
    rows.push(rowOf('delay of requests, quiet', await measured(place, file, () => pause(options.seconds * 1000))))
    const busy = () => during(place, options.seconds * 2000)
    rows.push(
      rowOf('delay of requests beside summaries, leads, look-ups and replies', await measured(place, file, busy), true),
    )
    const embedding = { provider: 'openai_compatible', base_url: model.url, model: 'none', embedding_model: 'bench' }
    await ask(place, 'PATCH', '/assistant', embedding)
    rows.push(rowOf('the same while articles are turned into vectors', await measured(place, file, busy), true))
    return rows
  } finally {
    model.stop()
    await place.service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function rowOf(title: string, { late, own }: Delays, judged = false): Row {
  const at = (share: number) => percentile(own, share)
  const note = `longest ${Math.max(...own).toFixed(1)} ms; with what others on this machine took, p99 ${percentile(late, 0.99).toFixed(1)} ms`
  const row = valueRow(`${title}, p99`, 'ms', spread([at(0.99)]), judged ? bar : undefined)
  return { ...row, p50_ms: at(0.5), p99_ms: at(0.99), note }
}

async function measured({ service }: Deployment, file: string, work: () => Promise<unknown>): Promise<Delays> {
  await told(service.pid, file)
  await work()
  return told(service.pid, file)
}

/** The delays recorded since the last call. */
async function told(pid: number, file: string): Promise<Delays> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await pause(20)
  await pause(100)
  return JSON.parse(readFileSync(file, 'utf8')) as Delays
}

/** Four loops in parallel: summaries and leads of conversations with a thousand messages, lookups, and customers who write. */
async function during(place: Deployment, ms: number): Promise<void> {
  const until = performance.now() + ms
  const long = Array.from({ length: data.long_conversations }, (_, n) => data.conversations + n)
  const repeat = async (work: (n: number) => Promise<unknown>) => {
    // On a busy machine, the database may time out. Only the service is measured.
    for (let n = 0; performance.now() < until; n++) await work(n).catch(() => pause(100))
  }
  // A repeated request would be answered from a table.
  const forgotten = async (n: number, table: string) => {
    if (n % long.length === 0) await statement(place.database_url, `truncate ${table} cascade`)
    return long[n % long.length]!
  }
  await Promise.all([
    repeat(async (n) => {
      const conversation = await forgotten(n, 'summary_records')
      await ask(place, 'POST', `/conversations/${numberedId('conversation', conversation)}/summarize`)
    }),
    repeat(async (n) => {
      const contact = ((await forgotten(n, 'leads')) * step) % data.contacts
      await ask(place, 'POST', '/leads/qualify', { contact_id: numberedId('contact', contact) })
    }),
    repeat((n) =>
      ask(place, 'POST', '/knowledge/search', { query: bicycles.questions[n % bicycles.questions.length]!.turns[0] }),
    ),
    repeat(async (n) => {
      const contact_id = numberedId('contact', n % data.contacts)
      const { id } = await ask(place, 'POST', '/conversations', { contact_id, handled_by: 'assistant' })
      const content = bicycles.questions[n % bicycles.questions.length]!.turns[0]
      await ask(place, 'POST', `/conversations/${id}/messages`, { content, direction: 'inbound' })
      await pause(100)
    }),
  ])
}
