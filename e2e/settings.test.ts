import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { browser, password } from '../server/src/testing/browser.ts'
import { forgetsPassword } from './support/forgets-password.ts'
import { inBrowser } from './support/stage.ts'

describe('people', () => {
  inBrowser('are invited by a link shown once, given a role, and shut out', async ({ open, account, owner }) => {
    const page = await open('/live/settings/people')
    await page.getByText('No pending invites.').waitFor()
    await page.getByRole('button', { name: 'Invite teammate' }).click()
    await page.getByLabel('Email address').fill('jo@example.com')
    await page.getByLabel('Role').selectOption('viewer')
    await page.keyboard.press('Tab')
    await page.getByRole('dialog').getByRole('button', { name: 'Invite teammate' }).click()
    const link = (await page.getByRole('region', { name: 'Invite link' }).textContent())!
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('list', { name: 'Pending invites' }).getByText('jo@example.com').waitFor()

    const guest = await (await open('/sign-in', null)).context().newPage()
    await guest.goto(link)
    await guest.getByLabel('Your name').fill('Jo Berg')
    await guest.getByLabel('Password', { exact: true }).fill(password)
    await guest.keyboard.press('Enter')
    await guest.getByRole('navigation', { name: 'Views' }).waitFor()
    await guest.goto('/dashboard/live/settings/people')
    await guest.getByText('Only owners and admins can view this page.').waitFor()
    for (const page of ['api-keys', 'request-log']) {
      await guest.goto(`/dashboard/live/settings/developers/${page}`)
      await guest.getByText('Only owners and admins can view this page.').waitFor()
      assert.equal(await guest.getByRole('button', { name: 'Try again' }).count(), 0, 'what cannot help is offered')
    }

    await page.reload()
    assert.ok(!(await page.content()).includes(link.split('token=')[1]!), 'the link is shown a second time')
    await forgetsPassword(account, owner)
    await page.getByRole('button', { name: 'Edit Jo Berg' }).click()
    await page.getByLabel('Role').selectOption('agent')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Confirm your password' }).waitFor()
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByText('Wrong password. Try again.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Changes saved.').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Jo Berg' }).getByText('agent', { exact: true }).waitFor()

    await guest.goto('/dashboard/live/settings/canned-replies')
    await guest.getByRole('heading', { name: 'Sign in' }).waitFor()
    assert.equal(await guest.getByText('You’ve been signed out').count(), 0, 'said to whoever comes anew')
    await page.getByRole('button', { name: 'Edit Jo Berg' }).click()
    await page.getByLabel('Deactivate').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('list', { name: 'Team' }).getByText('Deactivate').waitFor()
    const back = await browser(account).post('/session', { email: 'jo@example.com', password })
    assert.equal(back.status, 401)
  })
})
