import { createUser } from '../../accounts/users.ts'
import { sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { type Client, someContact, type TestAccount } from '../service.ts'

/** People of an account who can be assigned conversations. */
export function colleagues({ account_id, database }: TestAccount, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) =>
      createUser(database, { account_id, name: `Agent ${n}`, email: `${newId('user')}@example.com`, role: 'agent' }),
    ),
  )
}

interface TestTeam {
  routing?: 'manual' | 'round_robin' | 'least_busy'
  capacity?: number | null
  sticky_days?: number | null
  members: readonly string[]
}

/** A team of these people. */
export async function teamOf({ database, environment_ids }: TestAccount, given: TestTeam): Promise<string> {
  const { routing = 'least_busy', capacity = null, sticky_days = null, members } = given
  const id = newId('team')
  await database.run(sql`
    insert into teams (environment_id, id, name, folded_name, routing, capacity, sticky_days, created_at, updated_at)
    values (${environment_ids.live}, ${id}, ${id}, ${id}, ${routing}, ${capacity}::integer, ${sticky_days}::integer, now(), now())`)
  await database.run(sql`
    insert into team_members (environment_id, team_id, user_id, created_at)
    select ${environment_ids.live}::integer, ${id}, user_id, now() from unnest(${members}::text[]) user_id`)
  return id
}

/** A conversation whose customer waits for a person, in no team yet. */
export async function conversationOf(api: Client, contact_id?: string): Promise<string> {
  const contact = contact_id ?? (await api.post('/contacts', someContact())).body.id
  const { body } = await api.post('/conversations', { contact_id: contact, handled_by: 'human' })
  await api.post(`/conversations/${body.id}/messages`, { content: 'Where is my parcel?', direction: 'inbound' })
  return body.id
}

/** These conversations enter the team's queue in one moment. */
export async function enter({ database, environment_ids }: TestAccount, team_id: string, ids: readonly string[]) {
  await database.run(sql`
    update conversations set team = ${team_id} where environment_id = ${environment_ids.live} and id = any (${ids}::text[])`)
}
