import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { barriersInEachTheme } from './support/accessibility.ts'
import { inBrowser } from './support/stage.ts'
import { chatOn, website } from './support/website.ts'

const minute_ms = 60_000
const hour_ms = 60 * minute_ms
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

describe('a chat outside working hours', () => {
  inBrowser('says when somebody is back, also to whoever asked for a person, until the hour turns', async (stage) => {
    const { api, context } = stage
    await using shop = await website(stage, { handled_by: 'assistant' })
    // Open for an hour, from three hours on.
    const opens = new Date(Math.floor(Date.now() / hour_ms + 3) * hour_ms)
    const from = opens.toISOString().slice(11, 16)
    const to = opens.getUTCHours() === 23 ? '24:00' : new Date(opens.getTime() + hour_ms).toISOString().slice(11, 16)
    const weekly = [{ day: days[opens.getUTCDay()], from, to }]
    const { body: hours } = await api.post('/hours', { name: 'Support', time_zone: 'UTC', weekly })
    await api.patch(`/channels/${shop.channel_id}`, { hours_id: hours.id })

    const page = await (await context(null)).newPage()
    await page.clock.install()
    await page.goto(shop.origin)
    const chat = chatOn(page)
    await chat.open()
    const back = /^We’re back (today|tomorrow) at/
    await chat.log.getByText(back).waitFor()
    assert.deepEqual(await barriersInEachTheme(page, 'chat'), [])
    await chat.write('Can I speak to somebody?')
    await chat.frame.getByRole('button', { name: 'Talk to a person' }).click()
    await chat.frame.getByText(/^A person from our team will reply here\. We’re back/).waitFor()
    await chat.frame.getByRole('button', { name: 'All conversations' }).click()
    await chat.frame.getByText(back).waitFor()
    await page.clock.fastForward(opens.getTime() - Date.now() + 1000)
    await chat.frame.getByText(back).waitFor({ state: 'detached' })
    // What comes after that is asked for some minutes later.
    const later = days[(opens.getUTCDay() + 3) % 7]
    await api.patch(`/hours/${hours.id}`, { weekly: [{ day: later, from: '00:00', to: '24:00' }] })
    await eventually(async () => {
      await page.clock.fastForward(minute_ms)
      await chat.frame.getByText(/^We’re back \w+day at/).waitFor({ timeout: 1000 })
    }, 60_000)
  })
})
