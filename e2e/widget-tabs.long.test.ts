import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { eventually } from '../server/src/testing/service.ts'
import { signedIdentity } from '../server/src/testing/visitor.ts'
import { written } from './support/conversation.ts'
import { lateResponses } from './support/late.ts'
import { inBrowser, type Stage } from './support/stage.ts'
import { type Chat, chatOn, frameOf, visitorOf, type Website, website } from './support/website.ts'

async function tabs(context: BrowserContext, { origin }: Website): Promise<[Chat, Chat]> {
  const open = async () => {
    const page = await context.newPage()
    await page.goto(origin)
    const chat = chatOn(page)
    await chat.open()
    return chat
  }
  return [await open(), await open()]
}

async function signersOf({ api }: Stage, { channel_id }: Website) {
  const { key } = (await api.post(`/channels/${channel_id}/identity_keys`)).body
  return (sub: string) => {
    const identity_token = signedIdentity(key, { aud: channel_id, sub, name: sub, email: `${sub}@example.com` })
    return `Parley('identify', ${JSON.stringify({ identity_token })})`
  }
}

describe('one visitor in two tabs', () => {
  inBrowser('is one visitor, though both were opened before the first word', async (stage) => {
    await using shop = await website(stage)
    const context = await stage.context(null)
    const [here, there] = await tabs(context, shop)
    let visitors = 0
    await context.route('**/widget/api/visitors', (route) => {
      visitors++
      return route.continue()
    })
    await here.write('Where is my lamp?')
    await there.log.getByText('Where is my lamp?').waitFor()
    await here.log.getByText('· Sent').waitFor()
    const { id } = (await stage.api.get('/conversations')).body.data[0]
    await stage.api.post(`/conversations/${id}/messages`, { content: 'It left yesterday.' })
    await there.log.getByText('It left yesterday.').waitFor()
    await there.write('Thank you!')
    await here.log.getByText('Thank you!').waitFor()
    await there.log.getByText('· Sent').waitFor()
    assert.equal(visitors, 1)
    assert.deepEqual(await written(stage.api), [['Where is my lamp?', 'It left yesterday.', 'Thank you!']])
    await here.page.reload()
    await here.open()
    await here.log.getByText('It left yesterday.').waitFor()
  })

  inBrowser('is one visitor, though both wrote at once, and finds all of it again', async (stage) => {
    await using shop = await website(stage)
    const context = await stage.context(null)
    const [here, there] = await tabs(context, shop)
    const both = Promise.withResolvers<void>()
    let visitors = 0
    await context.route('**/widget/api/visitors', async (route) => {
      visitors++
      await both.promise
      await route.continue()
    })
    await here.write('From here')
    await there.write('From there')
    both.resolve()
    await eventually(async () => {
      assert.deepEqual((await written(stage.api)).flat().sort(), ['From here', 'From there'])
    })
    for (const chat of [here, there]) await chat.log.getByText('· Sent').waitFor()
    assert.equal(visitors, 1)
    const { data } = (await stage.api.get('/conversations')).body
    assert.equal(new Set(data.map(({ contact_id }: { contact_id: string }) => contact_id)).size, 1)
  })

  inBrowser('signs out in both', async (stage) => {
    await using shop = await website(stage)
    const [here, there] = await tabs(await stage.context(null), shop)
    await here.write('Where is my lamp?')
    await here.log.getByText('· Sent').waitFor()
    await there.log.getByText('Where is my lamp?').waitFor()
    await there.frame.getByRole('textbox').fill('My number is')
    await here.page.evaluate(`Parley('logout')`)
    await there.log.getByText('Where is my lamp?').waitFor({ state: 'detached' })
    // The service may be faster than the other tab: then this one has lost its visitor before it hears why.
    await eventually(async () => assert.equal(await there.frame.getByRole('textbox').inputValue(), ''))
  })
})

describe('somebody else at the same screen', () => {
  inBrowser('sees nothing of who was signed in before, from the first moment', async (stage) => {
    await using shop = await website(stage)
    const signIn = await signersOf(stage, shop)
    const chat = await visitorOf(stage, shop)
    const { page } = chat
    await page.evaluate(signIn('ana'))
    await chat.write('From Ana')
    await chat.log.getByText('· Sent').waitFor()
    await page.evaluate(signIn('ana'))
    await chat.frame.getByRole('textbox').fill('Private')
    const held = Promise.withResolvers<void>()
    await page.route('**/widget/api/visitor*', async (route) => {
      await held.promise
      await route.continue()
    })
    assert.equal(await chat.log.getByText('From Ana').count(), 1, 'the same person stays')
    await page.evaluate(signIn('bea'))
    await chat.log.getByText('From Ana').waitFor({ state: 'detached' })
    assert.equal(await chat.frame.getByRole('textbox').inputValue(), '')
    held.resolve()
    await chat.write('From Bea')
    await chat.log.getByText('· Sent').waitFor()
    assert.equal(await chat.log.getByText('From Ana').count(), 0)
    assert.deepEqual((await written(stage.api)).sort(), [['From Ana'], ['From Bea']])

    await page.reload()
    await page.waitForFunction(`!!window.Parley`)
    await page.evaluate(signIn('ana'))
    await chat.open()
    await chat.log.getByText('From Ana').waitFor()
    assert.equal(await chat.log.getByText('From Bea').count(), 0)
  })
})

describe('a late response', () => {
  inBrowser('does not put what was over what is', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    await chat.write('Hello')
    await chat.log.getByText('· Sent').waitFor()
    const { id } = (await api.get('/conversations')).body.data[0]
    // Shows that the stream has begun: at its beginning, it asks for the conversations itself.
    await api.post(`/conversations/${id}/messages`, { content: 'Good morning' })
    await chat.log.getByText('Good morning').waitFor()
    const late = await lateResponses(chat.page, 'GET', /\/widget\/api\/conversations\?/)
    await chat.page.evaluate(`Parley('identify', { name: 'Ana' })`)
    await late.caught
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    await chat.frame.getByText('This conversation is resolved.').waitFor()
    const frame = frameOf(chat.page)
    await frame.evaluate(`new MutationObserver(() => (globalThis.went ||= !document.querySelector('.hint')))
      .observe(document.body, { childList: true, subtree: true })`)
    const asked = chat.page.waitForResponse(/\/widget\/api\/conversations\/\w+\/messages/)
    await late.release()
    // What it asks next shows that it has taken what came late.
    await asked
    assert.notEqual(await frame.evaluate('globalThis.went'), true)
    assert.equal(await chat.frame.getByText('This conversation is resolved.').count(), 1)
  })
})
