import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { person, setUp } from '../testing/browser.ts'
import { assertRefused } from '../testing/refused.ts'

describe('contacts in the pages of an export', () => {
  it('are listed by a session that began one, in its mode, until it is over', async () => {
    const account = await testAccount()
    const owner = await setUp(account)
    const listed = (page = owner, mode = 'live') => page.get(`/${mode}/contacts?limit=51`)
    assert.equal((await owner.get('/live/contacts?limit=50')).status, 200)
    assertRefused(await listed(), 403, 'export_needed')
    const begun = await owner.post('/contact_exports', { mode: 'live' })
    assert.deepEqual([begun.status, begun.body.mode], [201, 'live'])
    assert.equal((await listed()).status, 200)
    assertRefused(await listed(owner, 'test'), 403, 'export_needed')
    assertRefused(await listed(await person(account, 'admin')), 403, 'export_needed')
    const [entry] = (await owner.get('/audit_log?limit=1')).body.data
    assert.deepEqual([entry.action, entry.mode, entry.actor.type], ['contacts.exported', 'live', 'user'])
    const { id } = (await owner.get('/session')).body
    await account.database.run(sql`update sessions set exporting_until = now() where id = ${id}`)
    assertRefused(await listed(), 403, 'export_needed')
  })

  it('are listed by keys as before', async () => {
    const api = await (await testAccount()).client()
    assert.equal((await api.get('/contacts?limit=100')).status, 200)
  })
})
