import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Locator } from 'playwright-core'
import { emailChannel } from '../server/src/testing/email/channel.ts'
import { conversationOf } from '../server/src/testing/email/conversations.ts'
import { htmlMail } from '../server/src/testing/email/html-mail.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { picture } from '../server/src/testing/files/png.ts'
import { newsletters } from '../server/src/testing/mails/newsletters.ts'
import { startReceiver } from '../server/src/testing/receiver.ts'
import { eventually } from '../server/src/testing/service.ts'
import { fitsItsMail } from './support/mail-frame.ts'
import { inBrowser } from './support/stage.ts'

const logo = picture(28, 28)

/** The page has its frame as the element with the focus; what has it within the frame is the frame's own. */
const hasFocus = (frame: Locator) => frame.evaluate((element) => element.ownerDocument.activeElement === element)

describe('an email in the inbox', () => {
  inBrowser('is shown as its sender laid it out, and loads images only when asked', async ({ api, open }) => {
    await using imap = await startImap()
    await using remote = await startReceiver(() => ({
      status: 200,
      headers: { 'content-type': 'image/png' },
      body: logo,
    }))
    const channel_id = await emailChannel(api, { imap })
    const { shop: html } = newsletters(remote.url.replace(/\/$/, ''))
    imap.append(htmlMail({ from: 'Fern & Clay <news@fern.example>', html, images: { logo }, text: 'The kiln is open' }))
    const page = await open(`/live/inbox/${await conversationOf(api, channel_id, 1)}`)
    const mail = page.getByRole('log').getByRole('article', { name: 'Fern & Clay', exact: true })
    await mail.getByText('The kiln is open', { exact: true }).waitFor()
    const formatting = mail.getByRole('button', { name: 'Original formatting', exact: true })
    await formatting.click()
    const frame = mail.frameLocator('iframe')
    await frame.getByRole('heading', { name: 'The autumn kiln is open' }).waitFor()
    await mail.getByText('4 remote images blocked', { exact: true }).waitFor()
    await frame.getByRole('img', { name: 'Fern', exact: true }).and(frame.locator(':is([src^="data:"])')).waitFor()
    await fitsItsMail(page)
    assert.equal(remote.requests.length, 0)

    await mail.getByRole('button', { name: 'Show images', exact: true }).click()
    await eventually(() =>
      assert.deepEqual(remote.requests.map(({ path }) => path).sort(), [
        '/bowl.png',
        '/cup.png',
        '/hero.png',
        '/open.gif',
      ]),
    )
    for (const { headers } of remote.requests) assert.equal(headers.referer, undefined)
    // Its button is gone.
    await eventually(async () => assert.ok(await hasFocus(mail.locator('iframe'))))

    const link = frame.getByRole('link', { name: 'Unsubscribe', exact: true })
    assert.equal(await link.getAttribute('target'), '_blank')
    assert.equal(await link.getAttribute('rel'), 'noopener noreferrer nofollow')

    // Remembered; what loads from elsewhere isn't.
    await page.reload()
    await mail.getByText('4 remote images blocked', { exact: true }).waitFor()
    assert.equal(await formatting.getAttribute('aria-pressed'), 'true')
    await formatting.click()
    await mail.getByText('The kiln is open', { exact: true }).waitFor()
  })
  inBrowser('is read when it comes into view, and says so where its page can’t be had', async ({ api, open }) => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    imap.append(htmlMail({ from: 'Ines <ines@home.example>', html: '<body bgcolor=222222 text=ffffff><h1>Kiln</h1>' }))
    const id = await conversationOf(api, channel_id, 1)
    const page = await open(`/live/inbox/${id}`)
    const mail = page.getByRole('log').getByRole('article', { name: 'Ines', exact: true })
    const heading = mail.frameLocator('iframe').getByRole('heading', { name: 'Kiln', exact: true })
    await page.route('**/dashboard/mail-sheet', (route) => route.fulfill({ contentType: 'text/html', body: 'Refused' }))
    await mail.getByRole('button', { name: 'Original formatting', exact: true }).click()
    const again = mail.getByRole('button', { name: 'Try again', exact: true })
    await again.waitFor()
    await page.unroute('**/dashboard/mail-sheet')
    await again.click()
    await heading.waitFor()
    await eventually(async () => assert.ok(await hasFocus(mail.locator('iframe'))))

    for (let n = 1; n <= 30; n++)
      await api.post(`/conversations/${id}/messages`, { content: `Note ${n}`, private: true })
    const reads: string[] = []
    page.on('request', (request) => request.url().includes('/email?') && reads.push(request.url()))
    await page.reload()
    await page.getByRole('log').getByText('Note 30', { exact: true }).waitFor()
    await mail.getByRole('status', { name: 'Loading…', exact: true }).waitFor()
    assert.deepEqual(reads, [])
    await mail.scrollIntoViewIfNeeded()
    await heading.waitFor()
    assert.equal(reads.length, 1)
  })
})
