import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { inBrowser } from './support/stage.ts'

describe('what is kept, and where it comes from', () => {
  inBrowser('is told in logs that grow by themselves, and move nothing that is read', async ({ api, owner, open }) => {
    const make = (name: string) => owner.post('/api_keys', { mode: 'live', name, preset: 'full' })
    await make('A key from before')
    const page = await open('/live/settings/audit-log')
    const entries = page.getByRole('list', { name: 'Audit log, newest first' }).getByRole('button')
    await entries.first().waitFor()
    await page.mouse.move(0, 0)
    await make('First key')
    await page.getByText('First key').waitFor()
    await entries.first().click()
    await page.getByRole('heading', { name: 'Entry', exact: true }).waitFor()
    const place = () => entries.filter({ hasText: 'First key' }).boundingBox()
    const before = await place()
    await make('Second key')
    const waiting = page.getByRole('button', { name: '1 new entry' })
    await waiting.waitFor()
    assert.deepEqual(await place(), before)
    assert.equal(await page.getByText('Second key').count(), 0)
    await waiting.click()
    await entries.first().getByText('Second key').waitFor()
    assert.equal(await waiting.count(), 0)

    await page.goto('/dashboard/live/settings/developers/request-log')
    await page.getByRole('heading', { name: 'Request log' }).waitFor()
    await api.get('/lead_rules')
    await page.getByText('/v1/lead_rules', { exact: true }).waitFor()
  })
})
