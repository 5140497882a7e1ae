import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { chatOn, website } from './support/website.ts'

describe('the widget', () => {
  inBrowser('lets a visitor of a strict website and an agent write to each other', async (stage) => {
    const { api, context } = stage
    await using shop = await website(stage)
    const page = await (await context(null)).newPage()
    await page.goto(shop.origin)
    const chat = chatOn(page)
    await chat.launcher.focus()
    await page.keyboard.press('Enter')
    await chat.log.getByText('Hi! How can we help?').waitFor()
    await chat.write('Where is my **lamp**?')
    await chat.log.getByText('· Sent').waitFor()
    assert.equal(await chat.log.getByText('lamp', { exact: true }).evaluate((one) => one.tagName), 'STRONG')

    const conversation = (await api.get('/conversations')).body.data[0]
    assert.deepEqual([conversation.channel, conversation.channel_id], ['widget', shop.channel_id])
    await api.post(`/conversations/${conversation.id}/messages`, { content: 'Between us', private: true })
    await api.post(`/conversations/${conversation.id}/messages`, { content: 'It left us today.' })
    await chat.log.getByText('It left us today.').waitFor()
    assert.equal(await chat.log.getByText('Between us').count(), 0)
    await eventually(async () =>
      assert.equal((await api.get(`/conversations/${conversation.id}/messages`)).body.data[0].status, 'read'),
    )

    await page.keyboard.press('Escape')
    await eventually(async () => assert.equal(await chat.launcher.evaluate((one) => one.matches(':focus')), true))
    await api.post(`/conversations/${conversation.id}/messages`, { content: 'Did it arrive?' })
    await chat.launcher.getByText('1', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await chat.log.getByText('Did it arrive?').waitFor()
    await chat.launcher.getByText('1', { exact: true }).waitFor({ state: 'detached' })

    await page.reload()
    await chat.open()
    await chat.write('Yes, thanks')
    await chat.log.getByText('Yes, thanks').waitFor()
    await eventually(async () =>
      assert.deepEqual(
        (await messagesOf(api, conversation.id)).filter((one) => !one.private).map(({ content }) => content),
        ['Where is my **lamp**?', 'It left us today.', 'Did it arrive?', 'Yes, thanks'],
      ),
    )
  })
})
