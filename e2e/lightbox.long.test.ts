import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { picture } from '../server/src/testing/files/png.ts'
import { uploadFile } from '../server/src/testing/files/upload.ts'
import { type Client, eventually } from '../server/src/testing/service.ts'
import { barriers } from './support/axe.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

/** A conversation with a message for each list of pictures. */
async function withPictures(api: Client, messages: readonly string[][]): Promise<string> {
  const { id } = await conversation(api, ['Is it broken?'])
  for (const names of messages) {
    const attachments: { file_id: string }[] = []
    for (const name of names) {
      const content = name.endsWith('.png') ? picture(300, 200).toString('latin1') : 'a bill'
      attachments.push({ file_id: (await uploadFile(api, content, name)).body.id })
    }
    assert.equal((await api.post(`/conversations/${id}/messages`, { attachments, direction: 'inbound' })).status, 201)
  }
  return id
}

describe('a picture in a conversation', () => {
  inBrowser('opens large, leads to the others of the thread by arrows, and gives the focus back', async (stage) => {
    const { api, open } = stage
    const id = await withPictures(api, [['front.png', 'bill.txt', 'back.png'], ['detail.png']])
    const page = await open(`/live/inbox/${id}`)
    const link = page.getByRole('link', { name: /Open .front\.png/ })
    await link.focus()
    await page.keyboard.press('Enter')
    const shows = async (name: string, place: string) => {
      const dialog = page.getByRole('dialog', { name })
      await dialog.getByRole('img', { name }).waitFor()
      await dialog.getByText(place).waitFor()
    }
    await shows('front.png', '1 of 3')
    assert.deepEqual(await barriers(page), [])
    await page.keyboard.press('ArrowLeft')
    await shows('front.png', '1 of 3')
    await page.keyboard.press('ArrowRight')
    await shows('back.png', '2 of 3')
    await page.getByRole('button', { name: 'Next picture' }).click()
    await shows('detail.png', '3 of 3')
    assert.equal(await page.getByRole('button', { name: 'Next picture' }).getAttribute('aria-disabled'), 'true')
    assert.match((await page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href'))!, /\/files\//)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(async () => assert.equal(await link.evaluate('document.activeElement?.title'), 'front.png'))
    await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })])
    assert.equal(await page.getByRole('dialog').count(), 0)
  })

  inBrowser('is followed by the one to its left where lines run from right to left', async ({ api, open }) => {
    const id = await withPictures(api, [['front.png'], ['back.png']])
    const page = await open(`/live/inbox/${id}`, undefined, { language: 'ar' })
    await page.getByRole('img', { name: 'front.png' }).click()
    await page.getByRole('dialog', { name: 'front.png' }).getByText('1 من 2').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('dialog', { name: 'back.png' }).getByText('2 من 2').waitFor()
    await page.getByRole('dialog').click({ position: { x: 640, y: 700 } })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})
