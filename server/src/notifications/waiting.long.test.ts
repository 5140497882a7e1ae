import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { person, type SignedIn } from '../testing/browser.ts'
import { everybodyToldOf, idOf } from '../testing/notifications.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

describe('customers who wait for anybody', () => {
  let account: TestAccount
  let api: Client
  let maya: SignedIn
  let ada: SignedIn
  before(async () => {
    account = await testAccount()
    api = await account.client()
    maya = await person(account, 'owner', account.account_id, 'Maya Lindqvist')
    ada = await person(account, 'agent', account.account_id, 'Ada Birch')
    await everybodyToldOf(account)
  })

  const waits = async (name: string, content = 'Hello?'): Promise<string> => {
    const { body: contact } = await api.post('/contacts', someContact({ name }))
    const { body } = await api.post('/conversations', { contact_id: contact.id })
    await api.post(`/conversations/${body.id}/messages`, { content, direction: 'inbound' })
    return body.id
  }
  const listed = async (who: SignedIn, more = ''): Promise<{ kind: string; conversation_id: string }[]> =>
    (await who.get(`/notifications?mode=live&limit=100${more}`)).body.data
  const group = async (who: SignedIn): Promise<{ count: number; names: string[] }> => {
    await everybodyToldOf(account)
    const { count, newest } = (await who.get('/notifications/waiting?mode=live')).body
    return { count, names: newest.map(({ contact_name }: { contact_name: string }) => contact_name) }
  }

  it('are one group with the newest named, of which anyone’s act takes one out for all', async () => {
    assert.deepEqual(await group(ada), { count: 0, names: [] })
    const ids: string[] = []
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) ids.push(await waits(name))
    for (const who of [ada, maya]) assert.deepEqual(await group(who), { count: 5, names: ['Five', 'Four', 'Three'] })
    assert.deepEqual(await listed(ada, '&waiting=false'), [])
    assert.equal((await listed(ada, '&waiting=true')).length, 5)
    await maya.post(`/live/conversations/${ids[4]}/accept`, { assignee: await idOf(account, maya) })
    await maya.post(`/live/conversations/${ids[3]}/messages`, { content: 'Hello!' })
    await api.post(`/conversations/${ids[2]}/status`, { status: 'resolved' })
    for (const who of [ada, maya]) assert.deepEqual(await group(who), { count: 2, names: ['Two', 'One'] })
    await maya.post(`/live/conversations/${ids[1]}/accept`, { assignee: await idOf(account, ada) })
    for (const who of [ada, maya]) assert.deepEqual(await group(who), { count: 1, names: ['One'] })
    assert.deepEqual(
      (await listed(ada, '&waiting=false')).map(({ kind }) => kind),
      ['assigned'],
    )
    await ada.post('/notifications/read', { mode: 'live' })
    assert.deepEqual(await group(ada), { count: 0, names: [] })
    assert.deepEqual(await group(maya), { count: 1, names: ['One'] })
  })

  it('are given to somebody in one step: whoever gets one is told of it by the one or the other at each moment', async () => {
    const id = await waits('Passed on')
    await everybodyToldOf(account)
    const kinds = async () => (await listed(ada)).filter((one) => one.conversation_id === id).map(({ kind }) => kind)
    assert.deepEqual(await kinds(), ['customer_waiting'])
    await maya.post(`/live/conversations/${id}/accept`, { assignee: await idOf(account, ada) })
    let seen = await kinds()
    for (; seen[0] === 'customer_waiting'; seen = await kinds()) assert.equal(seen.length, 1)
    assert.deepEqual(seen, ['assigned'])
    // What is meant for one person stays until that person has seen it, whoever answers.
    await maya.post(`/live/conversations/${id}/messages`, { content: 'Hello!' })
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    await everybodyToldOf(account)
    assert.deepEqual(await kinds(), ['assigned'])
    assert.equal((await listed(ada, '&unread=true')).filter((one) => one.conversation_id === id).length, 1)
  })
})
