import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { setUp } from '../server/src/testing/browser.ts'
import { formWith, uploadFile } from '../server/src/testing/files/upload.ts'
import { startTestService } from '../server/src/testing/service.ts'
import { visit, widgetChannel } from '../server/src/testing/visitor.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'

describe('the room for files', () => {
  inBrowser('is shown for channels and the account, with what happens when it is used up', async ({ open }) => {
    await using service = await startTestService({ CHANNEL_STORAGE_MB: '5', ACCOUNT_STORAGE_MB: '10' })
    const owner = await setUp(service)
    const visitor = await visit(service, await widgetChannel(service))
    const mib = Buffer.alloc(1024 * 1024, 'x')
    const send = async () => {
      const { headers, body } = formWith('file', mib, 'a.txt')
      assert.equal((await visitor.send('POST', '/files', { headers, body })).status, 201)
    }
    await send()
    const page = await open('/live/settings/channels', owner, { origin: service.url })
    const card = page.getByRole('region', { name: 'Shop' })
    await card.getByRole('meter', { name: 'Files: 1 MB of 5 MB' }).waitFor()
    assert.equal(await page.getByText('Almost full.').count(), 0)
    assert.equal(await page.getByRole('region', { name: 'API' }).getByRole('meter').count(), 0)
    for (let n = 0; n < 3; n++) await send()
    await card.getByText('Almost full. Once it’s full, files from customers are refused').waitFor()
    await send()
    await card.getByText('Full. Files from customers are refused').waitFor()
    await card.getByText('Files: 5 MB of 5 MB').waitFor()
    const api = await service.client()
    for (let n = 0; n < 3; n++) await uploadFile(api, mib, 'a.txt')
    await page.getByText('Your account’s storage is almost full.').waitFor()
    await page.goto('/dashboard/live/settings/retention')
    const storage = page.getByRole('region', { name: 'Storage' })
    await storage.getByRole('meter', { name: 'Files: 8 MB of 10 MB' }).waitFor()
    await storage.getByText('Your account’s storage is almost full.').waitFor()
    assert.deepEqual(await barriers(page), [])
  })
})
