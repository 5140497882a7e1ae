import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { checkAlarms } from '../server/src/alarms/check.ts'
import { person } from '../server/src/testing/browser.ts'
import { emailChannel, healthy } from '../server/src/testing/email/channel.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { eventually } from '../server/src/testing/service.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'

describe('the system page', () => {
  inBrowser(
    'tells an owner what fails, leads there, and says when it works again',
    async ({ account, api, context }) => {
      await using imap = await startImap()
      const id = await emailChannel(api, { imap })
      imap.password = 'changed'
      imap.hangUp()
      await eventually(async () => assert.ok((await api.get(`/channels/${id}`)).body.health.problem))
      const page = await (await context()).newPage()
      await page.clock.install()
      await page.goto('/dashboard/live/settings/system')
      await page.getByRole('status').getByText('Everything works').waitFor()
      await checkAlarms(account.means, new Date(Date.now() + 285_000))
      // It looks again by itself.
      await page.clock.fastForward(31_000)
      await page.getByRole('status').getByText('1 problem').waitFor()
      const alarms = page.getByRole('region', { name: 'Alarms', exact: true })
      await alarms.getByText('The mailbox of ⁨Support⁩ can’t be read: the server refuses the login.').waitFor()
      assert.deepEqual(await barriers(page), [])
      await alarms.getByRole('link', { name: 'Go to Channels' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('region', { name: 'Support' }).waitFor()
      imap.password = 'right'
      await healthy(api, id)
      await eventually(async () => {
        await checkAlarms(account.means)
        assert.deepEqual((await api.get('/alarms?open=true')).body.data, [])
      })
      await page.goto('/dashboard/live/settings/system')
      await page.getByRole('status').getByText('Everything works').waitFor()
      await page
        .getByRole('region', { name: 'Past alarms' })
        .getByText(/^Ended/)
        .waitFor()
    },
  )

  inBrowser('isn’t there for an administrator', async ({ account, open }) => {
    const page = await open('/live/settings/system', await person(account, 'admin'))
    await page.getByText('Only owners can view this page.').waitFor()
    await page.goto('/dashboard/live/settings')
    await page.getByRole('main').getByRole('link', { name: 'Audit log' }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'System', exact: true }).count(), 0)
  })
})
