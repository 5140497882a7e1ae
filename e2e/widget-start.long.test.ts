import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { gzipSync } from 'node:zlib'
import { signedIdentity } from '../server/src/testing/visitor.ts'
import { inBrowser, type Stage } from './support/stage.ts'
import { type Chat, chatOn, visitorOf, type Website, website } from './support/website.ts'
import { type Wire, wireTo } from './support/wire.ts'

const max_bytes = 25_000
const max_requests = 4

/** What a page costs that is loaded again: what the browser sent until all of it is on the screen and the stream has begun. */
async function comeBack(
  { page, ...chat }: Chat,
  { requests }: Wire,
  { origin }: Website,
  last: string,
): Promise<string[]> {
  await page.goto('about:blank')
  requests.length = 0
  const stream = page.waitForResponse('**/widget/api/stream')
  await page.goto(origin)
  // With a conversation that goes on, the chat comes by itself. What it asks for is all there before it's opened.
  await stream
  await chat.open()
  await chat.log.getByText(last).waitFor()
  await page.waitForLoadState('networkidle')
  return requests.map((one) => one.replace(/\?.*/, ''))
}

async function conversationOf({ api }: Stage): Promise<string> {
  return (await api.get('/conversations')).body.data[0].id
}

describe('the start of the chat', () => {
  inBrowser('takes few bytes until the first message can be sent', async (stage) => {
    await using wire = await wireTo(stage.account.url)
    await using shop = await website(stage, { service: wire.url })
    await visitorOf(stage, shop)
    const sizes = await Promise.all(
      wire.requests.map(async (one) => {
        const [, path] = one.split(' ')
        const response = await fetch(stage.account.url + path)
        return [path, gzipSync(Buffer.from(await response.arrayBuffer())).length] as const
      }),
    )
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
    assert.ok(bytes <= max_bytes, `${bytes} bytes: ${JSON.stringify(sizes)}`)
  })

  inBrowser('takes a returning visitor few requests, from the page to the open conversation', async (stage) => {
    const { api } = stage
    await using wire = await wireTo(stage.account.url)
    await using shop = await website(stage, { service: wire.url })
    const chat = await visitorOf(stage, shop)
    await chat.write('Where is my lamp?')
    await chat.log.getByText('· Sent').waitFor()
    const id = await conversationOf(stage)
    await api.post(`/conversations/${id}/messages`, { content: 'It left yesterday.' })
    await chat.log.getByText('It left yesterday.').waitFor()
    const read = await comeBack(chat, wire, shop, 'It left yesterday.')
    assert.deepEqual(read, ['GET /widget/frame', 'GET /widget/api/chat', 'GET /widget/api/stream'])

    await chat.page.goto('about:blank')
    await api.post(`/conversations/${id}/messages`, { content: 'Did it arrive?' })
    const unread = await comeBack(chat, wire, shop, 'Did it arrive?')
    assert.deepEqual(unread, [...read, `POST /widget/api/conversations/${id}/read`])
    assert.ok(unread.length <= max_requests)

    // What is over costs one request, until it's opened.
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    await chat.frame.getByText('This conversation is resolved.').waitFor()
    await chat.page.goto('about:blank')
    wire.requests.length = 0
    const asked = chat.page.waitForResponse('**/widget/api/conversations?limit=20')
    await chat.page.goto(shop.origin)
    await asked
    await chat.page.waitForLoadState('networkidle')
    assert.equal(await chat.page.locator('iframe').count(), 0)
    assert.deepEqual(
      wire.requests.filter((one) => !one.startsWith('OPTIONS')),
      ['GET /widget/api/conversations?limit=20'],
    )
  })

  inBrowser('takes no more of a visitor whom the website signs in on each page', async (stage) => {
    await using wire = await wireTo(stage.account.url)
    await using shop = await website(stage, { service: wire.url })
    const { key } = (await stage.api.post(`/channels/${shop.channel_id}/identity_keys`)).body
    const identity_token = signedIdentity(key, { aud: shop.channel_id, sub: 'ana', name: 'Ana' })
    const chat = await visitorOf(stage, shop)
    await chat.page.addInitScript(`
      window.Parley = function () { (window.Parley.q = window.Parley.q || []).push(arguments) }
      Parley('identify', ${JSON.stringify({ identity_token })})`)
    await chat.page.reload()
    await chat.open()
    await chat.write('Where is my lamp?')
    await chat.log.getByText('· Sent').waitFor()
    const requests = await comeBack(chat, wire, shop, 'Where is my lamp?')
    assert.deepEqual(requests, [
      'GET /widget/frame',
      'GET /widget/api/chat',
      'PATCH /widget/api/visitor',
      'GET /widget/api/stream',
    ])
  })
})
