import assert from 'node:assert/strict'
import { describe } from 'node:test'
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
})
