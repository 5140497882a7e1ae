import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { password, setUp } from '../server/src/testing/browser.ts'
import { eventually, startTestService } from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'

describe('whoever is refused because of too many attempts', () => {
  inBrowser('gets a code by email, enters it, and is signed in', async ({ open }) => {
    await using smtp = await startSmtp()
    await using service = await startTestService({
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: `${smtp.port}`,
      SMTP_SECURITY: 'none',
      SMTP_FROM_ADDRESS: 'parley@example.com',
      RATE_LIMIT_SIGN_IN: '1',
    })
    const { email } = await setUp(service)
    const page = await open('/sign-in', null, { origin: service.url })
    const enter = async (given: string) => {
      await page.getByLabel('Email address').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(given)
      await page.keyboard.press('Enter')
    }
    await enter('wrong one 1')
    await page.getByRole('alert').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Email me a code' }).count(), 0)
    await enter(password)
    await page.getByText('Too many attempts.').waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Email me a code' }).click()
    const field = page.getByLabel('Code from the email')
    await field.fill('00000-00000')
    assert.deepEqual(await barriers(page), [])
    await page.keyboard.press('Enter')
    await page.getByText('This code is wrong').waitFor()
    await eventually(() => assert.equal(smtp.mails.length, 1))
    await field.fill(/[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(smtp.mails[0]!.text)![0])
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Views' }).waitFor()
  })
})
