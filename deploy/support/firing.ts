import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { type Sql, sql } from '../../server/src/db/sql.ts'
import { runInProcess } from '../../server/src/testing/run-in-process.ts'
import { type Client, eventually, startTestService, type TestService } from '../../server/src/testing/service.ts'
import { fired } from './alerting.ts'
import { parseExposition } from './exposition.ts'
import { patience, watch } from './watch.ts'

export const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
type Meanwhile = (passed_s: number) => Promise<unknown>

/** Watches services of which one has a fault until its alert has to have fired, and no other one. */
export async function fires(
  alert: string | [string, ...string[]],
  urls: string[],
  meanwhile?: Meanwhile,
  duration = patience([alert].flat()[0]!),
): Promise<void> {
  const scraped = watch(...urls)
  await scraped.pass(duration, meanwhile)
  assert.deepEqual(fired(scraped.scrapes), [alert].flat())
}

export async function metricsOf({ url }: { url: string }): Promise<Record<string, number>> {
  const samples = parseExposition(await (await fetch(`${url}/metrics`)).text())
  return Object.fromEntries(samples.map(({ name, value }) => [name, value]))
}

/** Holds what these statements lock while the work is done, as a transaction does that somebody forgot to end. */
export async function whileLocked({ database }: TestService, lock: Sql, work: () => Promise<unknown>): Promise<void> {
  await database.session(async ({ query }) => {
    await query(sql`begin`)
    try {
      await query(lock)
      await work()
    } finally {
      await query(sql`rollback`)
    }
  })
}

export async function backUp(t: TestContext, { database_url, data_dir }: TestService): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-backup-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const settings = { SECRET_KEY, DATABASE_URL: database_url, DATA_DIR: data_dir }
  const { code, stderr } = await runInProcess(t, ['backup', join(folder, 'all')], settings)
  assert.equal(code, 0, stderr)
}

/** Removes what a test made from a service that others watch, too. */
export function gone(t: TestContext, api: Client, path: string): void {
  t.after(async () => assert.ok((await api.delete(path)).status < 300, path))
}

/** Until nothing is left of what another test did, so that each alert has one cause. */
export function settled(service: { url: string }): Promise<void> {
  return eventually(async () => {
    const now = await metricsOf(service)
    for (const name of ['email_mailbox_age', 'search_lag', 'outgoing_age', 'mail_lag', 'push_lag', 'events_lag'])
      assert.ok(now[`parley_${name}_seconds`]! < 60, name)
    for (const name of ['crm_jobs_waiting', 'webhook_deliveries_overdue', 'email_mailboxes_failing'])
      assert.equal(now[`parley_${name}`], 0, name)
  })
}

/** A service that can do all it promises, with everything on this machine. */
export function startPromising(): Promise<TestService> {
  return startTestService({
    SECRET_KEY,
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    EMAIL_POLL_MS: '100',
    ACCOUNT_STORAGE_MB: '1',
    NOTIFICATION_MAIL_MS: '0',
  })
}
