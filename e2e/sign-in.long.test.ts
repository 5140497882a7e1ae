import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { password } from '../server/src/testing/browser.ts'
import { inBrowser } from './support/stage.ts'

describe('signing in', () => {
  inBrowser('never leads anywhere but to pages of its own', async ({ open, owner, account }) => {
    for (const next of ['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
      const page = await open(`/sign-in?next=${encodeURIComponent(next)}`, null)
      await page.getByLabel('Email address').fill(owner.email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
      assert.equal(new URL(page.url()).origin, account.url, next)
    }
  })

  inBrowser(
    'is asked again where the session ended elsewhere, and goes on where it was',
    async ({ open, owner, account }) => {
      const page = await open('/sign-in', null)
      const enter = async () => {
        await page.getByLabel('Email address').fill(owner.email)
        await page.getByLabel('Password', { exact: true }).fill(password)
        await page.keyboard.press('Enter')
      }
      await enter()
      await page.getByRole('navigation', { name: 'Views' }).waitFor()
      await page.getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Request log' }).click()
      await page.getByRole('heading', { name: 'Request log' }).waitFor()
      // Nobody asks for anything: the stream tells.
      await page.evaluate(() => fetch('/dashboard/api/session', { method: 'DELETE' }))
      await page.getByText('You’ve been signed out.').waitFor()
      await enter()
      await page.getByRole('heading', { name: 'Request log' }).waitFor()
      assert.equal(new URL(page.url()).origin, account.url)
    },
  )

  inBrowser('comes by an invitation, once', async ({ open, owner }) => {
    const { body } = await owner.post('/invitations', { email: 'jonas@example.com', role: 'agent' })
    const path = new URL(body.link).pathname.replace('/dashboard', '') + new URL(body.link).hash
    const page = await open(path, null)
    await page.getByText('You’ve been invited to').waitFor()
    assert.doesNotMatch(page.url(), /token/, 'the token stays in the address')
    await page.getByLabel('Your name').fill('Jonas <b>Weber</b>')
    await page.getByLabel('Password', { exact: true }).fill('rain on a tin roof')
    await page.getByRole('button', { name: 'Join' }).click()
    await page.getByRole('button', { name: 'Your account' }).getByText('Jonas <b>Weber</b>').waitFor()
    // An agent answers people: keys and the log are not shown.
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Your account' }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'API keys' }).count(), 0)
    const again = await open(path, null)
    await again.getByText('This invite no longer works').waitFor()
  })

  inBrowser('cannot be set up a second time', async ({ open }) => {
    const page = await open('/setup#token=whatever', null)
    await page.getByText('Parley is already set up').waitFor()
  })
})
