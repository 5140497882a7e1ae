import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { days } from '../server/src/hours/schema.ts'
import { dateIn } from '../server/src/testing/moments.ts'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('the reply outside working hours', () => {
  inBrowser('begins with a text for each language, and shows what a customer would get', async ({ api, open }) => {
    const { body: hours } = await api.post('/hours', {
      name: 'Support',
      time_zone: 'Europe/Berlin',
      weekly: days.map((day) => ({ day, from: '09:00', to: '17:00' })),
      exceptions: [{ from: dateIn(-2), to: dateIn(2) }],
    })
    const [{ id }] = (await api.get('/channels')).body.data
    const page = await open('/live/settings/channels')
    const hours_field = page.getByLabel('Hours', { exact: true })
    await hours_field.waitFor()
    const group = page.getByRole('group', { name: 'Reply outside hours' })
    assert.equal(await group.count(), 0, 'without hours, nobody is ever away')
    await hours_field.selectOption({ label: 'Support' })
    const add = group.getByRole('combobox', { name: 'Add a reply in…' })
    await add.selectOption({ label: 'English' })
    await add.selectOption({ label: 'Deutsch' })
    const opens = new Intl.DateTimeFormat('en', {
      ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
      ...{ timeZone: 'Europe/Berlin', timeZoneName: 'short' },
    }).format(new Date(hours.next_open_at))
    await group.getByText(`will be back on ${opens}`).waitFor()
    await group.getByLabel('Reply in English').fill('Back on **{next_opening}**.')
    await group.getByText(opens, { exact: true }).waitFor()
    await group.getByRole('button', { name: 'Use default text: English' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await eventually(async () => {
      const { out_of_hours_replies } = (await api.get(`/channels/${id}`)).body
      assert.deepEqual(
        out_of_hours_replies.map(({ language }: { language: string }) => language),
        ['en', 'de'],
      )
      assert.equal(out_of_hours_replies[0].text, 'Back on **{next_opening}**.')
    })
    await group.getByRole('button', { name: 'Remove reply: Deutsch' }).click()
    await group.getByLabel('Reply in Deutsch').waitFor({ state: 'detached' })
  })
})
