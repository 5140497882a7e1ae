import { createUser } from '../../accounts/users.ts'
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
export async function teamOf(api: Client, { members, routing = 'least_busy', ...more }: TestTeam): Promise<string> {
  const { body: team } = await api.post('/teams', { name: newId('team'), routing, ...more })
  for (const user_id of members) await api.post(`/teams/${team.id}/members`, { user_id })
  return team.id
}

/** A conversation whose customer waits for a person, in no team yet. */
export async function conversationOf(api: Client, contact_id?: string): Promise<string> {
  const contact = contact_id ?? (await api.post('/contacts', someContact())).body.id
  const { body } = await api.post('/conversations', { contact_id: contact, handled_by: 'human' })
  await api.post(`/conversations/${body.id}/messages`, { content: 'Where is my parcel?', direction: 'inbound' })
  return body.id
}

/** These conversations enter the team's queue. */
export async function enter(api: Client, team: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await api.patch(`/conversations/${id}`, { team })
}
