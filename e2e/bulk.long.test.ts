import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { heldInTheMiddle, manyLike } from '../server/src/testing/conversations/many.ts'
import { type Client, eventually } from '../server/src/testing/service.ts'
import { inBrowser, type Stage } from './support/stage.ts'

describe('many at once', () => {
  inBrowser('many more than are loaded are counted, and named before they are changed', async (stage) => {
    const { api, open } = stage
    await many(stage, 1204)
    const page = await open('/live/inbox')
    await page.getByRole('link', { name: 'All 1,204', exact: true }).waitFor()
    await selectAll(page)
    await page.getByText('All 1,204 selected').waitFor()
    await page.getByRole('button', { name: 'Resolve', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Resolve 1,204 conversations?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await counted(api, 'open', 1204)
    // Closer rows hold as much in less room.
    await page.getByRole('button', { name: 'Sort: ' }).click()
    await page.getByRole('menuitemradio', { name: 'Compact rows' }).click()
    await eventually(async () =>
      assert.equal((await page.getByRole('listitem').filter({ hasText: 'Many' }).first().boundingBox())!.height, 52),
    )
  })

  inBrowser('many more than are loaded are changed by the service, until somebody stops it', async (stage) => {
    const { api, account, open } = stage
    await many(stage, 204)
    const page = await open('/live/inbox')
    const resolveAll = async () => {
      await selectAll(page)
      await page.getByRole('button', { name: 'Resolve', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Resolve 204 conversations?' })
      await dialog.getByRole('button', { name: 'Resolve' }).click()
    }
    const hold = await heldInTheMiddle(account)
    await resolveAll()
    const progress = page.getByRole('progressbar', { name: /^[1-9][0-9]* of 204 done$/ })
    await progress.waitFor()
    // The service goes on, whatever becomes of the page.
    await page.reload()
    await progress.waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText(/^[0-9]+ conversations updated\.$/).waitFor()
    await hold.release()
    const { body } = await api.post('/conversations/counts', { filters: [{ status: 'open' }, { status: 'resolved' }] })
    assert.ok(body.data.every(({ count }: { count: number }) => count > 0))
    // Also once nothing on the page offers it any longer.
    await page.keyboard.press('z')
    await page.getByText('Undone.').waitFor()
    await counted(api, 'open', 204)
    await page.reload()
    await resolveAll()
    await page.getByText('204 conversations updated.').waitFor()
    await counted(api, 'resolved', 204)
    await page.reload()
    await page.getByText('No conversation is open. Choose another status to see the rest.').waitFor()
  })
})

async function many({ api, account }: Stage, count: number): Promise<void> {
  const { body: contact } = await api.post('/contacts', { name: 'Many', email: 'many@example.com' })
  const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
  await manyLike(account, conversation.id, count - 1)
}

async function selectAll(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /^Select all [0-9]+ loaded/ }).click()
  await page.getByRole('button', { name: /^Select all [0-9,]+ that match$/ }).click()
}

function counted(api: Client, status: string, count: number): Promise<void> {
  return eventually(async () => {
    const { body } = await api.post('/conversations/counts', { filters: [{ status }] })
    assert.deepEqual(body.data, [{ count, has_more: false }])
  })
}
