import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { gzipSync } from 'node:zlib'
import { eventually } from '../server/src/testing/service.ts'
import { signedIdentity } from '../server/src/testing/visitor.ts'
import { inBrowser, type Stage } from './support/stage.ts'
import { type Chat, visitorOf, type Website, website } from './support/website.ts'
import { type Wire, wireTo } from './support/wire.ts'

const max_bytes = 25_000
const max_requests = 4

/** The parts that are fetched once there is a conversation: where they came too late, they are fetched at the next visit. */
const parts_of_conversations = ['list', 'news', 'sound', 'wear']

/** Waits until the browser keeps them. Called before there is a conversation. */
function whenKept({ page }: Chat): () => Promise<void> {
  const paths: string[] = []
  page.on('requestfinished', (request) => paths.push(new URL(request.url()).pathname))
  return () =>
    eventually(() => {
      const missing = parts_of_conversations.filter((part) => !paths.some((path) => path.includes(`/${part}-`)))
      assert.deepEqual(missing, [], 'not fetched')
    })
}

/** What the browser sent when the visitor came back, from the page to the open conversation with its stream. */
async function comeBack(
  { api }: Stage,
  { page, ...chat }: Chat,
  { requests }: Wire,
  { origin }: Website,
  last: string,
) {
  const { id } = (await api.get('/conversations')).body.data[0]
  requests.length = 0
  await page.goto(origin)
  await chat.open()
  await chat.log.getByText(last).waitFor()
  // Once this has come by the stream and is read, nothing else is under way.
  const [content, read] = [crypto.randomUUID(), `POST /widget/api/conversations/${id}/read`]
  await api.post(`/conversations/${id}/messages`, { content })
  await chat.log.getByText(content).waitFor()
  await eventually(async () =>
    assert.equal((await api.get(`/conversations/${id}/messages`)).body.data[0].status, 'read'),
  )
  await page.goto('about:blank')
  assert.equal(requests.at(-1), read)
  return requests.slice(0, -1).map((one) => one.replace(id, '…'))
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
    const partsKept = whenKept(chat)
    await chat.write('Where is my lamp?')
    await chat.log.getByText('· Sent').waitFor()
    await partsKept()
    const { id } = (await api.get('/conversations')).body.data[0]
    await chat.page.goto('about:blank')
    const calm = await comeBack(stage, chat, wire, shop, 'Where is my lamp?')
    assert.deepEqual(calm, [
      `GET /widget/frame?channel=${shop.channel_id}`,
      'GET /widget/api/chat',
      'GET /widget/api/stream',
    ])
    await api.post(`/conversations/${id}/messages`, { content: 'Did it arrive?' })
    const unread = await comeBack(stage, chat, wire, shop, 'Did it arrive?')
    // What is on the screen is read while the stream begins.
    assert.deepEqual(unread.toSorted(), [...calm, 'POST /widget/api/conversations/…/read'].toSorted())
    assert.ok(unread.length <= max_requests)

    // What is over costs one request, until it's opened.
    await chat.page.goto(shop.origin)
    await chat.open()
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    await chat.frame.getByText('This conversation is resolved.').waitFor()
    await chat.page.goto('about:blank')
    wire.requests.length = 0
    const unread_count = chat.page.waitForResponse('**/widget/api/conversations?limit=20')
    await chat.page.goto(shop.origin)
    await unread_count
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
    const partsKept = whenKept(chat)
    await chat.write('Where is my lamp?')
    await chat.log.getByText('· Sent').waitFor()
    await partsKept()
    await chat.page.goto('about:blank')
    const requests = await comeBack(stage, chat, wire, shop, 'Where is my lamp?')
    assert.deepEqual(requests, [
      `GET /widget/frame?channel=${shop.channel_id}`,
      'GET /widget/api/chat',
      'PATCH /widget/api/visitor',
      'GET /widget/api/stream',
    ])
  })
})
