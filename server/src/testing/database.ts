import pg from 'pg'
import { migrate } from '../db/migrate.ts'
import { lazily } from '../jobs/lazily.ts'

const template = 'parley_template'

/** Creates the database that tests clone, once per run. */
export async function prepareTemplate(server_url: string): Promise<void> {
  const server = new pg.Pool({ connectionString: server_url })
  await server.query(`create database ${template}`)
  await server.end()
  await migrate(databaseUrl(server_url, template))
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Clones the migrated template. Copying its files takes 30 ms of processor time, copying through the log ten times that. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await server().query(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: databaseUrl(serverUrl(), name),
    drop: async () => void (await server().query(`drop database ${name} with (force)`)),
  }
}

// One connection per process: a new one takes as much processor time as the clone. It keeps no process from ending.
const server = lazily(() =>
  new pg.Pool({ connectionString: serverUrl(), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
    // One that breaks is replaced at its next use.
    .on('error', () => {}),
)

function serverUrl(): string {
  const { TEST_SERVER_URL: url } = process.env
  if (!url) throw new Error('Tests need a PostgreSQL server: run them with "npm test -- <file>", which starts one.')
  return url
}

function databaseUrl(server_url: string, name: string): string {
  return new URL(`/${name}`, server_url).href
}
