import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

const holidays = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'SUMMARY:Christmas Day',
  'DTSTART;VALUE=DATE:20261225',
  'RRULE:FREQ=YEARLY',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'SUMMARY:Company trip',
  'DTSTART;VALUE=DATE:20270614',
  'DTEND;VALUE=DATE:20270616',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'SUMMARY:Lunch',
  'DTSTART:20270614T120000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

describe('working hours', () => {
  inBrowser('begin with an office week, and say what is wrong with it as one types', async ({ api, open }) => {
    const page = await open('/live/settings/hours')
    await page.getByRole('link', { name: 'Start with Monday to Friday' }).click()
    await page.getByLabel('Name').fill('Support')
    await page.getByLabel('Time zone').selectOption('Europe/Lisbon')
    await page.getByRole('button', { name: 'Add a break: Monday' }).click()
    const [from, to] = [page.getByLabel('Monday, from'), page.getByLabel('Monday, to')]
    await from.nth(1).fill('11:00')
    await page.getByText('Overlaps with').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled'), 'true')
    await from.nth(1).fill('18:00')
    await page.getByText('The end must be after the start.').waitFor()
    await to.nth(1).fill('00:00')
    await page.getByText('The end must be after the start.').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'More for Monday' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Copy to Monday to Friday' }).press('Enter')
    await page.getByRole('checkbox', { name: 'Friday' }).uncheck()
    await page.getByRole('checkbox', { name: 'Saturday' }).check()
    await page.getByRole('button', { name: 'More for Saturday' }).click()
    await page.getByRole('menuitem', { name: 'Open all day' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor()
    await page.getByText(/now, (opens|closes)/).waitFor()
    await page.getByRole('table').first().waitFor()
    assert.equal(await page.evaluate('document.documentElement.scrollHeight - innerHeight'), 0, 'only the page scrolls')

    const [hours] = (await api.get('/hours')).body.data
    const evening = { from: '18:00', to: '24:00' }
    assert.equal(hours.time_zone, 'Europe/Lisbon')
    assert.deepEqual(hours.weekly, [
      ...['monday', 'tuesday', 'wednesday', 'thursday'].flatMap((day) => [
        { day, from: '09:00', to: '12:00' },
        { day, ...evening },
      ]),
      { day: 'saturday', from: '00:00', to: '24:00' },
    ])
  })

  inBrowser(
    'have holidays that the year shows before they are saved, and go only once no channel has them',
    async ({ api, open }) => {
      const { body } = await api.post('/hours', { name: 'Support', time_zone: 'Europe/Berlin', weekly })
      const page = await open(`/live/settings/hours/${body.id}`)
      await page.getByRole('button', { name: 'Import calendar' }).click()
      const file = { name: 'holidays.ics', mimeType: 'text/calendar', buffer: Buffer.from(holidays) }
      await page.getByLabel('Choose file').setInputFiles(file)
      await page.getByText('2 new holidays found. 1 entry was left out').waitFor()
      await page.getByRole('checkbox', { name: 'Company trip' }).uncheck()
      await page.getByRole('button', { name: 'Add 1 holiday' }).click()

      await page.getByRole('button', { name: 'Add holiday' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add holiday' })
      await dialog.getByLabel('Name').fill('Stocktaking')
      await dialog.getByRole('radio', { name: 'Special hours' }).check()
      await dialog.getByLabel('Special hours, to').fill('12:00')
      await dialog.getByRole('button', { name: 'Add holiday' }).click()

      const december = page.getByRole('table', { name: 'December' })
      await december.getByText('Holiday · Christmas Day').waitFor()
      await page.getByText('Special hours · Stocktaking · 09:00–12:00').waitFor()
      assert.deepEqual((await api.get(`/hours/${body.id}`)).body.exceptions, [])
      await page.getByRole('button', { name: 'Save' }).click()
      await eventually(async () => {
        const { exceptions } = (await api.get(`/hours/${body.id}`)).body
        assert.deepEqual(exceptions.map(({ name }: { name: string }) => name).sort(), ['Christmas Day', 'Stocktaking'])
      })

      await page.goto('/dashboard/live/settings/channels')
      const channel = page.getByRole('region', { name: 'API', exact: true })
      await channel.getByLabel('Hours').selectOption('Support')
      await channel.getByRole('button', { name: 'Save' }).click()
      const hoursOfChannel = async () => (await api.get('/channels')).body.data[0].hours_id
      await eventually(async () => assert.equal(await hoursOfChannel(), body.id))
      await channel.getByRole('link', { name: 'Edit hours' }).click()
      await page.getByRole('button', { name: 'Delete hours' }).click()
      const question = page.getByRole('dialog', { name: 'Delete hours' })
      await question.getByRole('button', { name: 'Delete hours' }).click()
      await question.getByText('A channel or a team uses these hours').waitFor()
      await api.patch(`/channels/${(await api.get('/channels')).body.data[0].id}`, { hours_id: null })
      await question.getByRole('button', { name: 'Delete hours' }).click()
      await page.getByText('Tell customers when you’re there').waitFor()
      assert.deepEqual((await api.get('/hours')).body.data, [])
    },
  )
})

const weekly = [{ day: 'monday', from: '09:00', to: '17:00' }]
