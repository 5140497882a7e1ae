import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { pickDay } from './support/days.ts'
import { saved } from './support/downloads.ts'
import { inOneGo } from './support/keys.ts'
import { inBrowser } from './support/stage.ts'

describe('reports', () => {
  const figure = (page: Page, name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd[1]')

  inBrowser(
    'tell what happened, in figures, tables and a file, for the period in the address',
    async ({ api, open }) => {
      const page = await open('/live/inbox')
      await page.getByRole('navigation', { name: 'Views' }).waitFor()
      await inOneGo(page, 'gr')
      await page.getByText('No data yet').waitFor()
      const { id } = await conversation(api, ['Hello', 'Is anybody there?'], {}, { handled_by: 'assistant' })
      await api.post(`/conversations/${id}/handover`, { reason: '=cmd <img src=x onerror=alert(1)>' })
      await api.post(`/conversations/${id}/messages`, { content: 'One moment' })
      await eventually(async () => {
        const { totals } = (await api.get('/reports/conversations')).body
        assert.deepEqual([totals.messages_received, totals.messages_sent_by_people], [2, 1])
      })
      await page.reload()
      await figure(page, 'New conversations').getByText('1', { exact: true }).waitFor()
      assert.equal(await figure(page, 'Messages received').textContent(), '2')
      await page.getByRole('table', { name: 'Handover reasons' }).getByText('=cmd <img src=x').waitFor()

      await figure(page, 'Handovers').getByRole('link', { name: '1' }).click()
      const behind = page.getByRole('list', { name: 'Handovers' }).getByRole('link')
      await behind.waitFor()
      assert.equal(new URL((await behind.getAttribute('href'))!, page.url()).pathname, `/dashboard/live/inbox/${id}`)
      await page.goBack()
      await page.getByRole('table', { name: 'Handover reasons' }).getByRole('link', { name: '1' }).click()
      await page.getByText('=cmd <img src=x').waitFor()
      await behind.click()
      await page.getByText('Is anybody there?').first().waitFor()
      await page.goBack()
      await page.getByRole('main').getByRole('link', { name: 'Reports' }).click()

      const volume = page.getByRole('table', { name: 'Volume' })
      assert.equal(await volume.isVisible(), false)
      await page.getByText('Show as table').first().focus()
      await page.keyboard.press('Enter')
      assert.match((await volume.getByRole('row').last().textContent())!, /12\d1$/)

      await page.getByLabel('Period').selectOption('7')
      await page.getByLabel('Time zone').selectOption('Asia/Katmandu')
      await page.getByText('time zone: Asia/Katmandu').waitFor()
      assert.equal(new URL(page.url()).search, '?days=7&zone=Asia%2FKatmandu')
      const { name, text } = await saved(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
      assert.match(name, /^parley-report-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
      const lines = text.trim().split('\r\n')
      assert.equal(lines.length, 8)
      assert.match(lines.at(-1)!, /:15:00\.000Z,1,2,\d,1,1,/)

      await page.getByLabel('Period').selectOption('own')
      await pickDay(page.getByRole('button', { name: 'From' }), '2026-03-10')
      await pickDay(page.getByRole('button', { name: 'To' }), '2026-03-01')
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await page.getByText('The end date is before the start date.').waitFor()
      await page.goBack()
      await page.getByRole('navigation', { name: 'Views' }).waitFor()
    },
  )
})
