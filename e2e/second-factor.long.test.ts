import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { totp } from '../server/src/accounts/totp.ts'
import { type Browser, password, person } from '../server/src/testing/browser.ts'
import { runInProcess } from '../server/src/testing/run-in-process.ts'
import { eventually } from '../server/src/testing/service.ts'
import { bytesOf } from './support/base32.ts'
import { inBrowser } from './support/stage.ts'

describe('a second factor', () => {
  inBrowser('is asked for after the password, and a recovery code will do', async ({ open, account }) => {
    const someone = await person(account, 'agent')
    const { recovery_codes } = await withFactor(someone)
    const page = await open('/sign-in', null)
    await page.getByLabel('Email address').fill(someone.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    const code = page.getByLabel('Code from your authenticator app')
    await code.fill('000 000')
    await page.keyboard.press('Enter')
    await page.getByText('This code is wrong or has expired.').waitFor()
    await code.fill(recovery_codes[0]!)
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Views' }).waitFor()
  })

  for (const [kind, codeOf] of [
    ['its code', ({ secret, now }: Factor) => totp(secret, now() + 1)],
    ['a recovery code', ({ recovery_codes }: Factor) => recovery_codes[0]!],
  ] as const)
    inBrowser(`guards the link of a new password, which is finished with ${kind}`, async ({ open, account }, t) => {
      const someone = await person(account, 'agent')
      const factor = await withFactor(someone)
      const { stdout } = await runInProcess(
        t,
        ['users', 'reset-password', someone.email, '--account', account.account_id],
        {
          DATABASE_URL: account.database_url,
        },
      )
      const link = new URL(/https?:\S+/.exec(stdout)![0])
      const page = await open(link.pathname.replace('/dashboard', '') + link.hash, null)
      await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
      await page.getByLabel('Password', { exact: true }).fill('rain on a tin roof')
      await page.keyboard.press('Enter')
      const code = page.getByLabel('Code from your authenticator app')
      await code.fill('000 000')
      await page.keyboard.press('Enter')
      await page.getByText('This code is wrong or has expired.').waitFor()
      await code.fill(codeOf(factor))
      await page.keyboard.press('Enter')
      await page.getByRole('navigation', { name: 'Views' }).waitFor()
      await eventually(async () =>
        assert.equal((await someone.get('/session')).status, 401, 'who was signed in before is so still'),
      )
    })
})

interface Factor {
  secret: Buffer
  recovery_codes: string[]
  now: () => number
}

async function withFactor(someone: Browser): Promise<Factor> {
  const { body: begun } = await someone.post('/two_factor', { password })
  const secret = bytesOf(begun.secret)
  const now = () => Math.floor(Date.now() / 30_000)
  const { body } = await someone.post('/two_factor/confirm', { code: totp(secret, now()) })
  return { secret, recovery_codes: body.recovery_codes, now }
}
