import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { eventually } from '../server/src/testing/service.ts'
import { signedIdentity } from '../server/src/testing/visitor.ts'
import { lateStorageEvents } from './support/late.ts'
import { inBrowser } from './support/stage.ts'
import { type Chat, chatOn, frameOf, visitorOf, type Website, website } from './support/website.ts'

async function tabOf(context: BrowserContext, { origin }: Website): Promise<Chat> {
  const page = await context.newPage()
  await page.goto(origin)
  const chat = chatOn(page)
  await chat.open()
  return chat
}

describe('a tab that hears late of another', () => {
  inBrowser('shows nothing of who has signed out, though it lost them before it heard', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const { key } = (await api.post(`/channels/${shop.channel_id}/identity_keys`)).body
    const identity_token = signedIdentity(key, { aud: shop.channel_id, sub: 'ana' })
    const signIn = ({ page }: Chat) => page.evaluate(`Parley('identify', ${JSON.stringify({ identity_token })})`)
    // Not begun in the tabs: from her phone.
    const phone = await visitorOf(stage, shop)
    await signIn(phone)
    await phone.write('Where is my lamp?')
    await phone.log.getByText('· Sent').waitFor()
    const context = await stage.context(null)
    const late = await lateStorageEvents(context)
    const here = await tabOf(context, shop)
    await signIn(here)
    await here.log.getByText('Where is my lamp?').waitFor()
    const there = await tabOf(context, shop)
    await there.log.getByText('Where is my lamp?').waitFor()
    await there.frame.getByRole('textbox').fill('My number is')
    await late.hold(frameOf(there.page))
    await here.page.evaluate(`Parley('logout')`)
    await there.log.getByText('Where is my lamp?').waitFor({ state: 'detached' })
    await late.release(frameOf(there.page))
    await eventually(async () => assert.equal(await there.frame.getByRole('textbox').inputValue(), ''))
  })

  inBrowser('keeps nothing of what was written in it until then', async (stage) => {
    await using shop = await website(stage)
    const context = await stage.context(null)
    const late = await lateStorageEvents(context)
    const [here, there] = [await tabOf(context, shop), await tabOf(context, shop)]
    await late.hold(frameOf(there.page))
    await here.page.evaluate(`Parley('logout')`)
    await eventually(async () =>
      assert.match(
        `${await frameOf(here.page).evaluate(`localStorage['parley:${shop.channel_id}:session']`)}`,
        /"visit":1/,
      ),
    )
    await there.frame.getByRole('textbox').fill('My number is')
    await late.release(frameOf(there.page))
    await eventually(async () => assert.equal(await there.frame.getByRole('textbox').inputValue(), ''))
    await there.page.reload()
    await there.open()
    assert.equal(await there.frame.getByRole('textbox').inputValue(), '')
  })
})

describe('a visitor whom the page names while they are being made', () => {
  inBrowser('has that name', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const gate = Promise.withResolvers<void>()
    await chat.page.route('**/widget/api/visitors', async (route) => {
      await gate.promise
      await route.continue()
    })
    const creation = chat.page.waitForRequest('**/widget/api/visitors')
    await chat.write('Hello')
    await creation
    await chat.page.evaluate(`Parley('identify', { name: 'Ana Sousa' })`)
    gate.resolve()
    await eventually(async () => {
      const [{ contact_id }] = (await api.get('/conversations')).body.data
      assert.equal((await api.get(`/contacts/${contact_id}`)).body.name, 'Ana Sousa')
    })
  })
})
