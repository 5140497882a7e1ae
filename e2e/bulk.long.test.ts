import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('many at once', () => {
  inBrowser('many more than are loaded are changed at once', async ({ api, open }) => {
    const { body: contact } = await api.post('/contacts', { name: 'Many', email: 'many@example.com' })
    for (let n = 0; n < 6; n++)
      await Promise.all(Array.from({ length: 20 }, () => api.post('/conversations', { contact_id: contact.id })))
    const page = await open('/live/inbox')
    const box = page.getByRole('checkbox').first()
    await box.check()
    await page.getByRole('button', { name: /^Select all [0-9]+ loaded/ }).click()
    await page.getByRole('button', { name: 'Select all conversations in this view' }).click()
    await page.getByText('All conversations in this view are selected').waitFor()
    await page.getByRole('button', { name: 'Priority' }).click()
    await page.getByRole('menuitem', { name: 'High' }).click()
    await eventually(async () => {
      const filters = [{ priority: 'none' }, { priority: 'high' }]
      const { body } = await api.post('/conversations/counts', { filters })
      assert.deepEqual(body.data, [
        { count: 0, has_more: false },
        { count: 120, has_more: false },
      ])
    })
    // Closer rows hold as much in less room.
    await page.getByRole('button', { name: 'Sort: ' }).click()
    await page.getByRole('menuitemradio', { name: 'Compact rows' }).click()
    await eventually(async () =>
      assert.equal((await page.getByRole('listitem').filter({ hasText: 'Many' }).first().boundingBox())!.height, 52),
    )
  })
})
