import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Browser } from '../server/src/testing/browser.ts'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('requests with API keys', () => {
  inBrowser('are in the log, filtered by the address of the page', async ({ open, account, owner }) => {
    const shop = await account.client()
    const made = await shop.post('/contacts', { name: 'Ana', email: 'ana@example.com' })
    await shop.get('/contacts?q=a-secret')
    await shop.get('/contacts/svccon_01h455vb4pex5vsknk084sn02q')
    const page = await open('/live/settings/developers/request-log')
    const row = page.getByRole('button', { name: '404 GET /v1/contacts' })
    await logged(owner, '/v1/contacts/')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await row.waitFor()
    assert.ok(!(await page.content()).includes('a-secret'))
    await page.getByLabel('By', { exact: true }).selectOption('Dashboard')
    await row.waitFor({ state: 'detached' })
    await owner.get('/live/contacts/svccon_01h455vb4pex5vsknk084sn02r')
    const by_person = page.getByRole('button', { name: '404 GET /dashboard/api/live/contacts' })
    await logged(owner, '/dashboard/api/live/contacts/')
    await page.getByLabel('By', { exact: true }).selectOption('API and dashboard')
    await row.waitFor()
    await by_person.waitFor()
    await page.getByLabel('By', { exact: true }).selectOption('API')
    await page.getByLabel('Status').selectOption('Errors')
    await row.click()
    await page.getByText('resource_not_found').waitFor()
    assert.match(page.url(), /status=error/)
    await page.reload()
    await page.getByText('resource_not_found').waitFor()
    const id = made.headers.get('service-request-id')!
    await page.goto(`/dashboard/live/settings/developers/request-log?request_id=${id}&open=${id}`)
    await page.getByRole('button', { name: 'contact.created' }).click()
    await page.getByRole('dialog').getByText('"email": "ana@example.com"').waitFor()
  })
})

/** Requests come to the log a second or so after they were answered. */
async function logged(owner: Browser, path: string): Promise<void> {
  await eventually(async () => {
    const { body } = await owner.get('/request_log?status=404')
    assert.ok(
      body.data.some((entry: { path: string }) => entry.path.startsWith(path)),
      path,
    )
  })
}
