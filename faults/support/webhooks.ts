import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { TestContext } from 'node:test'
import { cloneDatabase } from '../../server/src/testing/database.ts'
import { dataFolder, undo } from '../../server/src/testing/embedded-database.ts'
import { type Answering, type Received, startReceiver } from '../../server/src/testing/receiver.ts'
import { type Client, client } from '../../server/src/testing/service.ts'
import { patient } from './patient.ts'
import { keyIn } from './service-process.ts'

/** A database, and settings for any number of processes that deliver its webhooks to this machine. */
export async function webhookPlace(t: TestContext) {
  const { url: DATABASE_URL, drop } = await cloneDatabase()
  undo(t, drop)
  const settings = {
    ...patient,
    DATABASE_URL,
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: dataFolder(t),
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    WEBHOOK_ENDPOINT_LIMIT: '1000',
  }
  return {
    settings,
    database_url: DATABASE_URL,
    client: async (url: string) => client(`${url}/v1`, await keyIn(DATABASE_URL)),
  }
}

/** Starts a receiver and registers an endpoint for it. */
export async function subscribe(t: TestContext, api: Client, events: string[], answer?: Answering) {
  const receiver = await startReceiver(answer)
  undo(t, receiver.stop)
  return { ...receiver, ...(await register(api, receiver.url, events)) }
}

export async function register(api: Client, url: string, events: string[]) {
  const { status, body } = await api.post('/webhook_endpoints', { url, events })
  assert.equal(status, 201, JSON.stringify(body))
  return { id: body.id as string, secret: body.secret as string }
}

export function told({ body }: Received) {
  return JSON.parse(body.toString())
}
