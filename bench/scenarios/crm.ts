import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Bench, Scenario } from '../support/bench.ts'
import { runChild } from '../support/children.ts'
import { type CrmSink, startCrmSink } from '../support/crm-sink.ts'
import { statement } from '../support/database-server.ts'
import { ask, type Deployment } from '../support/deployment.ts'
import { beginning, first_number, numberedId } from '../support/numbered-ids.ts'
import { comparisonRow, type Row, valueRow } from '../support/report.ts'
import { compare } from '../support/rounds.ts'
import { spread } from '../support/statistics.ts'

/** From leads to a custom HTTP receiver that accepts them as fast as it can. */
export const crm: Scenario[] = [
  { name: 'syncs', title: 'syncs of leads to a CRM', run: syncs },
  { name: 'backfill', title: 'a backfill to a CRM that asks for patience', run: backfill },
]

// As many as one connection sends in parallel.
const at_once = 2

async function syncs(bench: Bench): Promise<Row[]> {
  const { large, options } = bench
  const count = options.size.patient ? 3000 : 1000
  return withCrm(large, count, async (sink, id) => {
    const loop = fileURLToPath(new URL('../support/signed-loop.ts', import.meta.url))
    const found = await compare(
      bench,
      {
        run: async () => {
          const words = [loop, sink.url, String(count), String(at_once), bodyOf()]
          return { count, per_second: Number(await runChild(process.execPath, words)) }
        },
        watched: { service: undefined, database: undefined },
      },
      { before: () => forget(large, sink), run: () => synced(large, sink, id, count) },
    )
    return [comparisonRow('syncs of leads', 'leads/s', 'bare signed loop', found)]
  })
}

/** Every lead must arrive once, however often it was rejected. Counted by the receiver. */
async function backfill({ large, options }: Bench): Promise<Row[]> {
  const count = options.size.patient ? 10_000 : 2000
  return withCrm(large, count, async (sink, id) => {
    sink.refuse_every = count / 10
    const { per_second } = await synced(large, sink, id, count)
    const twice = [...sink.made.values()].filter((times) => times > 1).length
    const lost = count - sink.made.size
    if (twice + lost > 0) throw new Error(`Of ${count} leads ${lost} were lost and ${twice} made twice.`)
    const title = `a backfill of ${count.toLocaleString('en')} leads, ${sink.refused} × 429`
    return [
      valueRow(title, 'leads/s', spread([per_second])),
      valueRow(`${title}: lost or made twice`, 'leads', spread([lost + twice]), { direction: 'at most', value: 0 }),
    ]
  })
}

async function synced(large: Deployment, sink: CrmSink, id: string, count: number) {
  const began = performance.now()
  await ask(large, 'POST', `/crm_connections/${id}/backfill`, { which: 'all' })
  const until = began + 600_000
  while ((await waiting(large)) > 0) {
    if (performance.now() > until) throw new Error(`Only ${sink.made.size} of ${count} leads arrived.`)
    await pause(20)
  }
  if (sink.made.size !== count) throw new Error(`${sink.made.size} of ${count} leads arrived.`)
  return { count, per_second: (count * 1000) / (performance.now() - began) }
}

async function waiting({ database_url }: Deployment): Promise<number> {
  const [row] = await statement<{ left: number }>(
    database_url,
    'select count(*)::integer as left from (select from crm_jobs limit 1) left_over',
  )
  return row!.left
}

async function withCrm(
  large: Deployment,
  count: number,
  work: (sink: CrmSink, connection_id: string) => Promise<Row[]>,
): Promise<Row[]> {
  const sink = await startCrmSink()
  await statement(large.database_url, 'delete from leads')
  await makeLeads(large, count)
  const secret = `whsec_${'A'.repeat(43)}=`
  const connection = { provider: 'http', settings: { base_url: sink.url }, credentials: { secret } }
  const { id } = await ask(large, 'POST', '/crm_connections', connection)
  try {
    return await work(sink, id)
  } finally {
    await ask(large, 'DELETE', `/crm_connections/${id}`)
    await statement(large.database_url, 'delete from leads')
    await sink.close()
  }
}

/** Resets all leads, as if none had been synced yet. */
async function forget({ database_url }: Deployment, sink: CrmSink): Promise<void> {
  sink.made.clear()
  await statement(database_url, 'delete from crm_links')
  await statement(database_url, 'delete from crm_syncs')
}

const lead_ids = beginning('lead')

async function makeLeads({ database_url }: Deployment, count: number): Promise<void> {
  const qualification = {
    object: 'lead.qualification',
    status: 'qualified',
    score: 72,
    grade: 'hot',
    fit: 40,
    intent: 32,
    criteria: [],
    engine: 'embedded',
  }
  await statement(
    database_url,
    `insert into leads (environment_id, id, contact_id, status, grade, score, found_status, qualification, created_at, updated_at)
     select environment_id, $1 || (${first_number} + row_number() over (order by id))::text, id, 'qualified', 'hot', 72, 'qualified',
       $2::json, now(), now()
     from (select environment_id, id from contacts where environment_id =
       (select min(id) from environments where mode = 'live') order by id limit $3::integer) contacts`,
    [lead_ids, JSON.stringify(qualification), count],
  )
}

function bodyOf(): string {
  const fields = { name: 'Ada Lovelace', email: 'ada@example.com', status: 'qualified', grade: 'hot', score: 72 }
  const lead_id = numberedId('lead', 0)
  return JSON.stringify({
    type: 'lead.upsert',
    lead_id,
    remote_id: null,
    email: fields.email,
    fields,
    on_create: {},
    only_forward: {},
  })
}
