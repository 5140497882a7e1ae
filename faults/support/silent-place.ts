import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { TestContext } from 'node:test'
import { cloneDatabase } from '../../server/src/testing/database.ts'
import { dataFolder, undo } from '../../server/src/testing/embedded-database.ts'
import { type Client, client } from '../../server/src/testing/service.ts'
import { onDatabase } from './on-database.ts'
import { patient } from './patient.ts'
import type { Patch } from './sabotage.ts'
import { keyIn, startProcess } from './service-process.ts'

/** A service whose deadlines are short, and which may call this machine. */
export async function silentPlace(t: TestContext, without: Patch[], more: Record<string, string> = {}) {
  const { url: database_url, drop } = await cloneDatabase()
  undo(t, drop)
  const settings = {
    ...patient,
    DATABASE_URL: database_url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: dataFolder(t),
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    ...more,
  }
  const service = await startProcess(t, { settings, without })
  const api = client(`${service.url}/v1`, await keyIn(database_url))
  return { api, query: (sql: string) => onDatabase(database_url, sql), url: service.url, pid: service.pid }
}

/** Whatever is silent, everything else is done. */
export async function worksOtherwise(api: Client): Promise<void> {
  for (let n = 0; n < 10; n++) {
    const { status, body } = await api.post('/contacts', {
      name: `Person ${n}`,
      email: `${crypto.randomUUID()}@a.example`,
    })
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal((await api.get(`/contacts/${body.id}`)).status, 200)
  }
}

/** Whoever waits that long waits for ever. */
export async function answered<T>(what: string, asking: Promise<T>, patience_ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(new assert.AssertionError({ message: `${what} waits for ever` }))
  const patience = setTimeout(giveUp, patience_ms)
  return Promise.race([asking, late.promise]).finally(() => clearTimeout(patience))
}
