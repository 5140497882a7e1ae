import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { loadData } from './data-set.ts'
import { statement, withClient } from './database-server.ts'
import { numberedId } from './numbered-ids.ts'
import { createKey, folderForProfiles, reindexSearch, type ServiceProcess, startService } from './service.ts'
import type { DataSet } from './sizes.ts'

/** A service with its own data set. */
export interface Deployment {
  data: DataSet
  database_url: string
  settings: Record<string, string>
  headers: Record<string, string>
  service: ServiceProcess
}

/** What requests are made of. */
export type Reach = Pick<Deployment, 'data' | 'headers'>

/** Everything is enabled, and no limit is ever reached. */
export const generous = {
  RATE_LIMIT: '1000000000',
  RATE_LIMIT_BURST: '1000000000',
  RATE_LIMIT_OUTSIDE: '0',
  STREAM_LIMIT: '20000',
  STREAM_LIMIT_PER_KEY: '20000',
  LOG_LEVEL: 'info',
  WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
  SECRET_KEY: randomBytes(32).toString('base64'),
}

export const first_path = `/contacts/${numberedId('contact', 0)}`

export async function deploy(
  database_url: string,
  own_settings: Record<string, string>,
  data: DataSet,
  profile: boolean,
  say: (words: string) => void,
): Promise<Deployment> {
  const settings = { ...own_settings, ...generous, DATABASE_URL: database_url }
  const key = await createKey(settings)
  const headers = { authorization: `Bearer ${key}` }
  // Indexed while empty: data that is loaded without the API isn't indexed then, so that no other scenario runs while the service
  // indexes everything.
  await reindexSearch(settings)
  await withClient(database_url, (client) => loadData(client, data, say))
  const service = await startService(settings, first_path, headers, profile ? folderForProfiles() : '')
  await reportsFilled(database_url)
  return { data, database_url, settings, headers, service }
}

/** Reports count existing conversations once, in the background. No scenario may pay for those of the data set. */
async function reportsFilled(database_url: string): Promise<void> {
  const unfilled = `
    select from environments left join report_progress on environment_id = id where sequence is null or filled_through is not null`
  while ((await statement(database_url, unfilled)).length > 0) await pause(250)
}

/** Sends the service a request with its API key. An error ends the run. */
export async function ask({ service, headers }: Deployment, method: string, path: string, body?: unknown) {
  const answer = await fetch(service.url + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${text}`)
  return JSON.parse(text)
}
