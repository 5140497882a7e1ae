import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { migrations } from '../db/migrate.ts'
import { sql } from '../db/sql.ts'
import { deploymentSecret, isOtherSecret } from '../secrets.ts'
import type { Command } from './usage.ts'
import { withDatabase } from './with-database.ts'

const help = `Usage: parley doctor

Checks this deployment, whether its service is running or not, and says in words what is wrong and what to do.
Exit code 0 when everything is well, 1 when something needs attention.`

interface Finding {
  /** What was looked at. */
  name: string
  /** What was found. */
  fact: string
  /** What to do about it; absent when it is well. */
  advice?: string
}

export const doctor: Command = {
  summary: 'check this deployment and say what is wrong',
  help,
  async run(words, environment) {
    parseArgs({ args: words, options: {} })
    const config = readConfig(environment)
    const findings = [
      runtime(),
      await disk(config),
      await secretFile(config),
      await listening(config),
      ...(await databaseFindings(config, environment)),
    ]
    for (const { name, fact, advice } of findings) {
      console.log(`${advice === undefined ? '✓' : '✗'} ${name.padEnd(12)} ${fact}`)
      if (advice !== undefined) console.log(`  ${' '.repeat(12)} → ${advice}`)
    }
    const wrong = findings.filter(({ advice }) => advice !== undefined).length
    console.log(wrong === 0 ? '\nEverything is well.' : `\n${wrong} of ${findings.length} checks need attention.`)
    return wrong === 0 ? 0 : 1
  },
}

function runtime(): Finding {
  const major = Number(process.versions.node.split('.')[0])
  const fact = `Node ${process.versions.node} on ${process.platform} ${process.arch}`
  return { name: 'runtime', fact, ...(major < 26 && { advice: 'Run through npm, which brings the pinned Node 26.' }) }
}

const least_free_gb = 1

async function disk({ data_dir }: Config): Promise<Finding> {
  const found = await statfs(data_dir).catch(() => undefined)
  if (!found) return { name: 'disk', fact: `${data_dir} does not exist yet: it is made at the first start` }
  const { bavail, bsize } = found
  const free_gb = (bavail * bsize) / 2 ** 30
  const advice = 'Make room: without it the database stops taking writes.'
  return {
    name: 'disk',
    fact: `${free_gb.toFixed(1)} GB free under ${data_dir}`,
    ...(free_gb < least_free_gb && { advice }),
  }
}

async function secretFile(config: Config): Promise<Finding> {
  if (config.secret_key !== '') return { name: 'secret', fact: 'SECRET_KEY is set' }
  const file = join(config.data_dir, 'secret.key')
  const found = await stat(file).catch(() => undefined)
  if (!found) return { name: 'secret', fact: 'none yet: it is made at the first start' }
  const open = (found.mode & 0o077) !== 0
  return { name: 'secret', fact: file, ...(open && { advice: `Others can read it: chmod 600 ${file}` }) }
}

async function listening({ host, port }: Config): Promise<Finding> {
  const address = `http://${host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
  const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  if (!answer) return { name: 'service', fact: `nothing answers at ${address}: it is not running, or runs elsewhere` }
  const { status, failing } = (await answer.json().catch(() => ({}))) as {
    status?: string
    failing?: Record<string, string>
  }
  if (status === 'ready') return { name: 'service', fact: `running and ready at ${address}` }
  if (failing === undefined)
    return { name: 'service', fact: `something else answers at ${address}`, advice: 'Choose another PORT.' }
  return { name: 'service', fact: `running at ${address}, not ready`, advice: Object.values(failing).join(' ') }
}

async function databaseFindings(config: Config, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    return await withDatabase(environment, async (database) => [
      await server(database),
      await schema(database),
      await sameSecret(database, config),
      await clock(database),
      await backlog(database),
    ])
  } catch (error) {
    const advice =
      config.database_url === ''
        ? 'See what the embedded PostgreSQL says above.'
        : 'Check DATABASE_URL, and that PostgreSQL runs and lets this machine in.'
    return [{ name: 'database', fact: (error as Error).message, advice }]
  }
}

async function server(database: Database): Promise<Finding> {
  const [row] = await database.run(
    sql`select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size, current_setting('fsync') as fsync`,
  )
  const advice = 'fsync is off: a power failure loses what was acknowledged. Turn it on.'
  return { name: 'database', fact: `PostgreSQL ${row.version}, ${row.size}`, ...(row.fsync !== 'on' && { advice }) }
}

async function schema(database: Database): Promise<Finding> {
  const [row] = await database.run<{ newest: number }>(sql`select max(number) as newest from migrations`)
  const newest = Math.max(...migrations().map(({ number }) => number))
  return {
    name: 'schema',
    fact: `migration ${row!.newest} of ${newest}`,
    ...(row!.newest !== newest && { advice: 'Run: parley migrate' }),
  }
}

async function sameSecret(database: Database, config: Config): Promise<Finding> {
  const made = config.secret_key !== '' || (await stat(join(config.data_dir, 'secret.key')).catch(() => undefined))
  if (!made) return { name: 'key', fact: 'no secret here yet: it is made at the first start' }
  if (!(await isOtherSecret(database, deploymentSecret(config))))
    return { name: 'key', fact: 'the secret is the one this database was made with' }
  const advice =
    'Give this process the same one: SECRET_KEY, or secret.key under the DATA_DIR the database was made in.'
  return { name: 'key', fact: 'the secret is another one than this database was made with', advice }
}

const most_clock_difference_s = 5

async function clock(database: Database): Promise<Finding> {
  const [row] = await database.run<{ now: string }>(sql`select clock_timestamp() as now`)
  const seconds = Math.abs(Date.parse(row!.now) - Date.now()) / 1000
  const advice = 'Set both clocks by NTP: snoozes and expiries would come at the wrong time.'
  return {
    name: 'clock',
    fact: `${seconds.toFixed(1)} s apart from the database's`,
    ...(seconds > most_clock_difference_s && { advice }),
  }
}

const most_wait_s = 30

async function backlog(database: Database): Promise<Finding> {
  const [row] = await database.run<{ waiting: number; oldest_s: number | null }>(sql`
    select count(*)::integer as waiting, extract(epoch from now() - min(created_at))::integer as oldest_s
    from (select environment_id, event_id from outbox order by id limit 10000) waiting
    join events on events.environment_id = waiting.environment_id and events.id = event_id`)
  const { waiting, oldest_s } = row!
  if (waiting === 0) return { name: 'events', fact: 'every event has its number' }
  const advice = 'Nobody numbers events: is the service running?'
  return {
    name: 'events',
    fact: `${waiting} wait for their number, the oldest for ${oldest_s} s`,
    ...(oldest_s! > most_wait_s && { advice }),
  }
}
