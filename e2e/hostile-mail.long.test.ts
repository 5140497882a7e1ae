import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { emailChannel } from '../server/src/testing/email/channel.ts'
import { conversationsOf } from '../server/src/testing/email/conversations.ts'
import { htmlMail } from '../server/src/testing/email/html-mail.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { hostile } from '../server/src/testing/mails/hostile-html.ts'
import { fitsItsMail } from './support/mail-frame.ts'
import { inBrowser } from './support/stage.ts'

describe('a hostile email in the inbox', () => {
  inBrowser('runs nothing and asks nobody for anything, whatever it holds', async ({ api, open }) => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    const html = `<table><tr><td>${hostile.map(([, one]) => `<div>${one}</div>`).join('\n')}`
    for (const one of [html, hostile.map(([, one]) => one).join('<img src=cid:x>')])
      imap.append(htmlMail({ from: 'Eve <eve@evil.example>', html: `<img src=cid:y>${one}` }))
    const ids = await conversationsOf(api, channel_id, 2)
    const page = await open(`/live/inbox/${ids[0]}`)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    page.on('dialog', (dialog) => requests.push(`a dialog: ${dialog.message()}`))
    for (const id of ids) {
      if (id !== ids[0]) await page.goto(`/dashboard/live/inbox/${id}`)
      const mail = page.getByRole('log').getByRole('article', { name: 'Eve', exact: true })
      await mail.getByRole('button', { name: 'Original formatting', exact: true }).click()
      await mail.frameLocator('iframe').locator('body > *').first().waitFor({ state: 'attached' })
      await fitsItsMail(page)
    }
    const own = new URL(page.url()).origin
    assert.deepEqual(
      requests.filter((url) => !url.startsWith(own) && !url.startsWith('data:image/')),
      [],
    )
  })
})
