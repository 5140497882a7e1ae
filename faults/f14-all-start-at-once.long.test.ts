import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { migrate, migrations } from '../server/src/db/migrate.ts'
import { cloneDatabase } from '../server/src/testing/database.ts'
import { dataFolder } from '../server/src/testing/embedded-database.ts'
import type { Random } from '../server/src/testing/random.ts'
import { eventually } from '../server/src/testing/service.ts'
import { chance, figures, full, goesRed, larger, sized, twin } from './support/fault.ts'
import { onDatabase } from './support/on-database.ts'
import { patient } from './support/patient.ts'
import type { Patch } from './support/sabotage.ts'
import { emptyDatabase, schemaOf } from './support/schema.ts'
import { spawnCommand } from './support/service-process.ts'

const rounds = sized({ smallest: 1, quick: 1, full: 20 })
const at_once = sized({ smallest: 2, quick: 4, full: 8 })

larger('F14: processes that start at once on an empty database leave one consistent one', async (t) => {
  for (let round = 0; round < rounds; round++) await startTogether(t, await emptyDatabase(t))
  figures(t, { rounds, processes: rounds * at_once, runners: rounds })
})

test('F14: a migration killed half-way leaves nothing, and those that start at once finish it', async (t) => {
  const random = chance(t)
  for (let round = 0; round < rounds; round++) {
    const database_url = await emptyDatabase(t)
    await killHalfWay(t, database_url, random.pick(migrations()).name)
    await startTogether(t, database_url)
  }
  figures(t, { rounds, killed: rounds, processes: rounds * at_once, runners: rounds })
})

if (full)
  test('F14: migrations killed at any moment are finished by the next', async (t) => {
    const random = chance(t)
    for (let round = 0; round < rounds; round++) {
      const database_url = await emptyDatabase(t)
      await killAtRandom(t, database_url, random)
      await startTogether(t, database_url)
    }
    figures(t, { rounds })
  })

const migrate_file = 'src/db/migrate.ts'

twin('F14 twin: without the lock, those that start at once fall over each other', async (t) => {
  const lock: Patch = [
    migrate_file,
    'await lockMigrations(client, say, max_wait_ms)',
    'void [lockMigrations, say, max_wait_ms]',
  ]
  const without = [lock, lingering(migrations()[0]!.name, everybody_migrates)]
  await goesRed(async () => startTogether(t, await emptyDatabase(t), without), /did not start/)
})

twin('F14 twin: without its transaction, a killed migration counts as done', async (t) => {
  const begin: Patch = [migrate_file, "await client.query('begin')", '']
  await goesRed(async () => killHalfWay(t, await emptyDatabase(t), migrations()[2]!.name, [begin]), /left something/)
})

async function startTogether(t: TestContext, database_url: string, without: Patch[] = []): Promise<void> {
  const missing = migrations().length - (await recorded(database_url)).length
  const SECRET_KEY = randomBytes(32).toString('base64')
  const starting = Array.from({ length: at_once }, () =>
    spawnCommand(t, {
      settings: { ...patient, DATABASE_URL: database_url, SECRET_KEY, DATA_DIR: dataFolder(t) },
      without,
      command: ['start'],
    }),
  )
  const started = await Promise.allSettled(starting.map(({ url }) => url))
  const failures = started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  assert.deepEqual(failures, [], 'some did not start')
  const done = starting.flatMap(({ said }) => /up to date: (\d+) migrations/.exec(said())?.[1] ?? [])
  assert.deepEqual(done, missing > 0 ? [String(missing)] : [], 'more than one migrated')
  const codes = await Promise.all(starting.map(({ stop }) => stop()))
  assert.deepEqual(new Set(codes), new Set([0]), 'some did not stop in order')
  await isWhole(database_url)
}

/** The schema is that of an undisturbed start, there is one account, and no migration is left to run. */
async function isWhole(database_url: string): Promise<void> {
  const undisturbed = await cloneDatabase()
  try {
    assert.deepEqual(await schemaOf(database_url), await schemaOf(undisturbed.url), 'the schema differs')
  } finally {
    await undisturbed.drop()
  }
  assert.deepEqual(
    await recorded(database_url),
    migrations().map(({ name }) => name),
  )
  const [made] = await onDatabase(
    database_url,
    'select (select count(*) from accounts) as accounts, (select count(*) from environments) as environments',
  )
  assert.deepEqual(made, { accounts: '1', environments: '2' })
  assert.deepEqual(await migrate(database_url), [], 'a second run found something to do')
}

/** Kills a process during a migration. Nothing of that one may be left, and all earlier ones must be complete. */
async function killHalfWay(t: TestContext, database_url: string, name: string, without: Patch[] = []): Promise<void> {
  const migrating = spawnCommand(t, {
    settings: { DATABASE_URL: database_url },
    without: [...without, lingering(name, 'select pg_sleep(600)')],
    command: ['migrate'],
  })
  const asleep = "from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()"
  await eventually(async () => assert.equal((await onDatabase(database_url, `select ${asleep}`)).length, 1))
  await migrating.kill()
  // The database notices only when it tries to respond.
  await onDatabase(database_url, `select pg_terminate_backend(pid, 60000) ${asleep}`)
  const before = migrations().filter((step) => step.name < name)
  assert.deepEqual(
    await recorded(database_url),
    before.map((step) => step.name),
    'it left something',
  )
  const undisturbed = await emptyDatabase(t)
  await migrate(undisturbed, { steps: before })
  assert.deepEqual(await schemaOf(database_url), await schemaOf(undisturbed), 'it left something')
}

/** Runs another statement at the end of a migration. */
function lingering(name: string, statement: string): Patch {
  const text = 'await client.query(step.text)'
  return [
    migrate_file,
    text,
    `await client.query(step.text + (step.name === ${JSON.stringify(name)} ? ${JSON.stringify(`;\n${statement};`)} : ''))`,
  ]
}

// With a time limit, because one of them may fail before it gets this far.
const everybody_migrates = `do $$ begin
  while clock_timestamp() < now() + interval '1 minute' and (select count(*) from pg_stat_activity where datname = current_database() and application_name = 'parley migrate') < ${at_once} loop
    perform pg_sleep(0.02), pg_stat_clear_snapshot();
  end loop;
end $$`

async function killAtRandom(t: TestContext, database_url: string, random: Random): Promise<void> {
  const migrating = spawnCommand(t, { settings: { DATABASE_URL: database_url }, command: ['migrate'] })
  await eventually(async () => {
    assert.ok(!migrating.lives() || (await schemaOf(database_url)).length > random.int(0, 150))
  })
  await migrating.kill()
}

async function recorded(database_url: string): Promise<string[]> {
  const [table] = await onDatabase(database_url, "select to_regclass('migrations') as name")
  if (table!.name === null) return []
  return (await onDatabase(database_url, 'select name from migrations order by number')).map(({ name }) => name!)
}
