import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { password } from '../server/src/testing/browser.ts'
import { barriersInEachTheme } from './support/accessibility.ts'
import { furnished, goTo } from './support/pages.ts'
import { inBrowser } from './support/stage.ts'

describe('accessibility of dialogs', () => {
  inBrowser('axe finds nothing in those of leads and settings', async (stage) => {
    await furnished(stage)
    const found: string[] = []
    const page = await stage.open('/live/leads', undefined, { width: 1440 })
    const look = async (name: string) => {
      found.push(...(await barriersInEachTheme(page, name)))
      await page.keyboard.press('Escape')
    }
    await page.getByRole('link', { name: /Zoë/ }).click()
    await page
      .getByRole('button', { name: /Sync now/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Override score' }).click()
    await page.getByLabel('Reason').waitFor()
    await look('decide')
    await page.reload()
    await page.getByRole('button', { name: 'Sync log' }).first().click()
    await page
      .getByRole('dialog')
      .getByText('3 calls')
      .or(page.getByRole('dialog').getByText('2 calls'))
      .first()
      .click()
    await look('journal')
    await goTo(page, '/live/settings/crm')
    await page.getByRole('button', { name: 'Connect CRM' }).click()
    await page.getByLabel('CRM', { exact: true }).selectOption('odoo')
    await look('connect a CRM')
    await page.reload()
    await page.getByRole('link', { name: /Sales/ }).first().click()
    await page.getByRole('button', { name: 'Edit mapping' }).click()
    await page.getByText('Values and default').nth(4).click()
    await look('edit the fields')
    await page.reload()
    await page.getByRole('button', { name: 'Preview sync' }).click()
    await page.getByRole('dialog').getByText('Fields').waitFor()
    await look('dry run')
    await page.goto('/dashboard/live/settings/lead-rules')
    await page.getByRole('button', { name: 'Add rule' }).click()
    await look('add a rule')
    await page.reload()
    await page.getByLabel('Points for ⁨Work email⁩').fill('45')
    await page.getByRole('button', { name: 'Preview impact' }).click()
    await page.getByRole('dialog').getByRole('table').waitFor()
    await look('try rules')
    await page.goto('/dashboard/live/settings/people')
    await page.getByRole('button', { name: 'Invite teammate' }).click()
    await look('invite')
    await page.getByRole('button', { name: 'Edit Maya Lindqvist' }).click()
    await look('change a person')
    await goTo(page, '/live/settings/account')
    await page.getByRole('button', { name: 'Enable' }).click()
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    await look('switch two-factor sign-in on')
    assert.deepEqual(found, [])
  })
})
