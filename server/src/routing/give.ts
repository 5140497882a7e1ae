import { changeConversation } from '../conversations/change.ts'
import { sql } from '../db/sql.ts'
import { type Means, type Mode, type Scope, systemScope, transact } from '../scope.ts'
import { type Candidate, type Choice, choose, withOneMore } from './choose.ts'
import { membersOf, rulesOfTeam } from './people.ts'
import { firstOf, is_queued, type QueuedConversation } from './queue.ts'

interface Place {
  environment_id: number
  account_id: string
  mode: Mode
  team_id: string
}

/** At most so many in a transaction, so that nobody waits long for the rows it locks. */
const batch = 50

/**
 * Gives what waits in teams to people. It looks at how things are rather than at what happened, so whatever frees a place or brings somebody
 * in has the same effect. Events and announcements only say when. Any process may do it. Returns whether there is more.
 */
export async function giveWaiting(services: Means): Promise<boolean> {
  const teams = await services.database.run<Place>(sql`
    select teams.environment_id, account_id, mode, teams.id as team_id
    from teams join environments on environments.id = teams.environment_id
    where routing <> 'manual' and archived_at is null and exists (
      select from conversations where conversations.environment_id = teams.environment_id and team = teams.id and ${is_queued})
    order by teams.environment_id, teams.id`)
  const failures: unknown[] = []
  let more = false
  for (const { team_id, ...place } of teams) {
    const has_more = await giveSome(systemScope(services, place), team_id).catch((error) => {
      failures.push(error)
      return false
    })
    more ||= has_more
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some teams could not be given what waits.')
  return more
}

/** Returns whether there may be more. */
async function giveSome(scope: Scope, team_id: string): Promise<boolean> {
  if (!(await mayGive(scope, team_id))) return false
  return transact(scope, (scope) => giveLocked(scope, team_id))
}

/** Looks without a lock first: a queue that waits for the morning locks nobody's row all night. */
async function mayGive(scope: Scope, team_id: string): Promise<boolean> {
  const team = await rulesOfTeam(scope, team_id)
  if (!team) return false
  const anyone = { id: '', is_urgent: false, waiting_since: 0, last: null }
  return choose(team.rules, anyone, await membersOf(scope, team_id), team.now).user_id !== null
}

/** Locks in the order that all routing has: the team, its people by id, the conversations. */
async function giveLocked(scope: Scope, team_id: string): Promise<boolean> {
  const connection = scope.connection!
  const [free] = await connection.query(sql`
    select true from teams where environment_id = ${scope.environment_id} and id = ${team_id} for no key update skip locked`)
  // Whoever has it may have looked before what woke this process, or die with it.
  if (!free) return true
  await connection.query(sql`
    select users.id from users join team_members member on member.user_id = users.id
    where member.environment_id = ${scope.environment_id} and team_id = ${team_id} order by users.id for no key update of users`)
  // Statements of their own: they must see what others did until they let go of these rows.
  const team = await rulesOfTeam(scope, team_id)
  if (!team) return false
  const { rules, now } = team
  let people: readonly Candidate[] = await membersOf(scope, team_id)
  const last = new Map<string, QueuedConversation['last']>()
  let count = 0
  for (const next of await firstOf(scope, team_id, batch, sql`for no key update of conversations skip locked`)) {
    const waiting = { ...next, last: last.get(next.contact_id) ?? next.last }
    const choice = choose(rules, waiting, people, now)
    if (choice.user_id === null) break
    await assign(scope, next.id, choice)
    count += 1
    last.set(next.contact_id, { user_id: choice.user_id, at: now })
    // Of two in one moment, the order counts.
    people = people.map((one) => (one.user_id === choice.user_id ? withOneMore(one, now + count / batch) : one))
  }
  return count === batch
}

/** The same change as by hand, so that everybody hears of it in the same way. */
function assign(scope: Scope, id: string, { user_id, reason, candidates }: Extract<Choice, { candidates: number }>) {
  return changeConversation(scope, id, null, () => ({
    set: { assignee: user_id },
    events: ['conversation.updated', 'conversation.assigned'],
    ground: { reason, candidates },
  }))
}
