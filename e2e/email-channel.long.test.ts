import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Locator } from 'playwright-core'
import { mailOf } from '../server/src/testing/email/channel.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { eventually } from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { inBrowser } from './support/stage.ts'

describe('an email channel', () => {
  inBrowser('is connected by address and password, tested, and answered from the inbox', async ({ api, open }) => {
    await using imap = await startImap()
    await using smtp = await startSmtp()
    const page = await open('/live/settings/channels')
    await page.getByRole('button', { name: 'Connect mailbox' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add channel' })
    await dialog.getByLabel('Name', { exact: true }).fill('Lamp shop')
    await dialog.getByLabel('Email address').fill('lamp.shop@web.de')
    await dialog.getByRole('button', { name: 'Find servers' }).click()
    await dialog.getByText('This is a mailbox at WEB.DE. Its servers are filled in.').waitFor()
    await dialog.getByText('IMAP may be off.').waitFor()
    const incoming = dialog.getByRole('group', { name: 'Incoming server (IMAP)' })
    const outgoing = dialog.getByRole('group', { name: 'Outgoing server (SMTP)' })
    assert.equal(await incoming.getByLabel('Host').inputValue(), 'imap.web.de')
    assert.equal(await outgoing.getByLabel('Port').inputValue(), '587')
    // The mailbox of the test is elsewhere.
    await enter(incoming, imap.port)
    await enter(outgoing, smtp.port)
    await dialog.getByLabel('Password', { exact: true }).fill('right')
    await dialog.getByRole('button', { name: 'Add channel' }).click()
    const card = page.getByRole('region', { name: 'Lamp shop' })
    await card.getByRole('button', { name: 'Test connection' }).click()
    await card.getByText('Mail can be read.').waitFor()
    await card.getByText('Mail can be sent.').waitFor()
    imap.append(mailOf({ text: 'Is my lamp on its way?' }))
    const inbox = await open('/live/inbox')
    await inbox.getByRole('list', { name: 'Conversations' }).getByText('Is my lamp on its way?').click()
    await inbox.getByRole('log').getByText('Is my lamp on its way?').waitFor()
    await inbox.keyboard.press('r')
    await inbox.keyboard.type('It is with you tomorrow.')
    await inbox.keyboard.press('Control+Enter')
    await eventually(() => assert.match(smtp.mails.at(-1)?.raw ?? '', /It is with you tomorrow\./))
    const [{ channel }] = (await api.get('/conversations')).body.data
    assert.equal(channel, 'email')
  })

  inBrowser('says in words what is wrong with it', async ({ open }) => {
    await using imap = await startImap()
    const page = await open('/live/settings/channels')
    await page.getByRole('button', { name: 'Connect mailbox' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add channel' })
    await dialog.getByLabel('Email address').fill('lamp@proton.me')
    await dialog.getByRole('button', { name: 'Find servers' }).click()
    await dialog.getByText('This provider has no IMAP.').waitFor()
    await dialog.getByLabel('Name', { exact: true }).fill('Lamp shop')
    await dialog.getByLabel('Email address').fill('lamp@shop.example')
    await enter(dialog.getByRole('group', { name: 'Incoming server (IMAP)' }), imap.port)
    await enter(dialog.getByRole('group', { name: 'Outgoing server (SMTP)' }), 9)
    await dialog.getByLabel('Password', { exact: true }).fill('wrong')
    await dialog.getByRole('button', { name: 'Add channel' }).click()
    const card = page.getByRole('region', { name: 'Lamp shop' })
    await card.getByRole('button', { name: 'Test connection' }).click()
    await card.getByText(/Incoming server \(IMAP\): The server refused the login\./).waitFor()
    await card.getByText(/Outgoing server \(SMTP\): The server refused the connection\./).waitFor()
    await card.getByText('Servers and more').click()
    await card.getByLabel('Host').first().waitFor()
  })
})

async function enter(server: Locator, port: number): Promise<void> {
  await server.getByLabel('Host').fill('127.0.0.1')
  await server.getByLabel('Security').selectOption('none')
  await server.getByLabel('Port').fill(`${port}`)
}
