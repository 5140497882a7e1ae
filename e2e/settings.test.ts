import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { totp } from '../server/src/accounts/totp.ts'
import { browser, password, person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { bytesOf } from './support/base32.ts'
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

describe('your account', () => {
  inBrowser('has a password, a second factor and sessions that are yours to change', async ({ open, account }) => {
    const someone = await person(account, 'viewer')
    const elsewhere = browser(account, { 'user-agent': 'A lost phone' })
    await elsewhere.post('/session', { email: someone.email, password })
    const page = await open('/live/settings/account', someone)
    await page.getByRole('listitem').filter({ hasText: 'A lost phone' }).getByRole('button').click()
    await page.getByText('Session signed out.').waitFor()
    await eventually(async () => assert.equal((await elsewhere.get('/session')).status, 401))

    await page.getByLabel('Your name').fill('Åse Ødegård')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Your account' }).getByText('Åse Ødegård').waitFor()

    const now = page.getByLabel('Current password')
    await now.fill('not this one')
    await page.getByLabel('New password').fill('another of my own')
    await page.keyboard.press('Enter')
    await page.getByText('Wrong password. Try again.').waitFor()
    await now.fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Password changed.').waitFor()
    await eventually(async () => assert.equal(await now.inputValue(), ''))

    await page.getByRole('button', { name: 'Enable' }).click()
    const given = page.getByRole('dialog').getByLabel('Password', { exact: true })
    await given.fill('another of my own')
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    const secret = (await page.getByRole('region', { name: 'Setup key' }).textContent())!
    await page.getByLabel('Code from the app').fill(totp(bytesOf(secret), Math.floor(Date.now() / 30_000)))
    await page.keyboard.press('Enter')
    const codes = (await page.getByRole('region', { name: 'Recovery codes' }).textContent())!
    assert.equal(codes.trim().split('\n').length, 10)
    await page.getByRole('button', { name: 'I’ve saved these codes' }).click()
    await page.getByText('On', { exact: true }).waitFor()
    const asked = await browser(account).post('/session', { email: someone.email, password: 'another of my own' })
    assert.equal(asked.body.error.code, 'second_factor_required')

    const code = page.getByLabel('Code from your authenticator app')
    await now.fill('another of my own')
    await page.getByLabel('New password').fill('and one more of mine')
    await code.fill(codes.trim().split('\n')[1]!)
    await page.keyboard.press('Enter')
    // The form is empty once the password was changed.
    await eventually(async () => assert.equal(await code.inputValue(), ''))

    await page.getByRole('button', { name: 'Disable' }).click()
    await given.fill('and one more of mine')
    await page.getByRole('dialog').getByLabel('Code from your authenticator app').fill(codes.trim().split('\n')[0]!)
    await page.keyboard.press('Enter')
    await page.getByText('Two-factor authentication disabled.').waitFor()
    await page.getByText('Off', { exact: true }).waitFor()
  })
})
