import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { totp } from '../server/src/accounts/totp.ts'
import { browser, password, person } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { bytesOf } from './support/base32.ts'
import { inBrowser } from './support/stage.ts'

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
    const confirmation = page.getByRole('dialog').getByLabel('Password', { exact: true })
    await confirmation.fill('another of my own')
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    const secret = (await page.getByRole('region', { name: 'Setup key' }).textContent())!
    await page.getByLabel('Code from the app').fill(totp(bytesOf(secret), Math.floor(Date.now() / 30_000)))
    await page.keyboard.press('Enter')
    const codes = (await page.getByRole('region', { name: 'Recovery codes' }).textContent())!
    assert.equal(codes.trim().split('\n').length, 10)
    await page.getByRole('button', { name: 'I’ve saved these codes' }).click()
    await page.getByText('On', { exact: true }).waitFor()
    const attempt = await browser(account).post('/session', { email: someone.email, password: 'another of my own' })
    assert.equal(attempt.body.error.code, 'second_factor_required')

    const code = page.getByLabel('Code from your authenticator app')
    await now.fill('another of my own')
    await page.getByLabel('New password').fill('and one more of mine')
    await code.fill(codes.trim().split('\n')[1]!)
    await page.keyboard.press('Enter')
    // The form is empty once the password was changed.
    await eventually(async () => assert.equal(await code.inputValue(), ''))

    await page.getByRole('button', { name: 'Disable' }).click()
    await confirmation.fill('and one more of mine')
    await page.getByRole('dialog').getByLabel('Code from your authenticator app').fill(codes.trim().split('\n')[0]!)
    await page.keyboard.press('Enter')
    await page.getByText('Two-factor authentication disabled.').waitFor()
    await page.getByText('Off', { exact: true }).waitFor()
  })
})
