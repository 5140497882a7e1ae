import assert from 'node:assert/strict'
import { createUser } from '../accounts/users.ts'
import { testAccount } from './account.ts'
import { eventually, someContact } from './service.ts'

/** An account with two people, and what the tests of its teams do and ask. */
export async function teamwork() {
  const account = await testAccount()
  const api = await account.client()
  const person = { account_id: account.account_id, role: 'agent' } as const
  const ana = await createUser(account.database, { ...person, name: 'Ana', email: 'ana@example.com' })
  const ben = await createUser(account.database, { ...person, name: 'Ben', email: 'ben@example.com' })

  let number = 0
  async function team(settings: object = {}, members: string[] = []): Promise<string> {
    const { status, body } = await api.post('/teams', { name: `Team ${++number}`, ...settings })
    assert.equal(status, 201, JSON.stringify(body))
    for (const user_id of members) assert.equal((await api.post(`/teams/${body.id}/members`, { user_id })).status, 200)
    return body.id
  }
  async function conversation(changes: object = {}, more: object = {}): Promise<string> {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body } = await api.post('/conversations', { contact_id: contact.id, ...more })
    const { status } = await api.patch(`/conversations/${body.id}`, changes)
    assert.equal(status, 200)
    return body.id
  }
  const at = async (id: string) => (await api.get(`/conversations/${id}`)).body
  const listed = async (query: string): Promise<string[]> =>
    (await api.get(`/conversations?limit=100&${query}`)).body.data.map(({ id }: { id: string }) => id)
  const eventsAbout = (id: string, types: string, count: number) =>
    eventually(async () => {
      const { body } = await api.get(`/events?limit=100&order=asc&types=${types}`)
      const about = body.data.filter((event: { data: { object: { id: string } } }) => event.data.object.id === id)
      assert.equal(about.length, count)
      return about
    })
  return { account, api, ana, ben, team, conversation, at, listed, eventsAbout }
}
