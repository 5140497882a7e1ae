import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'
import type { Client, TestAccount } from '../../testing/service.ts'
import { signedIdentity, visit, visitorClient, widgetChannel } from '../../testing/visitor.ts'

let account: TestAccount
let api: Client
before(async () => {
  account = await testAccount()
  api = await account.client()
})

const pre_chat = [
  { field: 'email', required: true },
  { field: 'phone_number', required: true },
  { field: 'name', required: false },
]

describe('what a channel asks for', () => {
  it('is required before the first message, whoever draws the chat, and then never again', async () => {
    const channel_id = await widgetChannel(account, { pre_chat })
    const visitor = await visit(account, channel_id, { email: 'ana@example.com' })
    const start = (content: string) => visitor.post('/conversations', { content })
    assertRefused(await start('Hello'), 403, 'details_required', /asks for `phone_number` before/)
    await visitor.patch('/visitor', { email: null })
    assertRefused(await start('Hello'), 403, 'details_required', /`email`, `phone_number`/)
    assert.deepEqual((await api.get(`/conversations?channel_id=${channel_id}`)).body.data, [])
    await visitor.patch('/visitor', { email: 'ana@example.com', phone_number: '+351210000000' })
    const { status, body } = await start('Hello')
    assert.equal(status, 201)
    await visitor.patch('/visitor', { phone_number: null })
    const more = await visitor.post(`/conversations/${body.conversation_id}/messages`, { content: 'And' })
    assert.equal(more.status, 201)
  })

  it('is not asked of whom the business signed', async () => {
    const channel_id = await widgetChannel(account, { pre_chat })
    const { key } = (await api.post(`/channels/${channel_id}/identity_keys`)).body
    const identity_token = signedIdentity(key, { aud: channel_id, sub: 'shop-1' })
    const { token } = (await visitorClient(account).post('/visitors', { channel_id, identity_token })).body
    assert.equal((await visitorClient(account, token).post('/conversations', { content: 'Hello' })).status, 201)
  })
})

describe('what a channel does not offer', () => {
  it('is not taken either: ratings, and asking for a person', async () => {
    const channel_id = await widgetChannel(account, { rating: false, talk_to_person: false }, 'assistant')
    const visitor = await visit(account, channel_id)
    const { conversation_id: id } = (await visitor.post('/conversations', { content: 'Something special' })).body
    assertRefused(
      await visitor.post(`/conversations/${id}/rating`, { score: 5 }),
      403,
      'not_offered',
      /`rating` is off/,
    )
    assertRefused(await visitor.post(`/conversations/${id}/handover`), 403, 'not_offered', /`talk_to_person` is off/)
    assert.equal((await api.get(`/conversations/${id}`)).body.handled_by, 'assistant')
    await api.patch(`/channels/${channel_id}`, { widget: { rating: true, talk_to_person: true } })
    assert.equal((await visitor.post(`/conversations/${id}/rating`, { score: 5 })).status, 200)
    assert.equal((await visitor.post(`/conversations/${id}/handover`)).body.handled_by, 'human')
  })
})
