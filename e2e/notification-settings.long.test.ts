import assert from 'node:assert/strict'
import { describe } from 'node:test'

import { sql } from '../server/src/db/sql.ts'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('notifications', () => {
  inBrowser('come as each person chooses, who is not away while using the dashboard', async ({ open, account }) => {
    const page = await open('/live/settings/notifications')
    const box = page.getByRole('checkbox', { name: 'Someone mentions you in a note: Email' })
    await box.uncheck()
    await page.getByRole('radio', { name: 'Always' }).check()
    await page.getByLabel('Use quiet hours').check()
    await page.getByLabel('From').fill('20:15')
    await page.getByRole('button', { name: 'Save quiet hours' }).click()
    await eventually(async () => {
      const settings = await page.evaluate(async () => (await fetch('/dashboard/api/notification_settings')).text())
      const { channels, waiting_email, quiet_from, quiet_until } = JSON.parse(settings)
      assert.deepEqual([channels.mentioned.email, waiting_email], [false, 'always'])
      assert.deepEqual([quiet_from, quiet_until], ['20:15', '08:00'])
    })
    await eventually(async () => {
      const active = await account.database.run(sql`
        select from users where account_id = ${account.account_id} and active_at > now() - interval '1 minute'`)
      assert.equal(active.length, 1)
    })
    await page.reload()
    await eventually(async () => assert.equal(await box.isChecked(), false))
    await eventually(async () => assert.equal(await page.getByLabel('From').inputValue(), '20:15'))
  })
})
