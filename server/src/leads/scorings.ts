import { page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { ApiError, notFound } from '../errors.ts'
import { write } from '../events/record.ts'
import { firstIdAt, isId, newId, timeOf } from '../ids.ts'
import { isFree, type Lease, Leases, long } from '../jobs/leases.ts'
import { type Means, type Resource, read, type Scope, systemScope } from '../scope.ts'
import { countLeads } from './leads.ts'
import { qualifyLead } from './qualify.ts'
import { LeadScoring, type LeadScoringQuery } from './scoring-schema.ts'

const { columns, json } = rendering(LeadScoring)

/** Scores all leads again by the current rules, in the background. A running one ends, because its rules may be outdated. */
export async function startScoring(scope: Scope): Promise<Resource> {
  const id = newId('lead_scoring')
  const row: Omit<Stored<LeadScoring>, 'object'> = {
    id,
    status: 'running',
    leads_total: await countLeads(scope),
    leads_done: 0,
    leads_changed: 0,
    created_at: timeOf(id),
    finished_at: null,
  }
  const scoring = { json: json(row), id }
  await write(
    scope,
    sql`change as (
        insert into lead_scorings (environment_id, id, leads_total, created_at)
        values (${scope.environment_id}, ${id}, ${row.leads_total}, ${row.created_at}) returning id),
      superseded as (
        update lead_scorings set status = 'superseded', finished_at = ${row.created_at}::timestamptz
        where environment_id = ${scope.environment_id} and status = 'running')`,
    [],
    scoring,
  )
  scope.announce()
  return scoring
}

export function listScorings(scope: Scope, query: LeadScoringQuery) {
  return page(scope, {
    name: 'lead_scorings',
    query,
    rows: (after, tail) =>
      sql`select ${columns} from lead_scorings where environment_id = ${scope.environment_id}${after} ${tail}`,
    json,
  })
}

export async function getScoring(scope: Scope, id: string): Promise<Resource> {
  const [row] = isId('lead_scoring', id)
    ? await read<Omit<Stored<LeadScoring>, 'object'>>(
        scope,
        sql`select ${columns} from lead_scorings where environment_id = ${scope.environment_id} and id = ${id}`,
      )
    : []
  if (!row) throw notFound('lead scoring')
  return { json: json(row), id }
}

interface Run extends Lease<'id'> {
  through_lead: string
  created_at: string
}

const scoring_leases = new Leases({
  table: 'lead_scorings',
  key: ['id'],
  tokens: null,
  terms: long,
  open: sql`status = 'running'`,
  release: sql`leased_until = now()`,
})

const batch_size = 25
// Well within a lease.
const longest_ms = 3000

/**
 * Scores the next leads of one run, the one that waited longest. Returns whether there may be more. Any process may do it.
 * The run's position is stored in its row, so that it continues after a stop or crash. Scoring a lead twice is harmless.
 */
export async function scoreLeads(services: Means, stopping: AbortSignal): Promise<boolean> {
  const due = sql`
    select environment_id, id from lead_scorings where status = 'running' and ${isFree}
    order by leased_until nulls first limit 1 for no key update skip locked`
  const columns = sql`through_lead, created_at`
  const [run] = await scoring_leases.claim<Run>(services.database, due, { columns })
  if (!run) return false
  // Uses what a model has read before. Doesn't call it for thousands of leads at once.
  const scope: Scope = { ...systemScope(services, run), may_ask_model: () => false }
  const until = performance.now() + longest_ms
  const leads = await nextLeads(scope, run)
  const scored: string[] = []
  for (const lead of leads) {
    if (stopping.aborted || performance.now() > until) break
    await scoreAgain(scope, lead)
    scored.push(lead.id)
  }
  await advance(scope, run, scored, leads.length < batch_size && scored.length === leads.length)
  return true
}

interface NextLead {
  id: string
  contact_id: string
  conversation_id: string | null
}

/** Only leads from before the run: newer ones were scored by the same rules. */
function nextLeads({ database, environment_id }: Scope, { through_lead, created_at }: Run): Promise<NextLead[]> {
  const end = firstIdAt('lead', Date.parse(created_at) + 1)
  return database.run<NextLead>(sql`
    select id, contact_id, conversation_id from leads
    where environment_id = ${environment_id} and id > ${through_lead} and id < ${end} order by id limit ${batch_size}::integer`)
}

async function scoreAgain(scope: Scope, { contact_id, conversation_id }: NextLead): Promise<void> {
  try {
    await qualifyLead(scope, { contact_id, ...(conversation_id !== null && { conversation_id }) })
  } catch (error) {
    // The contact or conversation was deleted in the meantime.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** Unless another process has scored the same leads, or another run has taken over. */
async function advance(
  { database, environment_id }: Scope,
  run: Run,
  scored: readonly string[],
  is_last: boolean,
): Promise<void> {
  const first_since = firstIdAt('lead_qualification', Date.parse(run.created_at))
  const changed = sql`
    select count(*) from leads, lateral (
      select status, score from lead_qualifications earlier
      where earlier.environment_id = ${environment_id} and earlier.lead_id = leads.id and earlier.id < ${first_since}
      order by earlier.id desc limit 1) before
    where leads.environment_id = ${environment_id} and leads.id = any(${scored}::text[])
      and (before.status <> qualification ->> 'status' or before.score <> (qualification ->> 'score')::integer)`
  await scoring_leases.release(
    database,
    run,
    sql`through_lead = ${scored.at(-1) ?? run.through_lead}, leads_done = leads_done + ${scored.length}::integer,
      leads_changed = leads_changed + (${changed}),
      status = case when ${is_last}::boolean then 'finished' else status end, finished_at = case when ${is_last}::boolean then now() end`,
  )
}
