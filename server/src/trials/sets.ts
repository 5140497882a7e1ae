import { equals, filters, page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { invalid, notFound } from '../errors.ts'
import { write } from '../events/record.ts'
import { isId, newId, timeOf } from '../ids.ts'
import { lockEnvironment, type Resource, read, type Scope, transact } from '../scope.ts'
import { type NewTrialSet, TrialSet, type TrialSetQuery } from './case-schema.ts'

const { json } = rendering(TrialSet)

type Row = Omit<Stored<TrialSet>, 'object'>

const max_sets = 100

const columns = sql`id, name, created_at, (
  select count(*)::integer from trial_cases
  where trial_cases.environment_id = trial_sets.environment_id and trial_set_id = trial_sets.id) as cases`

export function listTrialSets(scope: Scope, query: TrialSetQuery) {
  const where = filters([equals('name', query.name)])
  return page(scope, {
    name: 'trial_sets',
    query,
    rows: (after, tail) =>
      sql`select ${columns} from trial_sets where environment_id = ${scope.environment_id}${where}${after} ${tail}`,
    json: (row) => json(row as unknown as Row),
  })
}

export async function getTrialSet(scope: Scope, id: string): Promise<Resource> {
  return { json: json(await findTrialSet(scope, id)), id, volatile: true }
}

export function createTrialSet(scope: Scope, { name }: NewTrialSet): Promise<Resource> {
  const { environment_id } = scope
  const id = newId('trial_set')
  const result = { json: json({ id, name, cases: 0, created_at: timeOf(id) }), id, volatile: true }
  return transact(scope, async (scope) => {
    await lockEnvironment(scope)
    const sets = await scope.connection!.query<{ name: string }>(
      sql`select name from trial_sets where environment_id = ${environment_id}`,
    )
    if (sets.some((set) => set.name === name)) throw invalid('name', 'is already the name of another set.')
    if (sets.length >= max_sets) throw invalid('name', `can't be added: there are ${max_sets} sets. Delete one first.`)
    const change = sql`change as (
      insert into trial_sets (environment_id, id, name, created_at)
      values (${environment_id}, ${id}, ${name}, ${timeOf(id)}) returning id)`
    await write(scope, change, [], result)
    return result
  })
}

/** With its cases, and all trials of it. */
export async function deleteTrialSet(scope: Scope, id: string): Promise<Resource> {
  await findTrialSet(scope, id)
  const result = { json: JSON.stringify({ object: 'trial_set', id, deleted: true }), id }
  const change = sql`change as (
    delete from trial_sets where environment_id = ${scope.environment_id} and id = ${id} returning id)`
  const rows = await write(scope, change, [], result)
  if (rows.length === 0) throw notFound('trial set')
  return result
}

export async function findTrialSet(scope: Scope, id: string): Promise<Row> {
  const [row] = isId('trial_set', id)
    ? await read<Row>(
        scope,
        sql`select ${columns} from trial_sets where environment_id = ${scope.environment_id} and id = ${id}`,
      )
    : []
  if (!row) throw notFound('trial set')
  return row
}
