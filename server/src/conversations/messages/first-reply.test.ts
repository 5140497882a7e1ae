import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { person, type SignedIn, setUp } from '../../testing/browser.ts'
import { eventsOf } from '../../testing/events-of.ts'
import { everybodyToldOf, idOf, startedConversation } from '../../testing/notifications.ts'
import { assertRefused } from '../../testing/refused.ts'
import type { Client, TestAccount } from '../../testing/service.ts'

describe('the first reply of a person', () => {
  let account: TestAccount
  let api: Client
  let maya: SignedIn
  let jo: SignedIn
  let [maya_id, jo_id] = ['', '']
  before(async () => {
    account = await testAccount()
    api = await account.client()
    maya = await setUp(account)
    jo = await person(account, 'agent')
    ;[maya_id, jo_id] = await Promise.all([idOf(account, maya), idOf(account, jo)])
  })
  const reply = (who: Pick<Client, 'post'>, id: string, rest = {}) =>
    who.post(`${who === api ? '' : '/live'}/conversations/${id}/messages`, { content: 'On its way.', ...rest })
  const assigneeOf = async (id: string) => (await api.get(`/conversations/${id}`)).body.assignee

  it('assigns an unassigned conversation to them, and tells so together with the message', async () => {
    const id = await startedConversation(api)
    await reply(jo, id)
    const events = await eventsOf(api, id, ['conversation.created', 'conversation.assigned'])
    const { actor, data } = events.at(-1)!
    assert.deepEqual([actor.id, data.object.assignee, data.previous.assignee], [jo_id, jo_id, null])
    await reply(maya, id)
    assert.equal(await assigneeOf(id), jo_id)
  })

  it('accepts what was handed over', async () => {
    const id = await startedConversation(api, { handled_by: 'assistant' })
    await api.post(`/conversations/${id}/handover`, { reason: 'Refund' })
    await reply(jo, id)
    assert.equal((await api.get(`/conversations/${id}`)).body.handover.accepted_by, jo_id)
  })

  it('goes to one of several who reply at once', async () => {
    const id = await startedConversation(api)
    await Promise.all([reply(maya, id), reply(jo, id), reply(maya, id), reply(jo, id)])
    await everybodyToldOf(account)
    const events = (await api.get(`/events?conversation_id=${id}&types=conversation.assigned`)).body.data
    assert.equal(events.length, 1)
    assert.ok([maya_id, jo_id].includes(await assigneeOf(id)))
  })

  it('is no private note, and nothing that an API key sends', async () => {
    const id = await startedConversation(api)
    await reply(jo, id, { private: true })
    await reply(api, id)
    assert.equal(await assigneeOf(id), null)
  })

  it('assigns nothing in accounts from before, until an admin turns it on', async () => {
    await account.database.run(sql`update accounts set first_reply_assigns_at = null where id = ${account.account_id}`)
    const id = await startedConversation(api)
    await reply(jo, id)
    assert.equal(await assigneeOf(id), null)
    assertRefused(await jo.patch('/account', { first_reply_assigns: true }), 403, 'insufficient_role')
    const admin = await person(account, 'admin')
    assert.equal((await admin.patch('/account', { first_reply_assigns: true })).body.first_reply_assigns, true)
    assert.equal((await maya.get('/session')).body.account.first_reply_assigns, true)
    const [entry] = (await maya.get('/audit_log?action=account.updated')).body.data
    assert.deepEqual(entry.details, { first_reply_assigns: { from: false, to: true } })
    await reply(jo, id)
    assert.equal(await assigneeOf(id), jo_id)
  })
})
