import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setUp } from '../testing/browser.ts'
import { someContact, startTestService } from '../testing/service.ts'

describe('a service with as few connections as it may have', () => {
  it('waits for none while it has one: a profile is changed, and what a page asks for on its way in', async () => {
    await using service = await startTestService({ DATABASE_CONNECTIONS: '4', DATABASE_TIMEOUT_MS: '3000' })
    const page = await setUp(service)
    const { status, body } = await page.patch('/session/user', { name: 'Maya Lind', language: 'de' })
    assert.deepEqual([status, body.user?.name, body.language], [200, 'Maya Lind', 'de'])
    assert.equal((await page.post('/live/contacts', someContact())).status, 201)
  })
})
