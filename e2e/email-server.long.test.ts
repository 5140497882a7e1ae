import assert from 'node:assert/strict'
import { describe } from 'node:test'

import { startSmtp } from '../server/src/testing/smtp.ts'
import { inBrowser } from './support/stage.ts'

describe('notifications', () => {
  inBrowser('go out through an email server that is set and tested on one page', async ({ open }) => {
    await using smtp = await startSmtp()
    const page = await open('/live/settings/email')
    await page.getByLabel('Host').fill('127.0.0.1')
    await page.getByLabel('Port').fill(`${smtp.port}`)
    await page.getByLabel('User name').fill('maya')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByLabel('Sender address').fill('support@example.com')
    await page.getByRole('button', { name: 'Security' }).or(page.getByLabel('Security')).first().click()
    await page.getByRole('option', { name: 'None (not encrypted)' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Remove server' }).waitFor()
    await page.getByRole('button', { name: 'Send test email' }).click()
    await page.getByText('The server refused the login. Check user name and password.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('right')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Email server saved').first().waitFor()
    await page.getByRole('button', { name: 'Send test email' }).click()
    await page.getByText('Check your inbox, and the spam folder.').waitFor()
    assert.equal(smtp.mails.length, 1)
  })
})
