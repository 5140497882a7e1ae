import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { makeLead } from '../testing/crm/stage.ts'
import { runInProcess } from '../testing/run-in-process.ts'
import type { Client, TestAccount } from '../testing/service.ts'

describe('parley crm', () => {
  let account: TestAccount
  let api: Client
  let via: string[]
  before(async () => {
    account = await testAccount()
    api = await account.client({ mode: 'test' })
    via = ['--url', account.base, '--key', api.key]
  })

  it('connects, syncs, shows the journal, pauses, resumes, backfills and deletes', async (t) => {
    const crm = (...words: string[]) => runInProcess(t, ['crm', ...words, ...via])
    const file = join(account.data_dir, 'credentials.json')
    writeFileSync(file, JSON.stringify({ api_key: 'from-a-file' }))
    const connected = await crm('connect', 'fake', '--name', 'Sales', '--credentials', file)
    assert.deepEqual([connected.code, connected.stderr], [0, 'Connected to Practice.\n'])
    const id = connected.stdout.trim()
    assert.match((await crm('list')).stdout, new RegExp(`${id} +fake +Sales +Practice +active +0 +0`))
    assert.equal((await crm('test', id)).stdout, 'Connected to Practice.\n')
    const lead = await makeLead(account, api)
    assert.match((await crm('sync', lead.id)).stdout, /^created: prc_/)
    assert.match(
      (await crm('journal', id)).stdout,
      new RegExp(`${lead.id} +manual +created +prc_\\w+ +name, email, stage, score`),
    )
    assert.match((await crm('pull', id, 'on')).stdout, /now sync from the CRM/)
    assert.deepEqual(Object.keys((await api.get(`/crm_connections/${id}`)).body.pull), ['statuses'])
    assert.match((await crm('pull', id, 'off')).stdout, /no longer sync from the CRM/)
    assert.match((await crm('pause', id)).stdout, /is paused/)
    assert.match((await crm('backfill', id, 'all')).stdout, /^1 leads are queued to sync/)
    assert.match((await crm('resume', id)).stdout, /is active/)
    assert.match((await crm('delete', id)).stdout, /is deleted/)
  })

  it('says what it does not understand, and what the API refuses', async (t) => {
    const crm = (...words: string[]) => runInProcess(t, ['crm', ...words, ...via])
    assert.equal((await crm('dance')).code, 2)
    assert.equal((await crm('connect')).code, 2)
    assert.equal((await crm('pull', 'svccrm_x', 'maybe')).code, 2)
    assert.equal((await crm('connect', 'fake', '--setting', 'answers')).code, 2)
    const refused = await crm('connect', 'fake', '--setting', 'answers=unauthorized')
    assert.deepEqual([refused.code, refused.stdout], [1, ''])
    assert.match(refused.stderr, /API key isn't valid/)
    const broken = join(account.data_dir, 'broken.json')
    writeFileSync(broken, 'api_key: a-secret')
    const unread = await crm('connect', 'fake', '--credentials', broken)
    assert.equal(unread.code, 2)
    assert.ok(!unread.stderr.includes('a-secret'))
  })
})
