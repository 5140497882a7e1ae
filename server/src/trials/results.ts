import { filters, page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { write } from '../events/record.ts'
import { isId } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { type NewTrialVerdict, TrialResult, type TrialResultQuery } from './schema.ts'
import { findTrial } from './trials.ts'

const { columns, json } = rendering(TrialResult)

type Row = Omit<Stored<TrialResult>, 'object'>

/** In the order of the cases. */
export async function listTrialResults(scope: Scope, trial_id: string, query: TrialResultQuery) {
  await findTrial(scope, trial_id)
  const { verdict } = query
  const where = filters([verdict === 'none' ? sql`verdict is null` : verdict && sql`verdict = ${verdict}`])
  return page(scope, {
    name: `results of ${trial_id}`,
    query,
    default_order: 'asc',
    rows: (after, tail) => sql`
      select ${columns} from trial_results
      where environment_id = ${scope.environment_id} and trial_id = ${trial_id}${where}${after} ${tail}`,
    json: (row) => json(row as unknown as Row),
  })
}

/** A person's verdict replaces the one before, and a rule's. */
export async function judgeResult(
  scope: Scope,
  trial_id: string,
  { result_id, verdict }: NewTrialVerdict,
): Promise<Resource> {
  const row = await findResult(scope, trial_id, result_id)
  const result = { json: json({ ...row, verdict, verdict_by: 'person' }) }
  const change = sql`change as (
    update trial_results set verdict = ${verdict}, verdict_by = 'person'
    where environment_id = ${scope.environment_id} and id = ${result_id} returning id)`
  const rows = await write(scope, change, [], result)
  if (rows.length === 0) throw notFound('result')
  return result
}

async function findResult(scope: Scope, trial_id: string, id: string): Promise<Row> {
  const [row] = isId('trial_result', id)
    ? await read<Row>(
        scope,
        sql`select ${columns} from trial_results
          where environment_id = ${scope.environment_id} and id = ${id} and trial_id = ${trial_id}`,
      )
    : []
  if (!row) throw notFound('result')
  return row
}
