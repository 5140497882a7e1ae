import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { person } from '../testing/browser.ts'
import { runInProcess } from '../testing/run-in-process.ts'
import { client, eventually, someContact, startTestService, type TestService } from '../testing/service.ts'

describe('accounts and users on the command line', () => {
  let service: TestService
  before(async () => {
    service = await startTestService()
  })
  after(() => service.stop())

  const run = (t: TestContext, ...words: string[]) => runInProcess(t, words, { DATABASE_URL: service.database_url })

  it('begin with one account, which need not be named', async (t) => {
    const { code, stdout } = await run(t, 'accounts', 'list')
    assert.equal(code, 0)
    assert.match(stdout, /^ID +NAME +CREATED +STATE\nsvcacc_\w{26} +Main +\S+Z +active\n$/)
  })

  it('has users with an address of their own each, to whom conversations can be given', async (t) => {
    const created = await run(t, 'users', 'create', '--name', 'Mo', '--email', 'Mo@Example.com')
    assert.deepEqual([created.code, created.stderr], [0, ''])
    assert.match(created.stdout, /^svcusr_\w{26}\n$/)
    const assignee = created.stdout.trim()
    const api = await service.client()
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    assert.equal((await api.patch(`/conversations/${conversation.id}`, { assignee })).body.assignee, assignee)
    const { stdout } = await run(t, 'users', 'list')
    assert.match(stdout, new RegExp(`^${assignee} +Mo +mo@example.com +agent$`, 'm'))
    const again = await run(t, 'users', 'create', '--name', 'Other', '--email', 'mo@example.com', '--role', 'viewer')
    assert.deepEqual([again.code, again.stdout], [1, ''])
    assert.match(again.stderr, /mo@example\.com/)
  })

  it('have names of their own, in any case of letters', async (t) => {
    assert.equal((await run(t, 'accounts', 'create', '--name', 'Lindqvist')).code, 0)
    for (const name of ['Lindqvist', ' lindqvist ']) {
      const { code, stdout, stderr } = await run(t, 'accounts', 'create', '--name', name)
      assert.deepEqual([code, stdout], [1, ''])
      assert.match(stderr, /An account named "Lindqvist" already exists: svcacc_/)
    }
    const { stdout } = await run(t, 'accounts', 'list', '--json')
    assert.deepEqual(
      JSON.parse(stdout).map(({ name }: { name: string }) => name),
      ['Main', 'Lindqvist'],
    )
  })

  it('must be told which, once there are several: by id or by name', async (t) => {
    const created = await run(t, 'accounts', 'create', '--name', 'Second', '--json')
    assert.deepEqual([created.code, created.stderr], [0, ''])
    const { id, name } = JSON.parse(created.stdout)
    assert.equal(name, 'Second')
    const unsaid = await run(t, 'keys', 'create', '--mode', 'live')
    assert.deepEqual([unsaid.code, unsaid.stdout], [2, ''])
    assert.match(unsaid.stderr, new RegExp(`--account[^]*${id} +Second`))
    assert.equal((await run(t, 'keys', 'list', '--account', 'Third')).code, 2)
    const [by_id, by_name] = [
      await run(t, 'keys', 'create', '--mode', 'live', '--account', id),
      await run(t, 'keys', 'create', '--mode', 'live', '--account', 'Second'),
    ]
    assert.deepEqual([by_id.code, by_name.code], [0, 0])
    const [one, other] = [client(service.base, by_id.stdout.trim()), client(service.base, by_name.stdout.trim())]
    const { body: contact } = await one.post('/contacts', someContact())
    assert.equal((await other.get(`/contacts/${contact.id}`)).status, 200)
    assert.equal((await (await service.client()).get(`/contacts/${contact.id}`)).status, 404)
    const keys = await run(t, 'keys', 'list', '--json', '--account', 'Second')
    assert.equal(JSON.parse(keys.stdout).length, 2)
  })

  it('are suspended and resumed: meanwhile nobody and no key gets in', async (t) => {
    const id = (await run(t, 'accounts', 'create', '--name', 'Fourth')).stdout.trim()
    const key = (await run(t, 'keys', 'create', '--mode', 'live', '--account', id)).stdout.trim()
    const page = await person(service, 'owner', id)
    const status = async () => [
      (await client(service.base, key).get('/contacts')).status,
      (await page.get('/session')).status,
    ]
    assert.deepEqual(await status(), [200, 200])
    for (let n = 0; n < 2; n++)
      assert.deepEqual((await run(t, 'accounts', 'suspend', 'Fourth')).stdout, 'Fourth is suspended.\n')
    await eventually(async () => assert.deepEqual(await status(), [403, 403]))
    assert.match((await run(t, 'accounts', 'list')).stdout, new RegExp(`^${id} +Fourth +\\S+ +suspended$`, 'm'))
    assert.equal((await run(t, 'accounts', 'resume', id)).code, 0)
    await eventually(async () => assert.deepEqual(await status(), [200, 200]))
    const { data } = (await page.get('/audit_log')).body
    assert.deepEqual(
      data.map(({ action }: { action: string }) => action),
      ['account.resumed', 'account.suspended', 'api_key.created', 'account.created'],
    )
    assert.deepEqual(
      [await run(t, 'accounts', 'suspend'), await run(t, 'accounts', 'resume', 'Nobody')].map((one) => one.code),
      [2, 2],
    )
  })

  it('leave an entry in the audit log for whatever they change, as the dashboard does', async (t) => {
    const id = (await run(t, 'accounts', 'create', '--name', 'Fifth')).stdout.trim()
    const page = await person(service, 'owner', id)
    await run(t, 'keys', 'create', '--mode', 'test', '--name', 'Site', '--scopes', 'contacts:read', '--account', id)
    const [made] = JSON.parse((await run(t, 'keys', 'list', '--json', '--account', id)).stdout)
    const rolled = await run(t, 'keys', 'roll', made.id, '--grace', '2')
    assert.equal(rolled.code, 0)
    for (let n = 0; n < 2; n++) await run(t, 'keys', 'revoke', made.id)
    await run(t, 'users', 'create', '--name', 'Ada', '--email', 'Ada@Example.com', '--account', id)
    const entries = (await page.get('/audit_log')).body.data as {
      action: string
      mode: string | null
      actor: { name: string }
      details: Record<string, unknown>
    }[]
    assert.deepEqual(
      entries.map(({ action, mode, actor, details }) => [
        action,
        mode,
        actor.name,
        details.successor ? 'its successor' : details,
      ]),
      [
        ['user.created', null, 'command line', { email: 'ada@example.com', role: 'agent' }],
        ['api_key.revoked', 'test', 'command line', {}],
        ['api_key.rolled', 'test', 'command line', 'its successor'],
        ['api_key.created', 'test', 'command line', { name: 'Site', scopes: ['contacts:read'], expires_at: null }],
        ['account.created', null, 'command line', { name: 'Fifth' }],
      ],
    )
  })
})
