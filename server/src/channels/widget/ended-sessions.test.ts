import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../../testing/service.ts'
import { signedIdentity, type VisitorClient, visit, visitorClient, widgetChannel } from '../../testing/visitor.ts'

describe('the session of a contact who was signed out everywhere', () => {
  let account: TestAccount
  let api: Client
  let channel_id: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    channel_id = await widgetChannel(account)
  })

  const contactOf = async (visitor: VisitorClient) => {
    const { conversation_id } = (await visitor.post('/conversations', { content: 'Hello' })).body
    return (await api.get(`/conversations/${conversation_id}`)).body.contact_id as string
  }

  it('does not begin again with an identity that was made before the team ended all, on no channel and in no browser', async () => {
    const { key } = (await api.post(`/channels/${channel_id}/identity_keys`)).body
    const second = await widgetChannel(account)
    const second_key = (await api.post(`/channels/${second}/identity_keys`)).body.key
    const identity_token = signedIdentity(key, { aud: channel_id, sub: 'shop-8' })
    const elsewhere = signedIdentity(second_key, { aud: second, sub: 'shop-8' })
    const contact_id = await contactOf(await visit(account, channel_id, { identity_token }))
    const browser = await visit(account, channel_id)
    await api.post(`/contacts/${contact_id}/end_sessions`)
    const refused = /signed out everywhere/
    const stranger = visitorClient(account)
    assertRefused(await stranger.post('/visitors', { channel_id, identity_token }), 401, 'identity_invalid', refused)
    assertRefused(await browser.patch('/visitor', { identity_token }), 401, 'identity_invalid', refused)
    const on_second = { channel_id: second, identity_token: elsewhere }
    assertRefused(await stranger.post('/visitors', on_second), 401, 'identity_invalid', refused)
    // It also stays so with the contact that takes the place of this one.
    const other = (await api.post('/contacts', someContact())).body
    await api.post(`/contacts/${other.id}/merge`, { contact_id })
    assertRefused(await stranger.post('/visitors', on_second), 401, 'identity_invalid', refused)
    // An identity that is made now may be of the second in which sessions ended.
    const iat = Math.floor(Date.now() / 1000) + 1
    const fresh = signedIdentity(key, { aud: channel_id, sub: 'shop-8', iat })
    const back = await visit(account, channel_id, { identity_token: fresh })
    assert.equal((await back.get('/conversations')).body.data.length, 1)
    assert.equal((await browser.get('/visitor')).body.verified, false)
  })

  it('does not begin again with one that says no time, if it expires no later than those used before', async () => {
    const old = await widgetChannel(account, { identity_claims: 'optional' })
    const { key } = (await api.post(`/channels/${old}/identity_keys`)).body
    const exp = Math.floor(Date.now() / 1000) + 3600
    const undated = (exp: number) => ({
      channel_id: old,
      identity_token: signedIdentity(key, { sub: 'shop-9', iat: undefined, exp }),
    })
    const stranger = visitorClient(account)
    const contact_id = await contactOf(await visit(account, old, undated(exp)))
    assert.equal((await stranger.post('/visitors', undated(exp))).status, 201)
    await api.post(`/contacts/${contact_id}/end_sessions`)
    for (const before of [exp, exp - 60])
      assertRefused(await stranger.post('/visitors', undated(before)), 401, 'identity_invalid', /signed out everywhere/)
    for (const after of [exp + 1, exp + 1]) assert.equal((await stranger.post('/visitors', undated(after))).status, 201)
  })
})
