import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Locator } from 'playwright-core'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { startIssuer } from '../server/src/testing/email/issuer.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { inBrowser } from './support/stage.ts'

describe('a mailbox of a provider that takes no passwords', () => {
  inBrowser('is connected by signing in with the provider', async ({ open }) => {
    await using issuer = await startIssuer()
    await using imap = await startImap()
    await using smtp = await startSmtp()
    imap.takesToken = (_user, token) => issuer.isValid(token)
    smtp.takesToken = imap.takesToken
    const page = await open('/live/settings/channels')
    await page.getByRole('button', { name: 'Connect mailbox' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add channel' })
    await dialog.getByLabel('Name', { exact: true }).fill('Lamp shop')
    await dialog.getByLabel('Email address').fill('lamp@shop.example')
    await dialog.getByLabel('Sign in with', { exact: true }).selectOption('other')
    await dialog.getByLabel('Client ID', { exact: true }).fill(issuer.client.client_id)
    await dialog.getByLabel('Client secret', { exact: true }).fill(issuer.client.client_secret)
    await dialog.getByLabel('Authorization URL', { exact: true }).fill(`${issuer.url}/authorize`)
    await dialog.getByLabel('Token URL', { exact: true }).fill(`${issuer.url}/token`)
    await dialog.getByLabel('Scopes', { exact: true }).fill('offline_access mail')
    await enter(dialog.getByRole('group', { name: 'Incoming server (IMAP)' }), imap.port)
    await enter(dialog.getByRole('group', { name: 'Outgoing server (SMTP)' }), smtp.port)
    await dialog.getByRole('button', { name: 'Add channel' }).click()
    const part = page.getByRole('region', { name: 'Lamp shop' }).getByRole('region', { name: 'Sign-in to the mailbox' })
    await part.getByText('Nobody has signed in yet.', { exact: true }).waitFor()
    await part.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/live\/settings\/channels$/)
    await part.getByText(/^Signed in as .*support@shop\.example.*\.$/).waitFor()
    assert.equal(issuer.requests.length, 1)
  })
})

async function enter(server: Locator, port: number): Promise<void> {
  await server.getByLabel('Host').fill('127.0.0.1')
  await server.getByLabel('Security').selectOption('none')
  await server.getByLabel('Port').fill(`${port}`)
}
