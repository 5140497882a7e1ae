import { describe } from 'node:test'
import { totp } from '../server/src/accounts/totp.ts'
import { password, person } from '../server/src/testing/browser.ts'
import { bytesOf } from './support/base32.ts'
import { onStage } from './support/stage.ts'

describe('a second factor', () => {
  const inBrowser = onStage()

  inBrowser('is asked for after the password, and a recovery code will do', async ({ open, service }) => {
    const someone = await person(service, 'agent')
    const { body: begun } = await someone.post('/two_factor', { password })
    const secret = bytesOf(begun.secret)
    const now = () => Math.floor(Date.now() / 30_000)
    const { body: confirmed } = await someone.post('/two_factor/confirm', { code: totp(secret, now()) })
    const page = await open('/sign-in', null)
    await page.getByLabel('E-mail address').fill(someone.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    const code = page.getByLabel('Code from your authenticator app')
    await code.fill('000 000')
    await page.keyboard.press('Enter')
    await page.getByText('That code is wrong or too old.').waitFor()
    await code.fill(confirmed.recovery_codes[0])
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Views' }).waitFor()
  })
})
