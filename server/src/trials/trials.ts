import { createHash } from 'node:crypto'
import { assistantRow } from '../accounts/assistant-settings.ts'
import { equals, filters, page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { invalid, notFound } from '../errors.ts'
import { write } from '../events/record.ts'
import { isId, newId, timeOf } from '../ids.ts'
import { type Resource, read, type Scope, transact } from '../scope.ts'
import { type NewTrial, Trial, type TrialQuery } from './schema.ts'
import { findTrialSet } from './sets.ts'

const { json } = rendering(Trial)

type Row = Omit<Stored<Trial>, 'object'>

/** Of each set, the newest are kept. */
const max_trials = 20

const status = sql`case when finished_at is not null then 'finished' when canceled_at is not null then 'canceled' else 'running' end`
const verdicts = sql`(
  select json_build_object('good', count(*) filter (where verdict = 'good'), 'acceptable', count(*) filter (where verdict = 'acceptable'),
    'wrong', count(*) filter (where verdict = 'wrong'), 'should_hand_over', count(*) filter (where verdict = 'should_hand_over'),
    'should_answer', count(*) filter (where verdict = 'should_answer'), 'none', count(*) filter (where verdict is null))
  from trial_results result where result.environment_id = trials.environment_id and trial_id = trials.id)`
const columns = sql`id, trial_set_id, ${status} as status, assistant_version, total, done, ${verdicts} as verdicts,
  created_at, canceled_at, finished_at`

export function listTrials(scope: Scope, query: TrialQuery) {
  const where = filters([equals('trial_set_id', query.trial_set_id)])
  return page(scope, {
    name: 'trials',
    query,
    rows: (after, tail) =>
      sql`select ${columns} from trials where environment_id = ${scope.environment_id}${where}${after} ${tail}`,
    json: (row) => json(row as unknown as Row),
  })
}

export async function getTrial(scope: Scope, id: string): Promise<Resource> {
  return resource(await findTrial(scope, id))
}

/** In the background, and of the cases that the set has now. */
export async function startTrial(scope: Scope, { trial_set_id }: NewTrial): Promise<Resource> {
  const { cases } = await findTrialSet(scope, trial_set_id)
  if (cases === 0) throw invalid('trial_set_id', 'names a set without cases. Add one first.')
  const { environment_id } = scope
  const id = newId('trial')
  const none = { good: 0, acceptable: 0, wrong: 0, should_hand_over: 0, should_answer: 0, none: 0 }
  const row: Row = {
    id,
    trial_set_id,
    status: 'running',
    assistant_version: await versionOf(scope),
    total: cases,
    done: 0,
    verdicts: JSON.stringify(none),
    created_at: timeOf(id),
    canceled_at: null,
    finished_at: null,
  }
  const result = resource(row)
  const change = sql`change as (
    insert into trials (environment_id, id, trial_set_id, assistant_version, total, created_at)
    values (${environment_id}, ${id}, ${trial_set_id}, ${row.assistant_version}, ${cases}, ${row.created_at}) returning id)`
  await transact(scope, async (scope) => {
    await scope.connection!.query(sql`
      delete from trials where environment_id = ${environment_id} and id in (
        select id from trials where environment_id = ${environment_id} and trial_set_id = ${trial_set_id}
        order by id desc offset ${max_trials - 1}::integer)`)
    await write(scope, change, [], result)
  })
  scope.announce()
  return result
}

/** What decides on replies: the settings, and the published articles with their versions. */
async function versionOf(scope: Scope): Promise<string> {
  const { name, emergency_text } = await assistantRow(scope)
  const articles = await scope.database.run<{ id: string; version: number }>(sql`
    select id, version from articles where environment_id = ${scope.environment_id} and status = 'published' order by id`)
  const all = JSON.stringify([name, emergency_text, articles.map(({ id, version }) => `${id}:${version}`)])
  return createHash('sha256').update(all).digest('hex').slice(0, 16)
}

/** What is done by then stays. */
export async function cancelTrial(scope: Scope, id: string): Promise<Resource> {
  await findTrial(scope, id)
  await scope.database.run(sql`
    update trials set canceled_at = now()
    where environment_id = ${scope.environment_id} and id = ${id} and canceled_at is null and finished_at is null`)
  return getTrial(scope, id)
}

export async function findTrial(scope: Scope, id: string): Promise<Row> {
  const [row] = isId('trial', id)
    ? await read<Row>(
        scope,
        sql`select ${columns} from trials where environment_id = ${scope.environment_id} and id = ${id}`,
      )
    : []
  if (!row) throw notFound('trial')
  return row
}

/** How far it is changes without a new version. */
function resource(row: Row): Resource {
  return { json: json(row), id: row.id, volatile: true }
}
