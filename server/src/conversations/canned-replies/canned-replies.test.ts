import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'
import type { Client, TestAccount } from '../../testing/service.ts'

describe('canned replies', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })
  const reply = (shortcut: string, more = {}) => ({ shortcut, title: 'A title', content: 'Some words', ...more })

  it('are made, found by their shortcut, changed and deleted', async () => {
    const content = 'Hello {{contact.first_name}} <b>"quoted"</b>'
    const { status, body, headers } = await api.post('/canned_replies', reply('Shipping', { content }))
    assert.deepEqual([status, body.shortcut, body.content], [201, 'Shipping', content])
    assert.equal(headers.get('location'), `/v1/canned_replies/${body.id}`)
    assert.deepEqual((await api.get('/canned_replies?shortcut=SHIPPING')).body.data, [body])
    const { body: changed } = await api.patch(`/canned_replies/${body.id}`, { title: 'Another' })
    assert.deepEqual([changed.title, changed.content, changed.shortcut], ['Another', content, 'Shipping'])
    const stale = await api.patch(`/canned_replies/${body.id}`, { title: 'Late' }, { 'if-match': headers.get('etag')! })
    assertRefused(stale, 412, 'precondition_failed')
    assert.equal((await api.delete(`/canned_replies/${body.id}`)).body.deleted, true)
    assertRefused(await api.get(`/canned_replies/${body.id}`), 404, 'resource_not_found')
  })

  it('have one shortcut each, in whatever case, also for two who make it at once', async () => {
    const responses = await Promise.all(['twin', 'TWIN', 'Twin'].map((one) => api.post('/canned_replies', reply(one))))
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 409, 409])
    const { body: other } = await api.post('/canned_replies', reply('other'))
    const taken = await api.patch(`/canned_replies/${other.id}`, { shortcut: 'tWin' })
    assertRefused(taken, 409, 'canned_reply_already_exists')
    assert.equal((await api.get(`/canned_replies/${other.id}`)).body.shortcut, 'other')
  })

  it('refuse a shortcut that cannot be typed in one go, and words that are none', async () => {
    for (const shortcut of ['two words', '/slash', '-', '', 'a'.repeat(51)])
      assertRefused(await api.post('/canned_replies', reply(shortcut)), 400, 'parameter_invalid')
    assertRefused(await api.post('/canned_replies', reply('blank', { content: ' \n' })), 400, 'parameter_invalid')
    assert.equal((await api.post('/canned_replies', reply('grüße-2'))).status, 201)
    const decomposed = 'GRÜSSE'.normalize('NFD')
    assert.equal((await api.post('/canned_replies', reply(decomposed))).body.shortcut, decomposed)
    assertRefused(await api.post('/canned_replies', reply('grüsse')), 409, 'canned_reply_already_exists')
  })

  it('are one when the request comes twice under one Idempotency-Key', async () => {
    const send = () => api.post('/canned_replies', reply('once'), { 'idempotency-key': 'make-it-once' })
    assert.deepEqual((await send()).body, (await send()).body)
  })

  it('belong to one environment, and to whoever may read conversations', async () => {
    const { body } = await api.post('/canned_replies', reply('mine'))
    const test = await account.client({ mode: 'test' })
    assertRefused(await test.get(`/canned_replies/${body.id}`), 404, 'resource_not_found')
    assert.equal((await test.post('/canned_replies', reply('mine'))).status, 201)
    const reader = await account.client({ scopes: ['conversations:read'] })
    assert.equal((await reader.get(`/canned_replies/${body.id}`)).status, 200)
    assertRefused(await reader.post('/canned_replies', reply('no')), 403, 'insufficient_scope')
    assertRefused(
      await (await account.client({ scopes: ['contacts:read'] })).get('/canned_replies'),
      403,
      'insufficient_scope',
    )
  })
})
