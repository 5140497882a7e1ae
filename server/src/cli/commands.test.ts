import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cloneDatabase, type TestDatabase } from '../testing/database.ts'
import { parley } from '../testing/processes.ts'
import { runInProcess } from '../testing/run-in-process.ts'

// Commands that get as far as the database fail with another exit code.
const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }

const commands = [
  'start',
  'keys',
  'accounts',
  'users',
  'audit',
  'listen',
  'trigger',
  'crm',
  'assistant',
  'knowledge',
  'try',
  'migrate',
  'search',
  'backup',
  'restore',
  'secrets',
  'alarms',
  'doctor',
  'openapi',
  'completion',
]

describe('the command line', () => {
  let database: TestDatabase
  before(async () => {
    database = await cloneDatabase()
  })
  after(() => database.drop())
  const run = (...words: string[]) => parley(words, { DATABASE_URL: database.url })

  it('lists its commands when asked for help, or for nothing', async (t) => {
    for (const words of [[], ['--help'], ['-h'], ['help']]) {
      const { code, stdout, stderr } = await runInProcess(t, words)
      assert.deepEqual([code, stderr], [0, ''])
      for (const command of commands) assert.match(stdout, new RegExp(`^  ${command} `, 'm'))
    }
  })

  it('tells its version', async (t) => {
    for (const word of ['--version', '-v'])
      assert.deepEqual(await runInProcess(t, [word], nowhere), { code: 0, stdout: '0.1.0\n', stderr: '' })
  })

  it('says what it did as JSON, to programs', async (t) => {
    const json = async (...words: string[]) => {
      const { code, stdout, stderr } = await runInProcess(t, [...words, '--json'], { DATABASE_URL: database.url })
      assert.equal(code, 0, stderr)
      return JSON.parse(stdout)
    }
    const { id, key } = await json('keys', 'create', '--mode', 'test')
    assert.match(key, /^svc_test_/)
    assert.match((await json('keys', 'roll', id)).key, /^svc_test_/)
    assert.deepEqual(await json('keys', 'revoke', id), { id, revoked: true })
    const user = await json('users', 'create', '--name', 'Ana', '--email', 'ana@example.com')
    assert.equal((await json('users', 'list'))[0].id, user.id)
    assert.match((await json('users', 'reset-password', 'ana@example.com')).url, /#token=/)
    assert.deepEqual(await json('migrate'), { applied: [] })
    assert.deepEqual(await json('search', 'reindex'), { up_to_date: true })
    assert.match((await json('openapi')).openapi, /^3\.1/)
  })

  it('explains each command, touching nothing', async (t) => {
    for (const words of [
      ...commands.map((command) => [command]),
      ['keys', 'create'],
      ['keys', 'roll'],
      ['users', 'list'],
    ]) {
      const { code, stdout, stderr } = await runInProcess(t, [...words, '--help'], nowhere)
      assert.deepEqual([code, stderr], [0, ''], words.join(' '))
      assert.match(stdout, new RegExp(`^Usage:\\s+parley ${words[0]}`))
    }
  })

  it('answers what it does not understand with 2 and how it is written, on the error channel alone', async (t) => {
    const wrong = [
      ['key'],
      ['constructor'],
      ['keys'],
      ['keys', 'make'],
      ['keys', 'create'],
      ['keys', 'create', '--mode', 'prod'],
      ['keys', 'create', '--mode', 'test', '--scope', 'full'],
      ['keys', 'create', '--mode', 'test', '--scopes', 'contacts:delete'],
      ['keys', 'create', '--mode', 'test', '--scopes', ''],
      ['keys', 'create', '--mode', 'test', '--expires-in', '0'],
      ['keys', 'create', '--mode', 'test', '--expires-in', '1.5'],
      ['keys', 'create', '--mode', 'test', 'more'],
      ['keys', 'list', 'more'],
      ['keys', 'revoke'],
      ['keys', 'revoke', 'one', 'two'],
      ['keys', 'roll'],
      ['keys', 'roll', 'one', '--grace', '169'],
      ['keys', 'roll', 'one', '--grace', '-1'],
      ['accounts'],
      ['accounts', 'create'],
      ['accounts', 'create', '--name', ' '],
      ['users', 'create', '--name', 'Mo'],
      ['users', 'create', '--name', 'Mo', '--email', 'mo'],
      ['users', 'create', '--name', 'Mo', '--email', 'mo@example.com', '--role', 'king'],
      ['start', '--port', '80'],
      ['migrate', 'down'],
      ['migrate', '--force'],
      ['openapi', '--yaml'],
      ['completion'],
      ['completion', 'powershell'],
      ['completion', 'constructor'],
      ['doctor', '--fix'],
      ['start', '--role', 'boss'],
      ['start', '--demo', '--role', 'api'],
      ['listen'],
      ['listen', '--forward-to', 'http://'],
      ['listen', '--forward-to', 'localhost:4000', '--secret', 'mine'],
      ['listen', '--forward-to', 'localhost:4000', '--key', 'svc_test_x'],
      ['listen', '--forward-to', 'localhost:4000', '--mode', 'prod'],
      ['listen', '--forward-to', 'localhost:4000', '--url', 'http://127.0.0.1:3000'],
      ['backup'],
      ['backup', 'one', 'two'],
      ['restore'],
      ['restore', '/nowhere/backup'],
      ['trigger'],
      ['trigger', 'message'],
      ['trigger', 'message.created', 'twice'],
      ['trigger', 'toString'],
    ]
    for (const words of wrong) {
      const { code, stdout, stderr } = await runInProcess(t, words, nowhere)
      assert.deepEqual([code, stdout], [2, ''], `${words.join(' ')}: ${stderr}`)
      assert.match(stderr, /\S/)
    }
    const { code, stdout, stderr } = await run('keys', 'create', '--mod', 'test')
    assert.deepEqual([code, stdout], [2, ''])
    assert.match(stderr, /--mod/)
    assert.ok(!stderr.includes('    at '), stderr)
  })

  it('says what was probably meant by a command, an action or an option that does not exist', async (t) => {
    const meant = {
      kyes: /^There is no command "kyes"\. Did you mean keys\?\n\nUsage: parley <command>/,
      'keys crete': /^There is no "parley keys crete"\. Did you mean create\?\n\nUsage:\n {2}parley keys create/,
      'crm resum x': /^There is no "parley crm resum"\. Did you mean resume\?\n/,
      'search reindx': /Did you mean reindex\?/,
      'keys create --mod test': /^parley keys has no option --mod\. Did you mean --mode\? See parley keys --help\.$/,
      'listen --forward http://localhost': /Did you mean --forward-to\?/,
      'start --rol api': /Did you mean --role\?/,
      'users list -x': /^parley users has no option -x\. See parley users --help\.$/,
      constructor: /^There is no command "constructor"\.\n/,
    }
    for (const [words, answer] of Object.entries(meant)) {
      const { code, stdout, stderr } = await runInProcess(t, words.split(' '), nowhere)
      assert.deepEqual([code, stdout], [2, ''], words)
      assert.match(stderr.trim(), answer)
    }
  })

  it('offers JSON from every command that prints something', async (t) => {
    for (const command of commands.filter((one) => !['start', 'completion'].includes(one)))
      assert.match((await runInProcess(t, [command, '--help'], nowhere)).stdout, /--json/, command)
  })

  it('answers what cannot be done with 1 and one reason', async (t) => {
    const failing: [string[], Record<string, string>, RegExp][] = [
      [['keys', 'list'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /127\.0\.0\.1:1|ECONNREFUSED/],
      [['keys', 'list'], { PORT: 'x', RATE_LIMIT: 'y' }, /PORT.*\n.*RATE_LIMIT/],
      [['keys', 'revoke', 'svckey_unknown'], { DATABASE_URL: database.url }, /There is no key svckey_unknown/],
      [['keys', 'roll', 'svckey_unknown'], { DATABASE_URL: database.url }, /There is no active key svckey_unknown/],
    ]
    for (const [words, settings, reason] of failing) {
      const { code, stdout, stderr } = await runInProcess(t, words, settings)
      assert.deepEqual([code, stdout], [1, ''], stderr)
      assert.match(stderr, reason)
    }
    const { code, stdout, stderr } = await run('keys', 'revoke', 'svckey_unknown')
    assert.deepEqual([code, stdout, stderr], [1, '', 'There is no key svckey_unknown.\n'])
  })

  it('brings a database up to date, and says what it did', async (t) => {
    const again = await runInProcess(t, ['migrate'], { DATABASE_URL: database.url })
    assert.deepEqual([again.code, again.stdout], [0, 'The database is up to date.\n'])
  })

  it('prints the OpenAPI document, and nothing else', async (t) => {
    const { code, stdout } = await runInProcess(t, ['openapi'])
    assert.equal(code, 0)
    assert.match(JSON.parse(stdout).openapi, /^3\.1/)
  })
})
