import assert from 'node:assert/strict'
import { describe } from 'node:test'

import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('notifications', () => {
  inBrowser('come as each person chooses', async ({ open }) => {
    const page = await open('/live/settings/notifications')
    const box = page.getByRole('checkbox', { name: 'Someone mentions you in a note: Email' })
    await box.uncheck()
    await page.getByLabel('Use quiet hours').check()
    await page.getByLabel('From').fill('20:15')
    await page.getByRole('button', { name: 'Save quiet hours' }).click()
    await eventually(async () => {
      const settings = await page.evaluate(async () => (await fetch('/dashboard/api/notification_settings')).text())
      const { channels, quiet_from, quiet_until } = JSON.parse(settings)
      assert.deepEqual([channels.mentioned.email, quiet_from, quiet_until], [false, '20:15', '08:00'])
    })
    await page.reload()
    await eventually(async () => assert.equal(await box.isChecked(), false))
    await eventually(async () => assert.equal(await page.getByLabel('From').inputValue(), '20:15'))
  })
})
