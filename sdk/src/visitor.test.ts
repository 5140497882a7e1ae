import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { testAccount } from '../../server/src/testing/account.ts'
import { eventually } from '../../server/src/testing/service.ts'
import { signedIdentity, widgetChannel } from '../../server/src/testing/visitor.ts'
import { AuthenticationError, ParleyVisitor } from './visitor.ts'

describe('the SDK for visitors', () => {
  it('talks with the business, without a key', async () => {
    const account = await testAccount()
    const channel_id = await widgetChannel(account)
    const visitor = new ParleyVisitor({ base_url: account.url, channel_id })
    assert.equal((await visitor.settings()).channel_id, channel_id)
    await assert.rejects(visitor.get(), AuthenticationError)

    const { token } = await visitor.create({ name: 'Ana Sousa' })
    assert.equal(visitor.token, token)
    const { conversation, message } = await visitor.start({ content: 'Where is my lamp?' }, { idempotency_key: 'one' })
    const again = await visitor.start({ content: 'Where is my lamp?' }, { idempotency_key: 'one' })
    assert.equal(again.conversation.id, conversation.id)
    assert.equal(message.from, 'visitor')

    const api = await account.client()
    const reading = new AbortController()
    const listening = (async () => {
      for await (const event of visitor.stream({ signal: reading.signal })) {
        if (event.object === 'message' && event.from === 'agent') reading.abort()
      }
    })()
    await api.post(`/conversations/${conversation.id}/messages`, { content: 'On its way.' })
    const page = await visitor.messages(conversation.id, { order: 'asc' })
    assert.deepEqual(
      page.data.slice(0, 2).map(({ content }) => content),
      ['Where is my lamp?', 'On its way.'],
    )
    await Promise.race([listening, untilHeard(api, conversation.id, reading.signal)])

    const file = await visitor.upload(new Blob(['a receipt'], { type: 'text/plain' }), 'receipt.txt')
    const sent = await visitor.send(conversation.id, { attachments: [{ file_id: file.id }] })
    assert.deepEqual(
      sent.attachments.map(({ name }) => name),
      ['receipt.txt'],
    )
    const names = [new File(['a'], 'named.txt'), new Blob(['b'])].map(async (one) => (await visitor.upload(one)).name)
    assert.deepEqual(await Promise.all(names), ['named.txt', 'file'])
    const arrived: number[] = []
    const large = await visitor.upload(new Blob(['x'.repeat(1_500_000)]), 'large.txt', {
      on_progress: (bytes) => arrived.push(bytes),
    })
    assert.deepEqual(arrived, [1_048_576, 1_500_000])
    assert.equal((await visitor.file(large.id)).size, 1_500_000)
    assert.equal((await visitor.deleteFile(large.id)).deleted, true)
    await visitor.read(conversation.id, page.data.at(-1)!.id)
    await visitor.typing(conversation.id)
    assert.deepEqual((await visitor.rate(conversation.id, { score: 5 })).rating, { score: 5 })
    assert.equal((await visitor.handOver(conversation.id)).handled_by, 'human')
    assert.equal((await visitor.update({ name: 'Ana' })).name, 'Ana')
    assert.equal((await visitor.conversations()).data.length, 1)

    const returning = new ParleyVisitor({ base_url: account.url, channel_id, token })
    assert.equal((await returning.get()).name, 'Ana')
    const { thread, last_event_id } = await returning.chat({ conversation_id: conversation.id })
    assert.equal(thread!.messages.at(-1)!.content, 'Where is my lamp?')
    await api.post(`/conversations/${conversation.id}/messages`, { content: 'Meanwhile' })
    for await (const event of returning.stream({ last_event_id: last_event_id! }))
      if (event.object === 'message' && event.content === 'Meanwhile') break
    await visitor.signOut({ everywhere: 'true' })
    assert.equal(visitor.token, undefined)
    await assert.rejects(returning.get(), AuthenticationError)
  })

  it('goes on with the token of the sign-in, in streams and in what is under way, and tells it', async () => {
    const account = await testAccount()
    const api = await account.client()
    const channel_id = await widgetChannel(account)
    const { key } = (await api.post(`/channels/${channel_id}/identity_keys`)).body
    const identity_token = signedIdentity(key, { aud: channel_id, sub: 'shop-1' })
    const kept: string[] = []
    let lose = false
    const visitor = new ParleyVisitor({
      base_url: account.url,
      channel_id,
      on_token: (token) => kept.push(token),
      async fetch(target, init) {
        const response = await fetch(target, init)
        if (init?.method !== 'PATCH' || !lose) return response
        // The service has replaced the token, and its answer is lost. Others are refused in the meantime.
        lose = false
        await eventually(async () => {
          const { headers } = init
          assert.equal((await fetch(`${account.url}/widget/api/visitor`, { headers: headers! })).status, 401)
        })
        under_way.push(
          visitor.get(),
          visitor.conversations().then((page) => page.data.length),
        )
        throw new TypeError('The connection was lost.')
      },
    })
    const under_way: Promise<unknown>[] = []
    const { token } = await visitor.create()
    const { conversation } = await visitor.start({ content: 'Hello' })
    const reading = new AbortController()
    const heard: string[] = []
    const listening = (async () => {
      for await (const event of visitor.stream({ signal: reading.signal })) {
        if (event.object !== 'message' || event.from !== 'agent') continue
        heard.push(event.content)
        if (event.content === 'After') reading.abort()
      }
    })()
    lose = true
    const signed = await visitor.update({ identity_token })
    assert.deepEqual([signed.verified, signed.token], [true, visitor.token])
    assert.deepEqual(kept, [token, visitor.token])
    const [same, conversations] = await Promise.all(under_way)
    assert.deepEqual([(same as { id: string }).id, conversations], [signed.id, 1])
    while (!reading.signal.aborted) await api.post(`/conversations/${conversation.id}/messages`, { content: 'After' })
    await listening
    assert.equal(heard.at(-1), 'After')
    await assert.rejects(new ParleyVisitor({ base_url: account.url, channel_id, token }).get(), AuthenticationError)

    const elsewhere = [1, 2].map(() => new ParleyVisitor({ base_url: account.url, channel_id }))
    for (const one of elsewhere) await one.create({ identity_token })
    const sessions = (await visitor.sessions()).data
    assert.deepEqual(sessions.map(({ current }) => current).sort(), [false, false, true])
    await visitor.endSession(sessions.find(({ current }) => !current)!.id)
    assert.equal((await visitor.endOtherSessions()).ended, 1)
    assert.equal((await visitor.sessions()).data.length, 1)
  })

  it('has a method for every operation of the widget', () => {
    const { paths } = JSON.parse(readFileSync(new URL('../../openapi.widget.json', import.meta.url), 'utf8'))
    const source = ['./visitor.ts', './visitor-upload.ts']
      .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
      .join()
    for (const path of Object.keys(paths)) assert.ok(source.includes(`'${path}'`), path)
  })
})

/** Speaks again and again, because nothing tells when the stream is open. */
async function untilHeard(
  api: { post(path: string, body: unknown): Promise<unknown> },
  id: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) await api.post(`/conversations/${id}/messages`, { content: 'Are you there?' })
}
