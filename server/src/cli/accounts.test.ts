import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { said } from '../testing/said.ts'
import { client, someContact, startTestService, type TestService } from '../testing/service.ts'

describe('accounts and users on the command line', () => {
  let service: TestService
  before(async () => {
    service = await startTestService()
  })
  after(() => service.stop())

  const run = (t: TestContext, ...words: string[]) => said(t, words, { DATABASE_URL: service.database_url })

  it('begin with one account, which need not be named', async (t) => {
    const { code, stdout } = await run(t, 'accounts', 'list')
    assert.equal(code, 0)
    assert.match(stdout, /^ID +NAME +CREATED\nsvcacc_\w{26} +Main +\S+Z\n$/)
  })

  it('has users with an address of their own each, to whom conversations can be given', async (t) => {
    const made = await run(t, 'users', 'create', '--name', 'Mo', '--email', 'Mo@Example.com')
    assert.deepEqual([made.code, made.stderr], [0, ''])
    assert.match(made.stdout, /^svcusr_\w{26}\n$/)
    const assignee = made.stdout.trim()
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

  it('must be told which, once there are several: by id or by name', async (t) => {
    const made = await run(t, 'accounts', 'create', '--name', 'Second')
    assert.deepEqual([made.code, made.stderr], [0, ''])
    const id = made.stdout.trim()
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
})
