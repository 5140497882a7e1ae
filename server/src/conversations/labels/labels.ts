import { viewsFollowing } from '../../accounts/inbox/saved-views.ts'
import { equals, filters, page } from '../../db/page.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { join, type Sql, sql } from '../../db/sql.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { changeRow, deletedResource, type Noun, untilWritten } from '../../events/change-row.ts'
import { write } from '../../events/record.ts'
import { type Expectation, requireVersion } from '../../http/precondition.ts'
import { isId, newId, timeOf } from '../../ids.ts'
import { type Resource, read, type Scope } from '../../scope.ts'
import { colors, Label, type LabelChanges, type LabelQuery, type NewLabel } from './schema.ts'

const { columns, json } = rendering(Label)

type Row = Omit<Stored<Label>, 'object'> & { version: number }

const noun: Noun<Row> = { table: 'labels', find, resource }

export function listLabels(scope: Scope, query: LabelQuery) {
  return page(scope, {
    name: 'labels',
    query,
    rows: (after, tail) =>
      sql`select ${columns} from labels where environment_id = ${scope.environment_id}${filters([equals('name', query.name)])}${after} ${tail}`,
    json: (row) => json(row as unknown as Row),
  })
}

export async function getLabel(scope: Scope, id: string): Promise<Resource> {
  return resource(await find(scope, id))
}

export async function createLabel(scope: Scope, { name, color = colorFor(name) }: NewLabel): Promise<Resource> {
  const id = newId('label')
  const at = timeOf(id)
  const label = resource({ id, name, color, created_at: at, updated_at: at, version: 1 })
  await write(
    scope,
    sql`change as (
      insert into labels (environment_id, id, name, color, created_at, updated_at)
      values (${scope.environment_id}, ${id}, ${name}, ${color}, ${at}, ${at}) returning id)`,
    [],
    label,
  )
  return label
}

/** Saved views get the new name at once, conversations with the old one shortly after (`relabel.ts`). */
export function updateLabel(scope: Scope, id: string, changes: LabelChanges, expected: Expectation): Promise<Resource> {
  return changeRow(scope, noun, id, expected, async ({ name }) => {
    const is_renamed = changes.name !== undefined && changes.name !== name
    if (is_renamed) await requireNotKept(scope, name)
    return { set: changes, along: is_renamed ? [relabeling(scope, name, changes.name!)] : [] }
  })
}

/** Removes the label from all conversations, shortly after. */
export function deleteLabel(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  return untilWritten(async () => {
    const before = await find(scope, id)
    requireVersion(expected, before.version)
    const deleted = deletedResource('label', id)
    return (await removed(scope, before, null, deleted)) ? deleted : undefined
  })
}

/** Merges two labels: the other one stays and gets the conversations of this one. */
export function mergeLabel(scope: Scope, id: string, into: string): Promise<Resource> {
  if (id === into) throw invalid('into', 'must be another label.')
  return untilWritten(async () => {
    const [before, stays] = await Promise.all([find(scope, id), find(scope, into)])
    const result = resource(stays)
    return (await removed(scope, before, stays.name, result)) ? result : undefined
  })
}

async function removed(scope: Scope, label: Row, new_name: string | null, result: Resource): Promise<boolean> {
  await requireNotKept(scope, label.name)
  const rows = await write(
    scope,
    sql`change as (
      delete from labels where environment_id = ${scope.environment_id} and id = ${label.id} and version = ${label.version}
      returning id), ${relabeling(scope, label.name, new_name)}`,
    [],
    result,
  )
  return rows.length > 0
}

function relabeling({ environment_id }: Scope, old_name: string, new_name: string | null): Sql {
  const conversations = sql`relabeling as (
    insert into relabelings (environment_id, old_name, new_name)
    select ${environment_id}::integer, ${old_name}, ${new_name}::text where exists (select from change))`
  return new_name === null
    ? conversations
    : join([conversations, viewsFollowing(environment_id, old_name, new_name)], ', ')
}

/** Without the label, retention would delete what it's meant to keep. */
async function requireNotKept(scope: Scope, name: string): Promise<void> {
  const [kept] = await read(
    scope,
    sql`select kept_label from retention_settings where environment_id = ${scope.environment_id} and kept_label = ${name}`,
  )
  if (kept)
    throw conflict(
      'label_keeps_conversations',
      'Retention keeps conversations with this label. Choose another label in the retention rules first.',
    )
}

/** Labels set on a conversation are created if they're new. */
export async function createMissingLabels(
  scope: Pick<Scope, 'environment_id' | 'database' | 'connection'>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  const there = await read<{ name: string }>(
    scope,
    sql`select name from labels where environment_id = ${scope.environment_id} and name = any (${names}::text[])`,
  )
  const missing = names.filter((name) => !there.some((label) => label.name === name))
  if (missing.length === 0) return
  const ids = missing.map(() => newId('label'))
  const insert = sql`
    insert into labels (environment_id, id, name, color, created_at, updated_at)
    select ${scope.environment_id}::integer, id, name, color, at, at
    from unnest(${ids}::text[], ${missing}::text[], ${missing.map(colorFor)}::text[], ${ids.map(timeOf)}::timestamptz[]) label (id, name, color, at)
    on conflict (environment_id, name) do nothing`
  await (scope.connection ? scope.connection.query(insert) : scope.database.run(insert))
}

/** The same name has the same color everywhere, unless someone chooses one. Gray is reserved for that. */
function colorFor(name: string): Label['color'] {
  const sum = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 65_521, 7)
  return colors[1 + (sum % (colors.length - 1))]!
}

async function find(scope: Scope, id: string): Promise<Row> {
  const [row] = isId('label', id)
    ? await read<Row>(
        scope,
        sql`select ${columns}, version from labels where environment_id = ${scope.environment_id} and id = ${id}`,
      )
    : []
  if (!row) throw notFound('label')
  return row
}

function resource(row: Row): Resource {
  return { json: json(row), id: row.id, version: row.version }
}
