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
    await page.getByText('Nobody is invited at the moment.').waitFor()
    await page.getByRole('button', { name: 'Invite somebody' }).click()
    await page.getByLabel('E-mail address').fill('jo@example.com')
    await page.getByLabel('Role').selectOption('viewer')
    await page.keyboard.press('Tab')
    await page.getByRole('dialog').getByRole('button', { name: 'Invite somebody' }).click()
    const link = (await page.getByRole('region', { name: 'Link of the invitation' }).textContent())!
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'I have passed it on' }).click()
    await page.getByRole('list', { name: 'Open invitations' }).getByText('jo@example.com').waitFor()

    const guest = await (await open('/sign-in', null)).context().newPage()
    await guest.goto(link)
    await guest.getByLabel('Your name').fill('Jo Berg')
    await guest.getByLabel('Password', { exact: true }).fill(password)
    await guest.keyboard.press('Enter')
    await guest.getByRole('navigation', { name: 'Views' }).waitFor()
    await guest.goto('/dashboard/live/settings/people')
    await guest.getByText('Only owners and admins can look at this.').waitFor()
    for (const page of ['api-keys', 'request-log']) {
      await guest.goto(`/dashboard/live/settings/developers/${page}`)
      await guest.getByText('Only owners and admins can look at this.').waitFor()
      assert.equal(await guest.getByRole('button', { name: 'Try again' }).count(), 0, 'what cannot help is offered')
    }

    await page.reload()
    assert.ok(!(await page.content()).includes(link.split('token=')[1]!), 'the link is shown a second time')
    await forgetsPassword(account, owner)
    await page.getByRole('button', { name: 'Change Jo Berg' }).click()
    await page.getByLabel('Role').selectOption('agent')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByText('The password is wrong.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('The change is made.').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Jo Berg' }).getByText('agent', { exact: true }).waitFor()

    await guest.goto('/dashboard/live/settings/canned-replies')
    await guest.getByRole('heading', { name: 'Sign in' }).waitFor()
    assert.equal(await guest.getByText('You were signed out').count(), 0, 'said to whoever comes anew')
    await page.getByRole('button', { name: 'Change Jo Berg' }).click()
    await page.getByLabel('Shut out').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('list', { name: 'People' }).getByText('Shut out').waitFor()
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
    await page.getByText('The session has ended.').waitFor()
    await eventually(async () => assert.equal((await elsewhere.get('/session')).status, 401))

    await page.getByLabel('Your name').fill('Åse Ødegård')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Your account' }).getByText('Åse Ødegård').waitFor()

    const now = page.getByLabel('Your password now')
    await now.fill('not this one')
    await page.getByLabel('New password').fill('another of my own')
    await page.keyboard.press('Enter')
    await page.getByText('The password is wrong.').waitFor()
    await now.fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Your password is changed.').waitFor()
    assert.equal(await now.inputValue(), '')

    await page.getByRole('button', { name: 'Switch it on' }).click()
    const given = page.getByRole('dialog').getByLabel('Password', { exact: true })
    await given.fill('another of my own')
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'A QR code' }).waitFor()
    const secret = (await page.getByRole('region', { name: 'The secret to type in' }).textContent())!
    await page.getByLabel('Code of the app').fill(totp(bytesOf(secret), Math.floor(Date.now() / 30_000)))
    await page.keyboard.press('Enter')
    const codes = (await page.getByRole('region', { name: 'Your recovery codes' }).textContent())!
    assert.equal(codes.trim().split('\n').length, 10)
    await page.getByRole('button', { name: 'I have stored them' }).click()
    await page.getByText('On', { exact: true }).waitFor()
    const asked = await browser(account).post('/session', { email: someone.email, password: 'another of my own' })
    assert.equal(asked.body.error.code, 'second_factor_required')

    await page.getByRole('button', { name: 'Switch it off' }).click()
    await given.fill('another of my own')
    await page.getByLabel('Code from your authenticator app').fill(codes.trim().split('\n')[0]!)
    await page.keyboard.press('Enter')
    await page.getByText('Two-factor sign-in is off.').waitFor()
    await page.getByText('Off', { exact: true }).waitFor()
  })
})
