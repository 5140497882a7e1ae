import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { person } from '../server/src/testing/browser.ts'
import { saved } from './support/downloads.ts'
import { inBrowser } from './support/stage.ts'

describe('the audit log', () => {
  inBrowser(
    'says who did what, to owners and admins, with filters, details and a file',
    async ({ open, owner, account }) => {
      const { body: key } = await owner.post('/api_keys', { mode: 'live', name: '<b>Shop</b>\u202e', preset: 'full' })
      await owner.post('/invitations', { email: 'jo@example.com', role: 'agent' })
      const page = await open('/live/settings/audit-log')
      const entries = page.getByRole('list', { name: 'Audit log, newest first' })
      await entries.getByText('Teammate invited').waitFor()
      await page.getByLabel('Action').selectOption('API key created')
      await entries.getByText('Teammate invited').waitFor({ state: 'detached' })
      await entries.getByRole('button', { name: 'API key created' }).filter({ hasText: '<b>Shop</b>' }).click()
      await page.getByRole('heading', { name: 'Entry', exact: true }).waitFor()
      await page.getByText(key.id, { exact: true }).waitFor()
      await page.reload()
      await page.getByText(key.id, { exact: true }).waitFor()
      const { text } = await saved(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
      assert.equal(text.trim().split('\r\n').length, 2)
      await page.getByLabel('Object ID').fill('svckey_nothing')
      await page.keyboard.press('Enter')
      await page.getByText('No entries match these filters.').waitFor()

      const agent = await open('/live/settings/audit-log', await person(account, 'agent'))
      await agent.getByText('Only owners and admins can view this page.').waitFor()
      assert.equal(await agent.getByRole('link', { name: 'Audit log' }).count(), 0)
      await agent.goto('/dashboard/live/settings/retention')
      await agent.getByText('Only owners and admins can view this page.').waitFor()
    },
  )
})
