import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { picture } from '../server/src/testing/files/png.ts'
import { type Client, eventually } from '../server/src/testing/service.ts'
import { inBrowser, type Stage } from './support/stage.ts'
import { type Chat, frameOf, visitorOf, type Website, website } from './support/website.ts'

const large = { name: 'film.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2_000_000, 'film ') }

async function chatIn(stage: Stage, shop: Website): Promise<Chat & { page: Page }> {
  const chat = await visitorOf(stage, shop)
  return chat
}

async function sentFiles(api: Client): Promise<{ name: string; size: number }[]> {
  const { id } = (await api.get('/conversations')).body.data[0]
  return (await api.get(`/conversations/${id}/messages`)).body.data[0].attachments
}

describe('files in the chat', () => {
  inBrowser(
    'go on where they stopped, by themselves and by a button, and are sent when all is there',
    async (stage) => {
      await using shop = await website(stage)
      const chat = await chatIn(stage, shop)
      const ranges: string[] = []
      let is_cut = true
      await chat.page.route('**/parts', (route) => {
        ranges.push(route.request().headers()['content-range']!)
        return is_cut && ranges.length > 1 ? route.abort() : route.continue()
      })
      await chat.frame.locator('input[type=file]').setInputFiles([large])
      await chat.frame.getByText('Waiting for connection…').waitFor()
      assert.equal(await chat.frame.getByRole('button', { name: 'Send' }).isEnabled(), false)
      // While it's cut, the button stays: it goes once a try gets through.
      const tried = ranges.length
      await chat.frame.getByRole('button', { name: 'Try again' }).click()
      await eventually(() => assert.ok(ranges.length > tried))
      is_cut = false
      await chat.frame.locator('progress').waitFor({ state: 'detached' })
      await chat.frame.getByRole('button', { name: 'Send' }).click()
      await chat.log.getByText('· Sent').waitFor()
      assert.deepEqual(
        (await sentFiles(stage.api)).map(({ name, size }) => [name, size]),
        [['film.txt', 2_000_000]],
      )
      const firsts = ranges.map((range) => Number(/^bytes (\d+)-/.exec(range)![1]))
      assert.equal(firsts.filter((first) => first === 0).length, 1, 'what has arrived is not sent again')
      assert.equal(firsts[1], 512 * 1024)
    },
  )

  inBrowser('wait for the network, whatever was lost with it', async (stage) => {
    await using shop = await website(stage)
    const chat = await chatIn(stage, shop)
    const answered = new Set<string>()
    // Parts whose answers are lost have arrived all the same.
    await chat.page.route('**/parts', async (route) => {
      const range = route.request().headers()['content-range']!
      if (answered.size > 1) return route.continue()
      answered.add(range)
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await chat.frame.locator('input[type=file]').setInputFiles([large])
    await chat.frame.getByText('Waiting for connection…').waitFor()
    await chat.frame.locator('progress').waitFor({ state: 'detached' })
    await chat.frame.getByRole('button', { name: 'Send' }).click()
    await chat.log.getByText('· Sent').waitFor()
    const link = chat.log.getByRole('link', { name: 'film.txt' })
    const bytes = await (await fetch((await link.getAttribute('href'))!)).arrayBuffer()
    assert.deepEqual(Buffer.from(bytes), large.buffer)
  })

  inBrowser('cost one request each if they are small, and are deleted when they are removed', async (stage) => {
    await using shop = await website(stage)
    const chat = await chatIn(stage, shop)
    await chat.write('Hello')
    await chat.log.getByText('· Sent').waitFor()
    const requests: string[] = []
    const deleted = chat.page.waitForResponse((response) => response.request().method() === 'DELETE')
    chat.page.on('request', (request) => {
      if (request.url().includes('/widget/api/files')) requests.push(request.method())
    })
    await chat.frame.locator('input[type=file]').setInputFiles([
      { name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.alloc(400_000, 'bill ') },
      { name: 'wrong.txt', mimeType: 'text/plain', buffer: Buffer.from('wrong') },
    ])
    await chat.frame.locator('.upload').nth(1).waitFor()
    await chat.frame.locator('progress').first().waitFor({ state: 'detached' })
    assert.deepEqual(requests, ['POST', 'POST'])
    await chat.frame.getByRole('button', { name: 'Remove wrong.txt' }).click()
    assert.equal((await deleted).status(), 200)
  })

  inBrowser('are pasted and dropped, refused if they may not be sent, and pictures are shown', async (stage) => {
    await using shop = await website(stage)
    const chat = await chatIn(stage, shop)
    await give(chat.page, 'paste', 'photo.png', 'image/png', picture(80, 60))
    await give(chat.page, 'drop', 'list.csv', 'text/csv', Buffer.from('lamp,1'))
    await give(chat.page, 'drop', 'program', 'text/plain', Buffer.from('\x7fELF', 'latin1'))
    await chat.frame.getByText('program is a type of file that can’t be sent.').waitFor()
    await chat.frame.getByRole('button', { name: 'Remove program' }).click()
    await chat.frame.getByText('photo.png').waitFor()
    await chat.frame.getByText('list.csv').waitFor()
    await chat.frame.locator('progress').first().waitFor({ state: 'detached' })
    await chat.frame.getByRole('button', { name: 'Send' }).click()
    await chat.log.getByText('· Sent').waitFor()
    const image = chat.log.getByRole('img', { name: 'photo.png' })
    await eventually(async () =>
      assert.equal(await image.evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth), 80),
    )
    await chat.log.getByRole('link', { name: 'list.csv' }).waitFor()
    assert.deepEqual((await sentFiles(stage.api)).map(({ name }) => name).sort(), ['list.csv', 'photo.png'])
  })
})

/** Pastes a file into the field or drops it on what was said, as a browser tells of it. */
async function give(page: Page, how: 'drop' | 'paste', name: string, type: string, content: Buffer): Promise<void> {
  const events =
    how === 'drop'
      ? ['dragover', 'drop'].map((kind) => `new DragEvent('${kind}', { dataTransfer: of, ...plain })`)
      : ['new ClipboardEvent("paste", { clipboardData: of, ...plain })']
  await frameOf(page).evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${content.toString('base64')}'), (one) => one.charCodeAt(0))
    const of = new DataTransfer()
    of.items.add(new File([bytes], '${name}', { type: '${type}' }))
    const plain = { bubbles: true, cancelable: true }
    for (const event of [${events}]) document.querySelector('${how === 'drop' ? '[role=log]' : 'textarea'}').dispatchEvent(event)
  })()`)
}
