import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { password } from '../server/src/testing/browser.ts'
import { inBrowser } from './support/stage.ts'

describe('signing in', () => {
  inBrowser('takes the right password, comes back to the page, and ends for good', async ({ open, owner }) => {
    const page = await open('/live/settings/developers/webhooks', null)
    const secret = page.getByLabel('Password', { exact: true })
    await page.getByLabel('Email address').fill(owner.email)
    await secret.fill('not this one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Wrong email address or password.').waitFor()
    await secret.fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor()
    assert.match(page.url(), /\/dashboard\/live\/settings\/developers\/webhooks$/)
    await page.reload()
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.goto('/dashboard/live/inbox')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
  })
})
