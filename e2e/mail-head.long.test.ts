import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { emailChannel, mailOf } from '../server/src/testing/email/channel.ts'
import { conversationOf } from '../server/src/testing/email/conversations.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { inBrowser } from './support/stage.ts'

describe('the head of an email in the inbox', () => {
  inBrowser('names its sender, its recipients and its subject, and has all else on demand', async ({ api, open }) => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    const kim = 'kim@home.example'
    imap.append(
      mailOf({ id: 'lamp@home.example', from: `Kim <${kim}>`, subject: 'My lamp', text: 'Where is my lamp?' }),
    )
    await conversationOf(api, channel_id, 1)
    imap.append(
      mailOf({
        from: `Mallory <${kim}>`,
        to: 'Support <support@shop.example>',
        subject: 'A new address',
        text: 'Send it to me.\r\n\r\nOn 1 May 2026, Kim wrote:\r\n> Where is my lamp?',
        headers: ['Cc: Jo <jo@home.example>, ann@home.example', 'In-Reply-To: <lamp@home.example>'],
      }),
    )
    const page = await open(`/live/inbox/${await conversationOf(api, channel_id, 2)}`)
    const log = page.getByRole('log')
    await log.getByRole('article', { name: 'Kim', exact: true }).waitFor()
    const mail = log.getByRole('article', { name: 'Mallory', exact: true })
    await mail.getByText(/New subject: .A new address/).waitFor()
    const head = mail.getByRole('button', { name: /^to .Support., cc .Jo. and .ann@home\.example.$/ })
    await head.click()
    await mail.getByText('Jo <jo@home.example>', { exact: true }).waitFor()
    await mail.getByText('Not confirmed: anyone can write any address.').waitFor()

    const quoted = mail.getByRole('button', { name: 'Quoted text', exact: true })
    assert.equal(await mail.getByRole('button', { name: 'Original formatting', exact: true }).count(), 0)
    await quoted.click()
    await mail.getByRole('region', { name: 'Quoted text', exact: true }).getByText('> Where is my lamp?').waitFor()

    await mail.getByRole('button', { name: 'Show original', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Original email', exact: true })
    await dialog.getByText('In-Reply-To: <lamp@home.example>').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Download', exact: true }).click(),
    ])
    assert.match(download.suggestedFilename(), /\.eml$/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})
