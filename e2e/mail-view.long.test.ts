import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { emailChannel } from '../server/src/testing/email/channel.ts'
import { conversationOf, conversationsOf } from '../server/src/testing/email/conversations.ts'
import { htmlMail } from '../server/src/testing/email/html-mail.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { picture } from '../server/src/testing/files/png.ts'
import { hostile } from '../server/src/testing/mails/hostile-html.ts'
import { newsletters } from '../server/src/testing/mails/newsletters.ts'
import { startReceiver } from '../server/src/testing/receiver.ts'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

const logo = picture(28, 28)

describe('an email in the inbox', () => {
  inBrowser('is shown as its sender laid it out, and loads images only when asked', async ({ api, open }) => {
    await using imap = await startImap()
    await using remote = await startReceiver(() => ({
      status: 200,
      headers: { 'content-type': 'image/png' },
      body: logo,
    }))
    const channel_id = await emailChannel(api, { imap })
    const { shop: html } = newsletters(remote.url)
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
    assert.deepEqual(remote.requests, [])

    await mail.getByRole('button', { name: 'Show images', exact: true }).click()
    await eventually(() =>
      assert.deepEqual(remote.requests.map(({ path }) => path).sort(), [
        '/bowl.png',
        '/cup.png',
        '/hero.png',
        '/open.gif',
      ]),
    )
    for (const { headers } of remote.requests)
      assert.deepEqual([headers.referer, headers.cookie], [undefined, undefined])

    const [popup] = await Promise.all([
      page.context().waitForEvent('page'),
      frame.getByRole('link', { name: 'Unsubscribe', exact: true }).click(),
    ])
    assert.equal(await popup.opener(), null)
    await popup.close()

    // Remembered; what loads from elsewhere isn't.
    await page.reload()
    await mail.getByText('4 remote images blocked', { exact: true }).waitFor()
    assert.equal(await formatting.getAttribute('aria-pressed'), 'true')
    await formatting.click()
    await mail.getByText('The kiln is open', { exact: true }).waitFor()
  })

  inBrowser('runs nothing and asks nobody for anything, whatever it holds', async ({ api, open }) => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    const html = `<table><tr><td>${hostile.map(([, one]) => `<div>${one}</div>`).join('\n')}`
    for (const one of [html, hostile.map(([, one]) => one).join('<img src=cid:x>')])
      imap.append(htmlMail({ from: 'Eve <eve@evil.example>', html: `<img src=cid:y>${one}` }))
    const ids = await conversationsOf(api, channel_id, 2)
    const page = await open(`/live/inbox/${ids[0]}`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('dialog', (dialog) => asked.push(`a dialog: ${dialog.message()}`))
    for (const id of ids) {
      await page.goto(`/dashboard/live/inbox/${id}`)
      const mail = page.getByRole('log').getByRole('article', { name: 'Eve', exact: true })
      await mail.getByRole('button', { name: 'Original formatting', exact: true }).click()
      await mail.frameLocator('iframe').locator('body > *').first().waitFor({ state: 'attached' })
      await fitsItsMail(page)
    }
    const own = new URL(page.url()).origin
    assert.deepEqual(
      asked.filter((url) => !url.startsWith(own) && !url.startsWith('data:image/')),
      [],
    )
  })
})

/** The frame has no room left over, and nothing in it has to be scrolled to. */
async function fitsItsMail(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('[role=log] iframe')
    const body = frame?.contentDocument?.body
    if (!frame || !body || body.childElementCount === 0) return false
    const needed = Math.min(20_000, body.getBoundingClientRect().height)
    return Math.abs(frame.clientHeight - needed) <= 18
  })
}
