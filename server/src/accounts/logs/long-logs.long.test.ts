import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { end_of_walk, max_walked } from '../../db/page.ts'
import { sql, verbatim } from '../../db/sql.ts'
import { firstIdAt } from '../../ids.ts'
import { type Browser, setUp } from '../../testing/browser.ts'
import { readsPast } from '../../testing/reads-past.ts'
import { type Client, startTestService, type TestService } from '../../testing/service.ts'
import { listAccounts } from '../accounts.ts'

const a_week_ago = Date.now() - 7 * 24 * 3600_000

describe('long logs', () => {
  let service: TestService
  let owner: Browser
  let api: Client
  let account_id: string
  before(async () => {
    service = await startTestService({ REQUEST_LOG_DAYS: '0', DATABASE_CONNECTIONS: '16' })
    owner = await setUp(service)
    api = await service.client()
    account_id = (await listAccounts(service.database))[0]!.id
  })
  after(() => service.stop())

  async function contactsThrice(while_locked: string): Promise<void> {
    const answers = await Promise.all([api.get('/contacts'), api.get('/contacts'), api.get('/contacts')])
    assert.equal(answers[2]!.status, 200, while_locked)
  }

  it('are read past the reads of everybody else', async () => {
    for (const [log, path] of [
      ['request_log', '/request_log?status=404'],
      ['audit_entries', '/audit_log?action=x'],
    ] as const)
      await readsPast(service.database, {
        lock: verbatim(`lock table ${log} in access exclusive mode`),
        reading: () => Promise.all([owner.get(path), owner.get(path)]),
        others: () => contactsThrice(log),
      })
  })

  it('are not walked to their beginning for what is rare', async () => {
    const [environment] = await service.database.run<{ id: number }>(
      sql`select id from environments where account_id = ${account_id} and mode = 'live'`,
    )
    const oldest = firstIdAt('request', a_week_ago)
    const stem = oldest.slice(0, -8)
    await service.database.run(sql`
      insert into request_log (environment_id, id, method, path, status, key_id, ms)
      select ${environment!.id}, ${stem} || lpad(n::text, 8, '0'), 'GET', '/v1/contacts', case n when 1 then 204 else 200 end, 'svckey_x', 1
      from generate_series(1, ${max_walked + 1}::integer) n`)
    const count = async (query: string) => (await owner.get(`/request_log?status=204${query}`)).body.data.length
    assert.equal(await count(''), 0)
    assert.equal(await count('&order=asc'), 1)
    const later = new Date(a_week_ago + 1).toISOString()
    assert.equal(await count(`&created_before=${later}&path=/v1/contacts`), 0)
    await service.database.run(sql`delete from request_log where id = ${`${stem}00000002`}`)
    assert.equal(await count(''), 1)
    const plan = JSON.stringify(
      await service.database.run(sql`
        explain select id from (
          select id, status from request_log where environment_id = ${environment!.id} order by id desc ${end_of_walk}) walked
        where status = 204 order by id desc limit 26`),
    )
    assert.match(plan, /Index Scan Backward/)
    assert.doesNotMatch(plan, /Sort/)
  })

  it('are saved whole, a piece at a time', async () => {
    const stem = firstIdAt('audit_entry', a_week_ago).slice(0, -8)
    await service.database.run(sql`
      insert into audit_entries (account_id, id, action, actor, details, created_at)
      select ${account_id}, ${stem} || lpad(n::text, 8, '0'), 'a.tested', '{"type":"system","id":null,"name":null}', json_build_object('n', n), now()
      from generate_series(1, 20001) n`)
    const saved = await owner.get('/audit_log.csv?action=a.tested')
    const numbers = [...String(saved.body).matchAll(/"{""n"" : (\d+)}"\r\n/g)].map(([, n]) => Number(n))
    assert.equal(numbers.length, 20_001)
    assert.deepEqual(
      numbers,
      Array.from({ length: 20_001 }, (_, n) => 20_001 - n),
    )
    assert.equal(saved.headers.get('content-length'), null)
  })
})
