import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { person, type SignedIn, setUp } from '../testing/browser.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

describe('attention', () => {
  let account: TestAccount
  let api: Client
  let owner: SignedIn
  before(async () => {
    account = await testAccount()
    api = await account.client()
    owner = await setUp(account)
  })

  const started = async () => {
    const { body: contact } = await api.post('/contacts', someContact())
    return (await api.post('/conversations', { contact_id: contact.id })).body.id as string
  }
  const says = async (id: string, content: string) =>
    (await api.post(`/conversations/${id}/messages`, { content, direction: 'inbound' })).body
  const attentionOf = async (who: { get: SignedIn['get'] }, id: string, mount = '/live') =>
    (await who.get(`${mount}/conversations/${id}?expand=attention`)).body.attention
  const readBy = (who: SignedIn, id: string, message_id: string) =>
    who.post(`/conversation_reads/${id}`, { mode: 'live', message_id })

  it('tells each person what is new to them, until they have read it', async () => {
    const id = await started()
    const jo = await person(account, 'viewer')
    const first = await says(id, 'Hello?')
    const second = await says(id, 'Anybody?')
    assert.equal((await attentionOf(owner, id)).unread, true)
    assert.equal((await readBy(owner, id, first.id)).status, 200)
    assert.equal((await attentionOf(owner, id)).unread, true)
    await readBy(owner, id, second.id)
    assert.equal((await attentionOf(owner, id)).unread, false)
    assert.equal((await attentionOf(jo, id)).unread, true)
    // A late request doesn't undo it.
    await readBy(owner, id, first.id)
    assert.equal((await attentionOf(owner, id)).unread, false)
    const { body } = await owner.get('/live/conversations?expand=attention&limit=1')
    assert.deepEqual(body.data[0].attention, { unread: false, unanswered_since: first.created_at })
    // Messages from a colleague or the assistant aren't news from the customer.
    await api.post(`/conversations/${id}/messages`, { content: 'Yes!' })
    assert.deepEqual(await attentionOf(owner, id), { unread: false, unanswered_since: null })
    await says(id, 'Thanks')
    assert.equal((await attentionOf(owner, id)).unread, true)
  })

  it('tells since when the customer waits: since the first message that nobody answered', async () => {
    const id = await started()
    assert.equal((await attentionOf(owner, id)).unanswered_since, null)
    await says(id, 'Hello?')
    await api.post(`/conversations/${id}/messages`, { content: 'Yes?' })
    const first = await says(id, 'My lamp')
    await says(id, 'is broken')
    await api.post(`/conversations/${id}/messages`, { content: 'A note', private: true })
    assert.equal((await attentionOf(owner, id)).unanswered_since, first.created_at)
  })

  it('holds nothing against somebody who came later, and nothing for a key', async () => {
    const id = await started()
    const { created_at } = await says(id, 'Long ago')
    const newcomer = await person(account, 'agent')
    assert.deepEqual(await attentionOf(newcomer, id), { unread: false, unanswered_since: created_at })
    assert.equal((await attentionOf(api, id, '')).unread, false)
  })

  it('has what somebody marks as unread again, for them alone and until they read it', async () => {
    const id = await started()
    const jo = await person(account, 'viewer')
    const message = await says(id, 'Hello?')
    const marked = (who: SignedIn, conversation_id = id) =>
      who.delete(`/conversation_reads/${conversation_id}?mode=live`)
    for (const who of [owner, jo]) await readBy(who, id, message.id)
    assert.equal((await marked(jo)).status, 200)
    assert.equal((await attentionOf(jo, id)).unread, true)
    assert.equal((await attentionOf(owner, id)).unread, false)
    await readBy(jo, id, message.id)
    assert.equal((await attentionOf(jo, id)).unread, false)
    // Also conversations never opened, or without messages.
    const silent = await started()
    await marked(jo, silent)
    assert.equal((await attentionOf(jo, silent)).unread, true)
    const stranger = await setUp(await testAccount())
    assertRefused(await marked(stranger), 404, 'resource_not_found')
  })

  it('is told of by whoever reads, for messages of that conversation', async () => {
    const [one, other] = [await started(), await started()]
    const message = await says(one, 'Hello')
    assertRefused(await readBy(owner, other, message.id), 404, 'resource_not_found')
    assertRefused(await readBy(owner, one, 'x'), 404, 'resource_not_found')
    const stranger = await setUp(await testAccount())
    assertRefused(await readBy(stranger, one, message.id), 404, 'resource_not_found')
  })
})
