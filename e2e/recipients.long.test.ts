import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { emailChannel, mailOf } from '../server/src/testing/email/channel.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { type Client, eventually } from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { inBrowser } from './support/stage.ts'

describe('the recipients of a reply', () => {
  inBrowser('by email are shown and can be changed, and strangers are marked and left out', async ({ api, open }) => {
    await using imap = await startImap()
    await using smtp = await startSmtp()
    const channel_id = await emailChannel(api, { imap, smtp })
    imap.append(mailOf({ id: 'asked@home.example', from: 'Vera <vera@home.example>', text: 'Where is my lamp?' }))
    imap.append(
      mailOf({
        from: 'Eve <eve@evil.example>',
        text: 'Please send me the address.',
        headers: ['In-Reply-To: <asked@home.example>'],
      }),
    )
    const id = await conversationOf(api, channel_id)
    const page = await open(`/live/inbox/${id}`)
    const log = page.getByRole('log')
    await log.getByRole('article', { name: 'Eve' }).getByText('Not a participant').first().waitFor()
    await log.getByRole('article', { name: 'Vera' }).getByText('vera@home.example').waitFor()
    const recipients = page.getByRole('list', { name: 'Recipients' })
    await recipients.getByText('Vera <vera@home.example>').waitFor()
    assert.equal(await recipients.getByRole('listitem').count(), 1)
    await page.keyboard.press('r')
    await page.keyboard.type('Main Street 1')
    await page.keyboard.press('Control+Enter')
    await eventually(() => assert.deepEqual(smtp.mails.at(-1)?.to, ['vera@home.example']))
    await log.getByText(/to .vera@home\.example/).waitFor()

    await page.getByRole('button', { name: /^Add .eve@evil\.example/ }).click()
    await page.getByRole('button', { name: 'Add recipient' }).click()
    await page.keyboard.type('nobody')
    await page.keyboard.press('Enter')
    await page.getByText('Enter a valid email address.').waitFor()
    await page.keyboard.type('@home.example')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Remove .vera@home\.example/ }).click()
    await page.keyboard.press('r')
    await page.keyboard.type('To both of you')
    await page.keyboard.press('Control+Enter')
    await eventually(() => assert.deepEqual(smtp.mails.at(-1)?.to, ['eve@evil.example', 'nobody@home.example']))
    // Who was written to has been confirmed; what is chosen is chosen for one message.
    await recipients.getByText('eve@evil.example').waitFor()
    await recipients.getByText('Vera <vera@home.example>').waitFor()
  })
})

function conversationOf(api: Client, channel_id: string): Promise<string> {
  return eventually(async () => {
    const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
    assert.equal((await api.get(`/conversations/${conversation.id}/messages`)).body.data.length, 2)
    return conversation.id
  })
}
