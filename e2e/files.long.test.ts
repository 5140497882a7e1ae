import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { person } from '../server/src/testing/browser.ts'
import { picture } from '../server/src/testing/files/png.ts'
import { eventually } from '../server/src/testing/service.ts'
import { barriers } from './support/axe.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { ready } from './support/uploads.ts'

describe('files in a conversation', () => {
  inBrowser('are chosen, dropped and pasted, sent without a word, and seen by a teammate', async (stage) => {
    const { api, open, account } = stage
    const { id, name } = await conversation(api, ['Is it broken?'])
    const page = await open(`/live/inbox/${id}`)
    const composer = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send', exact: true }) })
    await page.getByRole('button', { name: 'Attach files' }).waitFor()
    await composer.locator('input[type=file]').setInputFiles([
      { name: 'photo.png', mimeType: 'image/png', buffer: picture(80, 60) },
      { name: 'manual.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(700_000, '%PDF-1.7\n') },
    ])
    await give(page, 'drop', 'list.csv', 'text/csv', 'lamp,1')
    await give(page, 'paste', 'notes.txt', 'text/plain', 'Two lamps')
    for (const file of ['photo.png', 'manual.pdf', 'list.csv', 'notes.txt']) await ready(page, file)
    await page.getByRole('button', { name: /Remove .notes\.txt/ }).click()
    await page.getByRole('button', { name: /Remove .list\.csv/ }).click()
    assert.equal(await composer.getByRole('listitem').count(), 2)
    await page.getByRole('button', { name: 'Send', exact: true }).click()

    const sent = page.getByRole('log').getByRole('list', { name: 'Attachments' })
    const image = sent.getByRole('img', { name: 'photo.png' })
    await image.waitFor()
    await eventually(async () =>
      assert.equal(await image.evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth), 80),
    )
    await eventually(async () => {
      const { data } = (await api.get(`/conversations/${id}/messages`)).body
      assert.deepEqual([data[0].content, data[0].attachments.length], ['', 2])
    })
    const link = sent.getByRole('link', { name: 'manual.pdf' })
    const address = await eventually(async () => {
      const href = await link.getAttribute('href')
      assert.ok(href)
      return href
    })
    assert.equal((await fetch(address)).status, 200)

    assert.deepEqual(await barriers(page), [])
    const jo = await person(account, 'agent', account.account_id, 'Jo Berg')
    const theirs = await open('/live/inbox?view=all', jo)
    await theirs.getByRole('listitem').filter({ hasText: name }).getByText('Sent 2 files').waitFor()
  })
})

/** Drops or pastes a file, as a browser tells of it. */
async function give(page: Page, how: 'drop' | 'paste', name: string, type: string, content: string) {
  const file = `new File([${JSON.stringify(content)}], ${JSON.stringify(name)}, { type: ${JSON.stringify(type)} })`
  const events =
    how === 'drop'
      ? ['dragover', 'drop'].map((kind) => `new DragEvent('${kind}', { dataTransfer: of, ...plain })`)
      : ['new ClipboardEvent("paste", { clipboardData: of, ...plain })']
  await page.evaluate(`(() => {
    const of = new DataTransfer()
    of.items.add(${file})
    const plain = { bubbles: true, cancelable: true }
    for (const event of [${events}]) document.querySelector('form textarea').dispatchEvent(event)
  })()`)
}
