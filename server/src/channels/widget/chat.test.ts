import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'
import { streamOf, type VisitorClient, visit, widgetChannel } from '../../testing/visitor.ts'

describe('what a chat opens with', () => {
  let account: TestAccount
  let api: Client
  let channel_id: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    channel_id = await widgetChannel(account)
  })

  async function start(visitor: VisitorClient, content: string): Promise<string> {
    const { status, body } = await visitor.post('/conversations', { content })
    assert.equal(status, 201)
    return body.conversation_id
  }

  it('is what the requests for its parts return', async () => {
    const visitor = await visit(account, channel_id, { name: 'Ana Sousa' })
    const id = await start(visitor, 'Where is my lamp?')
    await api.post(`/conversations/${id}/messages`, { content: 'It left yesterday.' })
    await api.post(`/conversations/${id}/messages`, { content: 'Between us', private: true })
    const { status, body } = await visitor.get('/chat')
    assert.equal(status, 200)
    const { settings, conversations, thread, visitor: about } = body
    assert.deepEqual(settings, (await visitor.get(`/channels/${channel_id}`)).body)
    assert.deepEqual(about, (await visitor.get('/visitor')).body)
    assert.deepEqual(conversations, (await visitor.get('/conversations?limit=50')).body.data)
    assert.deepEqual(
      thread.messages.map(({ content }: { content: string }) => content),
      ['It left yesterday.', 'Where is my lamp?'],
    )
    assert.deepEqual([thread.conversation_id, thread.next_cursor], [id, null])
  })

  it('has the messages of the only conversation that goes on, or of the one that is named, and of no other', async () => {
    const [ana, ben] = [await visit(account, channel_id), await visit(account, channel_id)]
    const newestMessage = async (query = '') => (await ana.get(`/chat${query}`)).body.thread?.messages[0].content
    assert.equal(await newestMessage(), undefined)
    const first = await start(ana, 'First')
    await start(ana, 'Second')
    const other = await start(ben, 'Private')
    assert.equal(await newestMessage(), undefined, 'two go on')
    assert.equal(await newestMessage(`?conversation_id=${first}`), 'First')
    await api.post(`/conversations/${first}/status`, { status: 'resolved' })
    assert.equal(await newestMessage(), 'Second')
    assert.equal(await newestMessage(`?conversation_id=${other}`), 'Second')
    await api.post(`/conversations/${first}/messages`, { content: 'One more thing' })
    assert.equal(await newestMessage(), undefined, 'what is unread goes on, too')
  })

  it('leads on to older messages', async () => {
    const visitor = await visit(account, channel_id)
    const id = await start(visitor, 'Message 0')
    for (let n = 1; n < 32; n++) await api.post(`/conversations/${id}/messages`, { content: `Message ${n}` })
    const { thread } = (await visitor.get('/chat')).body
    assert.equal(thread.messages.length, 30)
    const older = await visitor.get(`/conversations/${id}/messages?limit=30&cursor=${thread.next_cursor}`)
    assert.deepEqual(
      older.body.data.map(({ content }: { content: string }) => content),
      ['Message 1', 'Message 0'],
    )
  })

  it('leads on to the stream, which brings what happened since', async () => {
    const visitor = await visit(account, channel_id)
    const id = await start(visitor, 'Hello')
    const { last_event_id } = (await visitor.get('/chat')).body
    await api.post(`/conversations/${id}/messages`, { content: 'Meanwhile' })
    await using stream = await streamOf(account, visitor, last_event_id)
    const isMessage = ({ type }: { type: string }) => type === 'message.created'
    await eventually(() => assert.equal(stream.events.findLast(isMessage)?.data.content, 'Meanwhile'))
  })

  it('is for visitors alone, and where the channel requires it, for those who are signed in', async () => {
    const visitor = await visit(account, channel_id)
    await visitor.delete('/visitor')
    assertRefused(await visitor.get('/chat'), 401, 'visitor_token_invalid')
    const stranger = await visit(account, channel_id)
    const channel = await api.get(`/channels/${channel_id}`)
    await api.patch(`/channels/${channel_id}`, { widget: { ...channel.body.widget, identity: 'required' } })
    await eventually(async () => assertRefused(await stranger.get('/chat'), 403, 'identity_required'))
  })
})
