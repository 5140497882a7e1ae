import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import { isFree, type Lease, Leases, long } from '../jobs/leases.ts'
import { type Means, type Scope, systemScope } from '../scope.ts'
import { agreementOf, checksOf, verdictOf } from './assess.ts'
import type { TrialCase } from './case-schema.ts'
import { rehearse, type Situation } from './rehearse.ts'

interface Run extends Lease<'id'> {
  trial_set_id: string
  through_case: string
  created_at: string
}

const leases = new Leases({
  table: 'trials',
  key: ['id'],
  tokens: null,
  terms: long,
  open: sql`finished_at is null`,
  release: sql`leased_until = now()`,
})

const batch_size = 25
// Well within a lease.
const longest_ms = 3000

/**
 * Rehearses the next cases of one trial, the one that waited longest. Returns whether there may be more. Any process may do it: the
 * results of a case are stored in one statement with the trial's place, so that a crash or a second process stores nothing twice.
 */
export async function runTrials(services: Means, stopping: AbortSignal): Promise<boolean> {
  const due = sql`
    select environment_id, id from trials where finished_at is null and canceled_at is null and ${isFree}
    order by leased_until nulls first limit 1 for no key update skip locked`
  const columns = sql`trial_set_id, through_case, created_at`
  const [run] = await leases.claim<Run>(services.database, due, { columns })
  if (!run) return false
  const scope = systemScope(services, run)
  const until = performance.now() + longest_ms
  const cases = await nextCases(scope, run)
  let count = 0
  for (const one of cases) {
    if (stopping.aborted || performance.now() > until || !(await perform(scope, run, one))) break
    count++
  }
  const is_last = cases.length < batch_size && count === cases.length
  const end = is_last ? sql`finished_at = case when canceled_at is null then now() end` : undefined
  await leases.release(services.database, run, end)
  return true
}

interface NextCase {
  id: string
  turns: string
  situation: string | null
  label: string | null
}

/** Only those that the set had when the trial was started. */
function nextCases({ database, environment_id }: Scope, run: Run): Promise<NextCase[]> {
  return database.run<NextCase>(sql`
    select id, turns, situation, label from trial_cases
    where environment_id = ${environment_id} and trial_set_id = ${run.trial_set_id} and id > ${run.through_case}
      and created_at <= ${run.created_at}::timestamptz
    order by id limit ${batch_size}::integer`)
}

/** Returns false if the trial was canceled, or another process has it by now. */
async function perform(scope: Scope, run: Run, { id, ...row }: NextCase): Promise<boolean> {
  const turns = JSON.parse(row.turns) as TrialCase['turns']
  const situation = row.situation === null ? null : (JSON.parse(row.situation) as Situation)
  const label = row.label === null ? null : (JSON.parse(row.label) as TrialCase['label'])
  const results = await rehearse(scope, { turns, situation })
  const rows = results.map(({ article_ids, ...result }, turn) => {
    const turn_result = { ...result, article_ids }
    const { content, expect } = turns[turn]!
    const rules = checksOf(expect, turn_result)
    const verdict = verdictOf(expect, rules)
    const judged = { rules, verdict, verdict_by: verdict && 'rule', label: agreementOf(label, turn_result) }
    return { id: newId('trial_result'), turn, question: content, ...result, ...judged }
  })
  const { environment_id, database } = scope
  const place = leases.change(run, sql`through_case = ${id}, done = done + 1`, sql` and canceled_at is null`)
  const stored_place = await database.run(sql`
    with place as (${place} returning id),
    -- What a person said of the same reply to the same case holds.
    result as (
      insert into trial_results (environment_id, id, trial_id, case_id, turn, question, decision, outcome, reply, reason, language, engine,
        confidence, sources, why, rules, label, verdict, verdict_by, latency_ms, created_at)
      select ${environment_id}::integer, row.id, place.id, trial_cases.id, row.turn, question, decision, outcome, reply, reason, language, engine,
        confidence, sources, why, rules, row.label, coalesce(earlier.verdict, row.verdict),
        case when earlier.verdict is null then row.verdict_by else 'person' end, latency_ms, now()
      from place join trial_cases on trial_cases.environment_id = ${environment_id} and trial_cases.id = ${id},
        json_to_recordset(${JSON.stringify(rows)}::json) as row (id text, turn integer, question text, decision text, outcome text, reply text,
          reason text, language text, engine text, confidence double precision, sources json, why json, rules json, label text, verdict text,
          verdict_by text, latency_ms integer)
        left join lateral (
          select same.verdict from trial_results same
          where same.environment_id = ${environment_id} and same.case_id = ${id} and same.turn = row.turn and same.verdict_by = 'person'
            and same.decision = row.decision and same.reply = row.reply
          order by same.id desc limit 1) earlier on true)
    select id from place`)
  return stored_place.length > 0
}
