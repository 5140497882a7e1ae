import { replaceDefaultTeam } from '../channels/default-team.ts'
import { sql, verbatim } from '../db/sql.ts'
import { timeOfChange } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { type Means, type Mode, type Resource, type Scope, systemScope } from '../scope.ts'
import { leaveArchived } from '../teams/archive.ts'
import { type ConversationRow, columns, conversationResource } from './conversation.ts'
import { toValues } from './conversations.ts'

const batch_size = 500

/** What is reopened once its team was archived follows the rest. Any process may do it. */
export async function leaveArchivedTeams(services: Means): Promise<void> {
  const teams = await services.database.run<{
    environment_id: number
    account_id: string
    mode: Mode
    team_id: string
  }>(sql`
    select teams.environment_id, account_id, mode, teams.id as team_id
    from teams join environments on environments.id = teams.environment_id
    where archived_at is not null and exists (
      select from conversations where conversations.environment_id = teams.environment_id and team = teams.id and ${is_unresolved})`)
  for (const { team_id, ...place } of teams) await leaveArchived(systemScope(services, place), team_id, leaveTeam)
}

const is_unresolved = verbatim(`status in ('open', 'pending', 'snoozed')`)

/** Gives the channels of one team and what is not resolved to another, or to none. In the transaction of whoever archives it. */
export async function leaveTeam(
  scope: Scope,
  from: string,
  to: string | null,
  members: ReadonlySet<string> | null,
): Promise<void> {
  await replaceDefaultTeam(scope, from, to)
  // The entry in the audit log, and the response, belong to the team.
  const { audited: _, claim: __, ...inner } = scope
  for (;;) {
    const rows = await inner.connection!.query<ConversationRow>(sql`
      select ${columns}, version from conversations
      where environment_id = ${inner.environment_id} and team = ${from} and ${is_unresolved}
      order by id limit ${batch_size}::integer for no key update`)
    if (rows.length > 0) await move(inner, rows, to, members)
    if (rows.length < batch_size) return
  }
}

async function move(
  scope: Scope,
  rows: readonly ConversationRow[],
  to: string | null,
  members: ReadonlySet<string> | null,
): Promise<void> {
  const moves = rows.map((before) => {
    const { set, events } = toValues(before, { team: to }, members)
    const { team, assignee } = before
    const previous = { team, ...(set.assignee !== undefined && { assignee }) }
    const after = { ...before, ...set, updated_at: timeOfChange([before]), version: before.version + 1 }
    const { json: object } = conversationResource(after)
    const { id: about, contact_id } = after
    return { after, drafts: events.map((type) => ({ type, object, previous, contact_id, about })) }
  })
  const list = <Field extends 'id' | 'assignee' | 'updated_at'>(field: Field) => moves.map(({ after }) => after[field])
  const unassigned_ids = moves.flatMap(({ after: { id, assignee } }, n) => (assignee === rows[n]!.assignee ? [] : [id]))
  await write(
    scope,
    sql`change as (
      update conversations set team = ${to}, assignee = move.assignee, updated_at = move.updated_at, version = version + 1
      from unnest(${list('id')}::text[], ${list('assignee')}::text[], ${list('updated_at')}::timestamptz[]) move (id, assignee, updated_at)
      where environment_id = ${scope.environment_id} and conversations.id = move.id returning conversations.id),
      ended as (
        update assignments set ended_at = now()
        where environment_id = ${scope.environment_id} and conversation_id = any (${unassigned_ids}::text[]) and ended_at is null)`,
    moves.flatMap(({ drafts }) => drafts),
    {} as Resource,
  )
}
