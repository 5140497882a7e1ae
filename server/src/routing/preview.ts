import { visibleTo } from '../accounts/hidden-teams.ts'
import { page } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { choose } from './choose.ts'
import { type Member, membersOf, rulesOfTeam } from './people.ts'
import { firstOf, is_queued } from './queue.ts'
import type { QueueQuery, RoutingPreview } from './schema.ts'

/** What waits for somebody of a team, in the order in which routing gives it away. */
export async function listQueue(scope: Scope, team_id: string, query: QueueQuery) {
  const teams = await read(
    scope,
    sql`select from teams where environment_id = ${scope.environment_id} and id = ${team_id}`,
  )
  if (teams.length === 0) throw notFound('team')
  return page(scope, {
    name: `queue ${team_id}`,
    query,
    default_order: 'asc',
    key: [
      { column: 'is_later', indexed_as: `(priority <> 'urgent')` },
      { column: 'waiting_since', indexed_as: `coalesce(unanswered_since, 'infinity')`, instead_of_null: 'infinity' },
      { column: 'id' },
    ],
    rows: (after, tail) => sql`
      select id, (priority <> 'urgent')::text as is_later, unanswered_since as waiting_since from conversations
      where environment_id = ${scope.environment_id} and team = ${team_id} and ${is_queued}${visibleTo(scope)}${after} ${tail}`,
    json: ({ id, is_later, waiting_since }) =>
      JSON.stringify({ object: 'queue_entry', conversation_id: id, is_urgent: is_later === 'false', waiting_since }),
  })
}

/** Who would get the next one, and why; and of each member, why not. Nothing changes. */
export async function previewRouting(scope: Scope, team_id: string): Promise<Resource> {
  const team = await rulesOfTeam(scope, team_id)
  if (!team) throw notFound('team')
  const [members, [next]] = await Promise.all([membersOf(scope, team_id), firstOf(scope, team_id, 1, sql``)])
  const anyone = { id: '', is_urgent: false, waiting_since: team.now, last: null }
  const choice = choose(team.rules, next ?? anyone, members, team.now)
  const preview: RoutingPreview = {
    object: 'routing_preview',
    team_id,
    conversation_id: next?.id ?? null,
    user_id: choice.user_id,
    reason: choice.reason,
    candidates: members.filter((member) => obstacleOf(member) === null).length,
    members: members.map((member) => ({
      user_id: member.user_id,
      availability: member.state,
      load: member.load,
      capacity: Number.isFinite(member.capacity) ? member.capacity : null,
      last_assigned_at: member.last_assigned_at === null ? null : new Date(member.last_assigned_at).toISOString(),
      obstacle: obstacleOf(member),
    })),
  }
  return { json: JSON.stringify(preview) }
}

function obstacleOf({ is_available, load, capacity }: Member): 'not_available' | 'full' | null {
  if (!is_available) return 'not_available'
  return load < capacity ? null : 'full'
}
