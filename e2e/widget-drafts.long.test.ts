import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { messagesOf } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { visitorOf, website } from './support/website.ts'

const bill = { name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.from('a bill') }
const film = { name: 'film.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2_000_000, 'film ') }

describe('what a visitor was about to send', () => {
  inBrowser('is there again after a reload, files included, or says what became of them', async (stage) => {
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const { page, frame } = chat
    await frame.getByRole('textbox').fill('Here is the bill')
    await frame.locator('input[type=file]').setInputFiles([bill])
    await frame.getByText('bill.txt').waitFor()
    await frame.locator('progress').waitFor({ state: 'detached' })
    await page.route('**/parts', (route) => route.abort())
    await frame.locator('input[type=file]').setInputFiles([film])
    await frame.getByText('Waiting for connection…').waitFor()
    // It tries again by itself until the page is gone.
    await page.reload()
    await page.unroute('**/parts')
    await chat.open()
    await frame.getByText('bill.txt').waitFor()
    await frame.getByText('film.txt wasn’t uploaded. Attach it again.').waitFor()
    await frame.getByRole('button', { name: 'Remove film.txt' }).click()
    assert.equal(await frame.getByRole('textbox').inputValue(), 'Here is the bill')
    await frame.getByRole('button', { name: 'Send' }).click()
    await chat.log.getByRole('link', { name: 'bill.txt' }).waitFor()
    const { id } = (await stage.api.get('/conversations')).body.data[0]
    const [message] = (await messagesOf(stage.api, id)) as unknown as [{ attachments: { name: string }[] }]
    assert.deepEqual(
      message.attachments.map(({ name }) => name),
      ['bill.txt'],
    )
    await page.reload()
    await chat.open()
    await chat.log.getByRole('link', { name: 'bill.txt' }).waitFor()
    assert.equal(await frame.locator('.upload').count(), 0, 'what was sent is no draft any more')
  })

  inBrowser('is not a file that the service no longer has', async (stage) => {
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const { page, frame } = chat
    await frame.locator('input[type=file]').setInputFiles([bill])
    await frame.getByText('bill.txt').waitFor()
    await frame.locator('progress').waitFor({ state: 'detached' })
    await page.route('**/widget/api/files/*', (route) =>
      route.fulfill({ status: 404, json: { error: { code: 'resource_not_found', message: '' } } }),
    )
    await page.reload()
    await chat.open()
    await frame.getByText('bill.txt wasn’t uploaded. Attach it again.').waitFor()
    await chat.write('Without it')
    await chat.log.getByText('· Sent').waitFor()
    await eventually(async () => assert.equal((await stage.api.get('/conversations')).body.data.length, 1))
  })
})
