import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { looksLikeKey } from '../accounts/key-format.ts'
import { parley } from '../testing/processes.ts'
import { assertRefused } from '../testing/refused.ts'
import { runInProcess } from '../testing/run-in-process.ts'
import { client, eventually, startTestService, type TestService } from '../testing/service.ts'

describe('keys on the command line', () => {
  let service: TestService
  before(async () => {
    service = await startTestService()
  })
  after(() => service.stop())

  const run = (t: TestContext, ...words: string[]) => runInProcess(t, ['keys', ...words], settings())
  const settings = () => ({ DATABASE_URL: service.database_url })
  const createKey = async (t: TestContext, ...words: string[]) => {
    const { code, stdout, stderr } = await run(t, 'create', ...words)
    assert.deepEqual([code, stderr], [0, ''])
    assert.match(stdout, /^\S+\n$/)
    assert.ok(looksLikeKey(stdout.trim()))
    return stdout.trim()
  }
  const listed = async (t: TestContext, key: string) => {
    const { code, stdout } = await run(t, 'list', '--json')
    assert.equal(code, 0)
    assert.ok(!stdout.includes(key.slice(9, 40)))
    return JSON.parse(stdout).find(({ last_four }: { last_four: string }) => last_four === key.slice(-4))
  }
  const as = (key: string) => client(service.base, key)

  it('are created for one mode, printed alone, and work at once with full access', async (t) => {
    const live = await createKey(t, '--mode', 'live', '--name', 'Site')
    assert.match(live, /^svc_live_/)
    for (const path of ['/contacts', '/conversations', '/events']) assert.equal((await as(live).get(path)).status, 200)
    const test_mode = await createKey(t, '--mode=test')
    assert.match(test_mode, /^svc_test_/)
    assert.equal((await as(test_mode).get('/contacts')).status, 200)
    const { id, mode, name, revoked_at } = await listed(t, live)
    assert.match(id, /^svckey_/)
    assert.deepEqual([mode, name, revoked_at], ['live', 'Site', null])
  })

  it('are created by a process that prints the key alone, and ends', async () => {
    const { code, stdout, stderr } = await parley(['keys', 'create', '--mode', 'test'], settings())
    assert.deepEqual([code, stderr], [0, ''])
    assert.match(stdout, /^svc_test_[0-9A-Za-z]{44}\n$/)
    assert.equal((await as(stdout.trim()).get('/contacts')).status, 200)
  })

  it('are created and rolled for the addresses that are named', async (t) => {
    const key = await createKey(t, '--mode', 'live', '--allowed-addresses', '192.0.2.7, 2001:db8::/32')
    assertRefused(await as(key).get('/contacts'), 403, 'address_not_allowed')
    const { id, allowed_addresses } = await listed(t, key)
    assert.deepEqual(allowed_addresses, ['192.0.2.7', '2001:db8::/32'])
    const same = (await run(t, 'roll', id)).stdout.trim()
    assertRefused(await as(same).get('/contacts'), 403, 'address_not_allowed')
    const { stdout } = await run(t, 'roll', id, '--allowed-addresses', 'any')
    assert.equal((await as(stdout.trim()).get('/contacts')).status, 200)
    const wrong = await run(t, 'create', '--mode', 'live', '--allowed-addresses', 'hooks.internal')
    assert.match(wrong.stderr, /--allowed-addresses has "hooks\.internal"/)
    assert.notEqual(wrong.code, 0)
  })

  it('are created with the scopes and the end that are asked for', async (t) => {
    const key = await createKey(t, '--mode', 'live', '--scopes', 'contacts:read, events:read', '--expires-in', '30')
    assert.equal((await as(key).get('/contacts')).status, 200)
    assertRefused(await as(key).get('/conversations'), 403, 'insufficient_scope')
    const days = (Date.parse((await listed(t, key)).expires_at) - Date.now()) / (24 * 3600_000)
    assert.ok(days > 29.9 && days <= 30)
    const read_only = await createKey(t, '--mode', 'live', '--scopes', 'read-only')
    assert.equal((await as(read_only).get('/contacts')).status, 200)
    assertRefused(await as(read_only).post('/contacts', {}), 403, 'insufficient_scope')
  })

  it('are listed as a table for people, without their text', async (t) => {
    const key = await createKey(t, '--mode', 'live', '--name', 'Listed')
    const { code, stdout } = await run(t, 'list')
    assert.equal(code, 0)
    assert.match(stdout, /^ID +KEY +NAME +STATE +FROM +CREATED +LAST USED\n/)
    assert.match(
      stdout,
      new RegExp(`^svckey_\\w+ +svc_live_…${key.slice(-4)} +Listed +active +anywhere +\\S+ +never$`, 'm'),
    )
    assert.ok(!stdout.includes(key.slice(9, -4)))
  })

  it('stop working within a second of being revoked, while the service runs', async (t) => {
    const key = await createKey(t, '--mode', 'live')
    assert.equal((await as(key).get('/contacts')).status, 200)
    const { id } = await listed(t, key)
    const { code, stdout } = await run(t, 'revoke', id)
    assert.equal(code, 0)
    assert.match(stdout, new RegExp(`^${id} `))
    await eventually(async () => assertRefused(await as(key).get('/contacts'), 401, 'api_key_revoked'))
    assert.equal((await run(t, 'revoke', id)).code, 0)
    assert.equal((await run(t, 'roll', id)).code, 1)
    assert.match((await run(t, 'list')).stdout, new RegExp(`^${id} .* revoked `, 'm'))
  })

  it('are rolled: the new one is printed alone, the old one goes on as long as it is given', async (t) => {
    const old = await createKey(t, '--mode', 'test')
    const { id } = await listed(t, old)
    const { code, stdout, stderr } = await run(t, 'roll', id, '--grace', '2')
    assert.deepEqual([code, stderr], [0, ''])
    assert.match(stdout, /^svc_test_[0-9A-Za-z]{44}\n$/)
    for (const key of [old, stdout.trim()]) assert.equal((await as(key).get('/contacts')).status, 200)
    const hours = (Date.parse((await listed(t, old)).expires_at) - Date.now()) / 3600_000
    assert.ok(hours > 1.9 && hours <= 2)
  })
})
