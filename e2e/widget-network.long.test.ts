import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { written } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { chatOn, visitorOf, website } from './support/website.ts'
import { wireTo } from './support/wire.ts'

describe('the widget on a bad network', () => {
  inBrowser('keeps what is written without one, and sends it once and in order when it is back', async (stage) => {
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const { browser: context } = chat
    await context.setOffline(true)
    await chat.write('One')
    await chat.log.getByText('Waiting for connection…').first().waitFor()
    await chat.write('Two')
    await chat.write('Three')
    assert.deepEqual(await written(stage.api), [])
    await context.setOffline(false)
    await chat.log.getByText('· Sent').waitFor()
    await eventually(async () => assert.deepEqual(await written(stage.api), [['One', 'Two', 'Three']]))
    await chat.frame.getByText('You’re offline.').waitFor({ state: 'detached' })
  })

  inBrowser('lets visitors who come back write once their conversation is there', async (stage) => {
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const { page, browser: context } = chat
    await chat.write('One')
    await chat.log.getByText('· Sent').waitFor()
    const asked = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    await context.route('**/widget/api/chat', async (route) => {
      asked.resolve()
      await held.promise
      await route.continue()
    })
    await page.reload()
    await chat.launcher.click()
    await asked.promise
    assert.equal(await chat.frame.getByRole('textbox').count(), 0, 'what is written here would stay behind')
    held.resolve()
    await chat.write('Two')
    await eventually(async () => assert.deepEqual(await written(stage.api), [['One', 'Two']]))
  })

  inBrowser('survives a reload with unsent messages', async (stage) => {
    await using wire = await wireTo(stage.account.url)
    await using shop = await website(stage, { service: wire.url })
    const chat = await visitorOf(stage, shop)
    const { page } = chat
    // Gone on its way: nobody knows whether it arrived.
    wire.cutAt('POST /widget/api/conversations')
    await chat.write('Is anybody there?')
    await chat.log.getByText('Waiting for connection…').waitFor()
    wire.mend()
    await page.reload()
    await chat.open()
    await chat.log.getByText('· Sent').waitFor()
    assert.deepEqual(await written(stage.api), [['Is anybody there?']])
  })

  inBrowser('keeps what is being written when the session ends, and begins a new one', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    await chat.write('First')
    await chat.log.getByText('Sent').waitFor()
    const field = chat.frame.getByRole('textbox')
    await field.fill('Half a sent')
    const [{ contact_id }] = (await api.get(`/conversations?channel_id=${shop.channel_id}`)).body.data
    assert.equal((await api.post(`/contacts/${contact_id}/end_sessions`)).body.ended, 1)
    await chat.log.getByText('First').waitFor({ state: 'detached' })
    assert.equal(await field.inputValue(), 'Half a sent')
    await chat.write('Half a sentence')
    const known = async () => (await api.get(`/conversations?channel_id=${shop.channel_id}`)).body.data.length
    await eventually(async () => assert.equal(await known(), 2))
  })

  inBrowser('writes once though the answer was lost', async (stage) => {
    await using shop = await website(stage)
    const page = await (await stage.context(null)).newPage()
    let lost = 0
    await page.route('**/widget/api/conversations', async (route) => {
      if (route.request().method() !== 'POST' || lost++ > 0) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await page.goto(shop.origin)
    const chat = chatOn(page)
    await chat.open()
    await chat.write('Only once')
    await chat.log.getByText('· Sent').waitFor()
    assert.ok(lost >= 2)
    assert.deepEqual(await written(stage.api), [['Only once']])
    assert.equal(await chat.log.getByText('Only once').count(), 1)
  })

  inBrowser('does not send twice from two tabs, and shows both the same', async (stage) => {
    await using shop = await website(stage)
    const context = await stage.context(null)
    const [first, second] = [await context.newPage(), await context.newPage()]
    const [here, there] = [chatOn(first), chatOn(second)]
    await first.goto(shop.origin)
    await here.open()
    await here.write('Hello')
    await here.log.getByText('· Sent').waitFor()
    await second.goto(shop.origin)
    await there.open()
    await there.log.getByText('Hello').waitFor()
    await context.setOffline(true)
    await here.write('From the first')
    await there.log.getByText('From the first').waitFor()
    await there.write('From the second')
    await context.setOffline(false)
    const all = ['Hello', 'From the first', 'From the second']
    await eventually(async () => assert.deepEqual(await written(stage.api), [all]))
    for (const chat of [here, there]) {
      await chat.log.getByText('· Sent').waitFor()
      // What the other tab has sent is on the screen again once the stream has brought it.
      for (const text of all) await chat.log.getByText(text, { exact: true }).waitFor()
      for (const text of all) assert.equal(await chat.log.getByText(text, { exact: true }).count(), 1)
    }
  })

  inBrowser('is told of answers where streams do not get through', async (stage) => {
    await using shop = await website(stage)
    const page = await (await stage.context(null)).newPage()
    await page.route('**/widget/api/stream', (route) => route.abort())
    await page.goto(shop.origin)
    const chat = chatOn(page)
    await chat.open()
    await chat.write('Hello')
    await chat.log.getByText('Sent').waitFor()
    const { id } = (await stage.api.get('/conversations')).body.data[0]
    await stage.api.post(`/conversations/${id}/messages`, { content: 'By another way' })
    await chat.log.getByText('By another way').waitFor()
  })

  inBrowser('misses nothing that was said while it was cut off', async (stage) => {
    await using wire = await wireTo(stage.account.url)
    await using shop = await website(stage, { service: wire.url })
    const chat = await visitorOf(stage, shop)
    await chat.write('Hello')
    await chat.log.getByText('Sent').waitFor()
    const { id } = (await stage.api.get('/conversations')).body.data[0]
    for (let n = 0; n < 3; n++) {
      wire.cut()
      await stage.api.post(`/conversations/${id}/messages`, { content: `Answer ${n}` })
      wire.mend()
      await chat.log.getByText(`Answer ${n}`).waitFor()
    }
    for (let n = 0; n < 3; n++) assert.equal(await chat.log.getByText(`Answer ${n}`).count(), 1)
  })
})
