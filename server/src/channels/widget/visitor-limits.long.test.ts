import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formWith } from '../../testing/files/upload.ts'
import { assertRefused } from '../../testing/refused.ts'
import { startTestService } from '../../testing/service.ts'
import { visit, visitorClient, widgetChannel } from '../../testing/visitor.ts'

describe('whoever visits', () => {
  it('is slowed down, each for themselves and all of one address', async () => {
    await using small = await startTestService({
      RATE_LIMIT: '10000',
      RATE_LIMIT_VISITOR: '1',
      RATE_LIMIT_VISITOR_BURST: '3',
      RATE_LIMIT_NEW_VISITORS: '9',
    })
    const channel = await widgetChannel(small)
    const [one, other] = [await visit(small, channel), await visit(small, channel)]
    for (let n = 0; n < 3; n++) assert.equal((await one.get('/visitor')).status, 200)
    const refused = await one.get('/visitor')
    assertRefused(refused, 429, 'rate_limited')
    assert.ok(refused.headers.get('retry-after'))
    assert.equal((await other.get('/visitor')).status, 200)
    await visit(small, channel)
    assertRefused(await visitorClient(small).post('/visitors', { channel_id: channel }), 429, 'rate_limited')
  })

  it('is not kept from writing by what their chat reports while they read and type', async () => {
    await using small = await startTestService({
      RATE_LIMIT: '10000',
      RATE_LIMIT_VISITOR: '1',
      RATE_LIMIT_VISITOR_BURST: '3',
    })
    const visitor = await visit(small, await widgetChannel(small))
    const { conversation_id, message } = (await visitor.post('/conversations', { content: 'Hello' })).body
    const at = `/conversations/${conversation_id}`
    for (let n = 0; n < 2; n++) assert.equal((await visitor.post(`${at}/typing`)).status, 200)
    assert.equal((await visitor.post(`${at}/read`, { message_id: message.id })).status, 200)
    assertRefused(await visitor.post(`${at}/typing`), 429, 'rate_limited')
    for (let n = 0; n < 2; n++)
      assert.equal((await visitor.post(`${at}/messages`, { content: 'One more thing' })).status, 201)
    assertRefused(await visitor.post(`${at}/messages`, { content: 'And another' }), 429, 'rate_limited')
  })

  it('sends few messages a minute with all others of its network, who may still read', async () => {
    await using small = await startTestService({
      RATE_LIMIT: '10000',
      RATE_LIMIT_VISITOR_MESSAGES: '3',
      TRUST_PROXY: 'on',
    })
    const channel = await widgetChannel(small)
    const write = async (address: string) => {
      const visitor = await visit(small, channel)
      const headers = { 'x-forwarded-for': address }
      const { status } = await visitor.post('/conversations', { content: 'Hello' }, headers)
      assert.equal((await visitor.get('/conversations', headers)).status, 200)
      return status
    }
    assert.equal(await write('2001:db8:1:1::1'), 201)
    assert.equal(await write('2001:db8:1:1::2'), 429)
    assert.equal(await write('203.0.113.1'), 201)
    assert.equal(await write('203.0.113.1'), 429)
  })

  it('has few files a minute for all visitors of its network, however many they are', async () => {
    await using small = await startTestService({
      RATE_LIMIT: '10000',
      RATE_LIMIT_VISITOR_FILES: '3',
      TRUST_PROXY: 'on',
    })
    const channel = await widgetChannel(small)
    const { headers, body } = formWith('file', 'Hello', 'a.txt')
    const send = async (address: string) => {
      const visitor = await visit(small, channel)
      return (await visitor.send('POST', '/files', { headers: { ...headers, 'x-forwarded-for': address }, body }))
        .status
    }
    assert.equal(await send('2001:db8:1:1::1'), 201)
    assert.equal(await send('2001:db8:1:1::2'), 429)
    assert.equal(await send('2001:db8:1:2::1'), 201)
    assert.equal(await send('2001:db8:1:3::1'), 429, 'a /56 may send twice as many as a /64')
    assert.equal(await send('2001:db8:2:1::1'), 201)
    assert.equal(await send('203.0.113.1'), 201)
  })
})
