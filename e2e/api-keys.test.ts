import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Browser } from '../server/src/testing/browser.ts'
import { client, eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('API keys', () => {
  inBrowser('are made, shown once, used, seen in the log, rolled and revoked', async ({ open, account }) => {
    const page = await open('/test/settings/developers/api-keys')
    await page.getByText(`curl ${account.url}/v1/contacts`).waitFor()
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByLabel('Name').fill('Web shop')
    await page.getByLabel('Custom').check()
    await page.getByLabel('Permissions for Contacts').selectOption('Read')
    await page.getByLabel('Allowed IP addresses').fill('127.0.0.0/8, ::1')
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).dblclick()
    const key = await page.getByRole('region', { name: 'Your new key' }).textContent()
    assert.match(key!, /^svc_test_[0-9A-Za-z]{44}$/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'I’ve saved this key' }).click()

    const shop = client(account.base, key!)
    assert.equal((await shop.get('/contacts?limit=5&q=secret')).status, 200)
    assert.equal((await shop.post('/contacts', { name: 'A', email: 'a@example.com' })).status, 403)
    await page.reload()
    await page.getByText('Web shop').waitFor()
    await page.getByText('From 127.0.0.0/8, ::1').waitFor()
    assert.ok(!(await page.content()).includes(key!), 'the key is shown a second time')

    await page.getByRole('button', { name: 'Roll Web shop' }).click()
    await page.getByLabel('Old key expires').selectOption('Immediately')
    await page.getByRole('dialog').getByRole('button', { name: 'Roll' }).click()
    const next = (await page.getByRole('region', { name: 'Your new key' }).textContent())!
    await page.getByRole('button', { name: 'I’ve saved this key' }).click()
    assert.equal((await client(account.base, next).get('/contacts')).status, 200)

    const row = page.getByRole('listitem').filter({ hasText: `…${next.slice(-4)}` })
    await row.getByRole('button', { name: 'Revoke Web shop' }).click()
    const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke' })
    assert.equal(await revoke.isDisabled(), true)
    await page.getByLabel(`Type ${next.slice(-4)} to confirm`).fill(next.slice(-4))
    await revoke.click()
    await page.getByText('Key revoked.').waitFor()
    await eventually(async () => assert.equal((await client(account.base, next).get('/contacts')).status, 401))
    await page.getByLabel('Show revoked and expired keys').check()
    await page.getByText(`…${next.slice(-4)}`).waitFor()
  })

  inBrowser(
    'leave their requests in the log, filtered by the address of the page',
    async ({ open, account, owner }) => {
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
    },
  )
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
