import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  missingKey,
  secretFile,
  secretsHere,
  storedFingerprint,
  unfinishedFingerprint,
} from '../accounts/secrets/deployment-keyring.ts'
import { type Config, readConfig } from '../config/config.ts'
import { fingerprint, keyId } from '../config/keyring.ts'
import { misspeltSettings } from '../config/misspelt-settings.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrations, pending } from '../db/migrate.ts'
import { sql } from '../db/sql.ts'
import { waysOf } from '../system/alarms/tell.ts'
import { serviceUrl } from './deployment.ts'
import { accountFindings } from './doctor-alarms.ts'
import { diskFinding, filesFinding, scannerFinding, spaceFinding } from './doctor-files.ts'
import { backupFinding, promiseFindings } from './doctor-promises.ts'
import type { Finding } from './finding.ts'
import { countSealed } from './rotation/stored.ts'
import { type Command, json_option } from './usage.ts'
import { withUrl } from './with-database.ts'

const help = `Usage: parley doctor [--json]

Checks this deployment and tells you what's wrong and what to do, including what would stop it from starting. Changes nothing.
Exits with 0 if the service is running and everything is fine, with 1 if something needs attention.`

export const doctor: Command = {
  summary: 'check this deployment for problems',
  help,
  async run(words, environment) {
    const { values } = parseArgs({ args: words, options: json_option })
    const config = readConfig(environment)
    const findings = [
      runtime(),
      await diskFinding(config),
      await filesFinding(config),
      ...(await scannerFinding(config)),
      await backupFinding(config),
      ...misspelt(environment),
      await secretState(config),
      toldOfTrouble(config),
      await listening(environment),
      ...(await databaseFindings(config, environment)),
    ]
    const wrong = findings.filter(({ advice }) => advice !== undefined).length
    if (values.json) console.log(JSON.stringify({ healthy: wrong === 0, findings }, null, 2))
    else show(findings, wrong)
    return wrong === 0 ? 0 : 1
  },
}

function show(findings: Finding[], wrong: number): void {
  for (const { name, fact, advice } of findings) {
    console.log(`${advice === undefined ? '✓' : '✗'} ${name.padEnd(12)} ${fact}`)
    if (advice !== undefined) console.log(`  ${' '.repeat(12)} → ${advice}`)
  }
  console.log(wrong === 0 ? '\nEverything is fine.' : `\n${wrong} of ${findings.length} checks need attention.`)
}

/** Settings without effect. */
function misspelt(environment: NodeJS.ProcessEnv): Finding[] {
  return misspeltSettings(environment).map(({ name, setting }) => ({
    name: 'setting',
    fact: `${name} isn't a setting and has no effect`,
    advice: `Did you mean ${setting}?`,
  }))
}

function runtime(): Finding {
  const major = Number(process.versions.node.split('.')[0])
  const fact = `Node ${process.versions.node} on ${process.platform} ${process.arch}`
  return { name: 'runtime', fact, ...(major < 26 && { advice: 'Run through npm, which brings the pinned Node 26.' }) }
}

async function secretState(config: Config): Promise<Finding> {
  if (config.secret_key !== '') return { name: 'secret', fact: 'SECRET_KEY is set' }
  const file = secretFile(config.data_dir)
  const info = await stat(file).catch(() => undefined)
  if (!info) return { name: 'secret', fact: "none yet: it's created at the first start" }
  const open = (info.mode & 0o077) !== 0
  return { name: 'secret', fact: file, ...(open && { advice: `Other users can read it: chmod 600 ${file}` }) }
}

function toldOfTrouble(config: Config): Finding {
  const ways = waysOf(config).map(({ name }) => name)
  const fact =
    ways.length > 0 ? `go to ${ways.join(' and ')}` : 'nobody is told of trouble: see ALARM_EMAIL and ALARM_URL'
  return { name: 'alarms', fact }
}

async function listening(environment: NodeJS.ProcessEnv): Promise<Finding> {
  const address = serviceUrl(environment)
  const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  if (!answer)
    return { name: 'service', fact: `nothing responds at ${address}`, advice: 'Start it, or correct HOST and PORT.' }
  const { status, failing } = (await answer.json().catch(() => ({}))) as {
    status?: string
    failing?: Record<string, string>
  }
  if (status === 'ready') return { name: 'service', fact: `running and ready at ${address}` }
  if (failing === undefined)
    return { name: 'service', fact: `something else responds at ${address}`, advice: 'Choose another PORT.' }
  return { name: 'service', fact: `running at ${address}, not ready`, advice: Object.values(failing).join(' ') }
}

async function databaseFindings(config: Config, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const is_embedded = config.database_url === ''
  if (is_embedded && !existsSync(join(config.data_dir, 'postgres')))
    return [{ name: 'database', fact: "none yet: it's created at the first start" }]
  try {
    return await withUrl(environment, async (url) => {
      const database = openDatabase({ url, connections: 4, statement_timeout_ms: config.statement_timeout_ms })
      try {
        return await findingsIn(database, config)
      } finally {
        await database.close()
      }
    })
  } catch (error) {
    const advice = is_embedded
      ? 'See the messages of the embedded PostgreSQL above.'
      : 'Check DATABASE_URL, and that PostgreSQL is running and accepts connections from this machine.'
    return [{ name: 'database', fact: (error as Error).message, advice }]
  }
}

async function findingsIn(database: Database, config: Config): Promise<Finding[]> {
  const [{ made }] = await database.run(sql`select to_regclass('migrations') is not null as made`)
  if (!made) return [await server(database), { name: 'schema', fact: "none yet: it's created at the first start" }]
  return [
    await server(database),
    await schema(database),
    await sameSecret(database, config),
    await clock(database),
    await backlog(database),
    ...(await promiseFindings(database)),
    ...(await accountFindings(database)),
    ...(await spaceFinding(database, config)),
  ]
}

async function server(database: Database): Promise<Finding> {
  const [row] = await database.run(
    sql`select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size, current_setting('fsync') as fsync`,
  )
  const advice = 'fsync is off: a power failure loses acknowledged data. Turn it on.'
  return { name: 'database', fact: `PostgreSQL ${row.version}, ${row.size}`, ...(row.fsync !== 'on' && { advice }) }
}

async function schema(database: Database): Promise<Finding> {
  const rows = await database.run<{ number: number }>(sql`select number from migrations order by number`)
  const [steps, done] = [migrations(), new Set(rows.map(({ number }) => number))]
  const newest = steps.at(-1)!.number
  const newest_done = rows.at(-1)?.number ?? 0
  const missing = pending(steps, done).length
  const fact = `migration ${newest_done} of ${newest}${missing > 0 ? `, ${missing} to be applied` : ''}`
  if (newest_done > newest) {
    const advice = 'The database is newer than this version, which refuses to start. Run that version or a later one.'
    return { name: 'schema', fact, advice }
  }
  return { name: 'schema', fact, ...(missing > 0 && { advice: 'Start the service, or run: parley migrate' }) }
}

async function sameSecret(database: Database, config: Config): Promise<Finding> {
  const advice = 'Use the secret that the database was created with: SECRET_KEY, or secret.key in its DATA_DIR.'
  const secrets = secretsHere(config)
  const current = await storedFingerprint(database)
  if (secrets.length === 0)
    return current === undefined
      ? { name: 'key', fact: "no secret here yet: it's created at the first start" }
      : { name: 'key', fact: "the secret of this database isn't here", advice }
  const prints = secrets.map(fingerprint)
  if (current !== undefined && !prints.includes(current))
    return { name: 'key', fact: 'the secret belongs to another database', advice }
  const missing = await missingKey(database, secrets)
  if (missing) return { name: 'key', fact: "the previous key is still needed and isn't here", advice: missing }
  return rotation(database, current ?? prints[0]!, prints)
}

/** What remains to be encrypted again: everything, until the first key in the settings is the one in use. */
async function rotation(database: Database, current: string, prints: string[]): Promise<Finding> {
  const others = prints.filter((print) => print !== current)
  const { previous } = await countSealed(database, keyId(current), others.map(keyId))
  const is_begun = prints[0] !== current || (await unfinishedFingerprint(database)) !== undefined
  if (previous === 0 && !is_begun) return { name: 'key', fact: 'the secret belongs to this database' }
  const fact = `the key is being rotated, ${previous} secrets still use the previous key`
  return { name: 'key', fact, advice: 'Once every process has the new key, run: parley secrets rotate' }
}

const max_clock_difference_s = 5

async function clock(database: Database): Promise<Finding> {
  const [row] = await database.run<{ now: string }>(sql`select clock_timestamp() as now`)
  const seconds = Math.abs(Date.parse(row!.now) - Date.now()) / 1000
  const advice = 'Set both clocks by NTP. Otherwise, snoozes and keys end at the wrong time.'
  return {
    name: 'clock',
    fact: `${seconds.toFixed(1)} s apart from the database's`,
    ...(seconds > max_clock_difference_s && { advice }),
  }
}

const max_wait_s = 30

async function backlog(database: Database): Promise<Finding> {
  const [row] = await database.run<{ waiting: number; oldest_s: number | null }>(sql`
    select count(*)::integer as waiting, extract(epoch from now() - min(created_at))::integer as oldest_s
    from (select environment_id, event_id from outbox order by id limit 10000) waiting
    join events on events.environment_id = waiting.environment_id and events.id = event_id`)
  const { waiting, oldest_s } = row!
  if (waiting === 0) return { name: 'events', fact: 'every event has a sequence number' }
  const advice = 'No process numbers events. Is the service running?'
  return {
    name: 'events',
    fact: `${waiting} events are waiting for a sequence number, the oldest for ${oldest_s} s`,
    ...(oldest_s! > max_wait_s && { advice }),
  }
}
