import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'
import { createUser } from './users.ts'

describe('the people of an account, over the API', () => {
  let account: TestAccount
  let api: Client
  const ids: string[] = []
  before(async () => {
    account = await testAccount()
    api = await account.client()
    const { account_id, database } = account
    for (const [name, role] of [
      ['Maya', 'agent'],
      ['Jonas', 'viewer'],
    ] as const)
      ids.push(await createUser(database, { account_id, name, email: `${name}@Example.com`, role }))
  })

  it('are listed page by page, found by address, and read one by one', async () => {
    const { body } = await api.get('/users?order=asc')
    const mine = body.data.filter(({ id }: { id: string }) => ids.includes(id))
    const { created_at, ...maya } = mine[0]
    assert.ok(created_at)
    assert.deepEqual(maya, {
      object: 'user',
      id: ids[0],
      name: 'Maya',
      email: 'maya@example.com',
      role: 'agent',
      disabled_at: null,
    })
    assert.deepEqual((await api.get('/users?email=MAYA@example.com')).body.data, [mine[0]])
    assert.deepEqual((await api.get(`/users/${ids[0]}`)).body, mine[0])
    const first = (await api.get('/users?order=asc&limit=1')).body
    assert.ok(first.has_more)
  })

  it('give the id that a conversation is assigned by', async () => {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    const [{ id }] = (await api.get('/users?email=maya@example.com')).body.data
    const { body } = await api.patch(`/conversations/${conversation.id}`, { assignee: id })
    assert.equal(body.assignee, id)
  })

  it('are those of the account alone, for keys that read conversations', async () => {
    const other = await (await testAccount()).client()
    assertRefused(await other.get(`/users/${ids[0]}`), 404, 'resource_not_found')
    assert.deepEqual((await other.get('/users?email=maya@example.com')).body.data, [])
    const key = await account.client({ scopes: ['contacts:write'] })
    assertRefused(await key.get('/users'), 403, 'insufficient_scope')
    assertRefused(await api.get('/users/svcusr_x'), 404, 'resource_not_found')
  })
})
