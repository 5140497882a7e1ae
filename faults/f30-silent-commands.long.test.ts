import assert from 'node:assert/strict'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { newKey } from '../server/src/accounts/key-format.ts'
import { everyCommand } from '../server/src/cli/commands.ts'
import { syntaxOf } from '../server/src/cli/syntax.ts'
import { sql } from '../server/src/db/sql.ts'
import { cloneDatabase } from '../server/src/testing/database.ts'
import { dataFolder, undo } from '../server/src/testing/embedded-database.ts'
import { eventually } from '../server/src/testing/service.ts'
import { blackHole } from './support/black-hole.ts'
import { each, figures, goesRed, twin } from './support/fault.ts'
import { importWithout, type Patch } from './support/sabotage.ts'
import { spawnCommand } from './support/service-process.ts'
import { meetings, type Place } from './support/silent-commands.ts'

/** What would take minutes otherwise. */
const short: Patch[] = [
  ['src/cli/api-calls.ts', 'call_ms = 120_000', 'call_ms = 2000'],
  ['src/cli/with-key.ts', 'alive_ms = 10_000', 'alive_ms = 2000'],
  ['src/cli/event-stream.ts', 'silence_ms = 60_000', 'silence_ms = 2000'],
  ['src/cli/documents/web.ts', 'answer_ms = 30_000', 'answer_ms = 2000'],
  ['src/files/s3-bucket.ts', 'answer_ms = 30_000', 'answer_ms = 2000'],
  ['src/mail/smtp.ts', 'const connect_ms = 8000', 'const connect_ms = 2000'],
  ['src/system/alarms/tell.ts', 'answer_ms = 10_000', 'answer_ms = 2000'],
  ['src/db/with-client.ts', 'away_ms = 60_000', 'away_ms = 1000'],
  ['src/db/with-client.ts', 'look_ms = 10_000', 'look_ms = 1000'],
]
/** Whoever waits that long on a busy machine waits for ever. */
const patience_ms = 90_000

test('F30: every command whose other side says nothing says what did not respond, and ends', async (t) => {
  const hole = await dark(t)
  const place = placeAt(t, hole.port)
  await makeBackup(t, place.file)
  const commands = await everyCommand()
  const names = Object.keys(commands).filter((name) => name !== 'listen')
  assert.deepEqual(Object.keys(meetings).sort(), names.sort(), 'a command without a line in the table')
  const all = names.flatMap((name) => meetings[name]!(place).map((meeting) => ({ name, ...meeting })))
  const missing = names.flatMap((name) =>
    syntaxOf(name, commands[name]!)
      .actions.filter(() => meetings[name]!(place).length > 0)
      .filter((action) => !all.some((one) => one.name === name && one.words.split(' ')[0] === action))
      .map((action) => `${name} ${action}`),
  )
  assert.deepEqual(missing, ['backup verify'], 'an action without a line in the table')
  const bad: string[] = []
  await each(all, 6, async ({ name, words, settings = {}, says }) => {
    const command = [name, ...words.split(' ').filter((word) => word !== '')]
    const { code, said } = await run(t, command, { DATA_DIR: dataFolder(t), ...settings })
    if (code !== 1 || !says.test(said)) bad.push(`${command.join(' ')}: ${code} ${said}`)
  })
  assert.deepEqual(bad, [])
  figures(t, { commands: all.length, connections: hole.connections() })
})

test('F30: a database that falls silent in the middle of a command, or at its end, ends it', async (t) => {
  const database = await cloneDatabase()
  undo(t, database.drop)
  await makeKey(t, database.url)
  const hole = await blackHole(t, database.url)
  const folder = dataFolder(t)
  const settings = { DATABASE_URL: hole.url, DATA_DIR: folder, STATEMENT_TIMEOUT_MS: '2000' }
  const steps: [command: string[], what: RegExp, code: number, says: RegExp][] = [
    [['migrate'], /pg_try_advisory_lock/, 1, /The database said nothing for/],
    [['backup', join(folder, 'b')], /copy /i, 1, /The database said nothing for/],
    [['keys', 'list'], /from accounts/, 1, /database/],
    [['search', 'reindex'], /from accounts/, 1, /database/],
    [['audit', 'verify'], /from accounts/, 1, /database/],
    // After its work, there is nothing to fail.
    [['keys', 'list'], /svckey_/, 0, /svckey_/],
  ]
  for (const [command, what, code, says] of steps) {
    const swallowed = hole.swallowAt(what, code === 0 ? 'all' : 'nothing')
    const running = run(t, command, settings)
    await Promise.race([swallowed, running])
    const { said, ...ended } = await running
    assert.equal(ended.code, code, `${command}: ${said}`)
    assert.match(said, says, command.join(' '))
  }
})

test('F30: who says goodbye to a database that fell silent does not wait for its answer', async (t) => {
  await goodbye(t, [], patience_ms)
})

twin('F30 twin: where a goodbye has no deadline, it takes for ever', async (t) => {
  const endless: Patch = ['src/db/shared-connection.ts', '{ whole_ms: end_ms }', '{ whole_ms: 2 ** 30 }']
  await goesRed(() => goodbye(t, [endless], 10_000), /a goodbye waits for ever/)
})

twin('F30 twin: where calls have no deadline, a command waits for ever', async (t) => {
  const { port } = await dark(t)
  const endless: Patch = ['src/cli/api-calls.ts', '        signal: limit,\n', '']
  const command = ['crm', 'list', ...placeAt(t, port).api]
  await goesRed(() => run(t, command, {}, [...short, endless], 20_000), /waits for ever/)
})

test('F30: listen says that it hears nothing, connects again, and stops when asked to', async (t) => {
  const hole = await dark(t)
  const command = ['listen', '--forward-to', 'localhost:1', ...placeAt(t, hole.port).api]
  const listening = spawnCommand(t, { command, settings: {}, without: short })
  await eventually(() => {
    assert.match(listening.said(), /\/v1 said nothing for 2 s\. Opening the stream again/)
    assert.ok(hole.connections() > 1, 'it has not connected again')
  }, patience_ms)
  assert.equal(await listening.stop(), 0, listening.said())
})

async function goodbye(t: TestContext, without: Patch[], longest_ms: number) {
  const { openDatabase } = await importWithout<typeof import('../server/src/db/database.ts')>(
    without,
    'src/db/database.ts',
  )
  const { url, drop } = await cloneDatabase()
  undo(t, drop)
  const hole = await blackHole(t, url)
  const database = openDatabase({ url: hole.url, connections: 4, statement_timeout_ms: 2000 })
  for (const way of ['read', 'write', 'run'] as const) await database[way](sql`select 1`)
  assert.ok(hole.swallow() > 2)
  await patiently('a goodbye', database.close(), longest_ms)
}

async function makeKey(t: TestContext, DATABASE_URL: string) {
  const { code, said } = await run(t, ['keys', 'create', '--mode', 'test'], { DATABASE_URL, DATA_DIR: dataFolder(t) })
  assert.equal(code, 0, said)
}

async function makeBackup(t: TestContext, file: string) {
  const database = await cloneDatabase()
  const { code, said } = await run(t, ['backup', file], { DATABASE_URL: database.url, DATA_DIR: dataFolder(t) })
  await database.drop()
  assert.equal(code, 0, said)
}

async function run(
  t: TestContext,
  command: string[],
  settings: Record<string, string>,
  without = short,
  longest_ms = patience_ms,
) {
  const process = spawnCommand(t, { command, settings, without })
  await patiently(command.join(' '), process.exited, longest_ms)
  return { code: process.child.exitCode, said: process.said() }
}

async function patiently<T>(what: string, work: Promise<T>, longest_ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(new assert.AssertionError({ message: `${what} waits for ever` }))
  const patience = setTimeout(giveUp, longest_ms)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(patience))
}

/** Accepts connections, and says nothing. */
async function dark(t: TestContext) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo(t, async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return { port: (server.address() as { port: number }).port, connections: () => sockets.size }
}

function placeAt(t: TestContext, port: number): Place {
  const folder = dataFolder(t)
  for (const name of ['one.md', 'two.md', 'three.md']) writeFileSync(join(folder, name), `# ${name}\n\nText.\n`)
  return {
    port,
    database: { DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/none` },
    api: ['--url', `http://127.0.0.1:${port}/v1`, '--key', newKey('test')],
    file: join(dataFolder(t), 'backup'),
    folder,
  }
}
