import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startTemporaryServer } from '../../server/src/testing/temporary-server.ts'

export interface DatabaseServer {
  name: string
  /** Settings with which a service finds its data by itself, as an operator's does. */
  own_settings: Record<string, string>
  /** The database of the large data set. */
  url: string
  /** The server's main process, if the benchmark started it. */
  pid: number | undefined
  createDatabase(name: string): Promise<string>
  /** Stops an embedded server, for a service to start it. */
  handOver(): Promise<void>
  close(): Promise<void>
}

/** An embedded PostgreSQL in a temporary folder, or new databases on the operator's server. */
export function openServer(database_url: string): Promise<DatabaseServer> {
  return database_url === '' ? embeddedServer() : externalServer(database_url)
}

export async function embeddedServer(settings: Record<string, string> = {}): Promise<DatabaseServer> {
  const { url, folder, data_dir, stop, remove } = await startTemporaryServer('bench', settings)
  return {
    name: 'embedded',
    own_settings: { DATA_DIR: data_dir },
    url,
    pid: Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10),
    async createDatabase(name) {
      await statement(url, `create database ${name}`)
      return urlOf(url, name)
    },
    handOver: stop,
    close: remove,
  }
}

async function externalServer(server_url: string): Promise<DatabaseServer> {
  const data_dir = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  const made: string[] = []
  const createDatabase = async (name: string) => {
    await statement(server_url, `create database ${name}`)
    made.push(name)
    return urlOf(server_url, name)
  }
  const url = await createDatabase(`parley_bench_${process.pid}`)
  return {
    name: 'DATABASE_URL',
    own_settings: { DATA_DIR: data_dir, DATABASE_URL: url },
    url,
    pid: undefined,
    createDatabase: (name) => createDatabase(`${name}_${process.pid}`),
    handOver: async () => {},
    async close() {
      for (const name of made) await statement(server_url, `drop database ${name} with (force)`)
      rmSync(data_dir, { recursive: true, force: true })
    },
  }
}

function urlOf(server_url: string, name: string): string {
  const url = new URL(server_url)
  url.pathname = `/${name}`
  return url.href
}

export async function statement<Row>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query(text, values)).rows as Row[])
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'parley bench' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
