import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { undo } from '../server/src/db/embedded/fixture.ts'
import { startReceiver } from '../server/src/testing/receiver.ts'
import { eventually, someContact } from '../server/src/testing/service.ts'
import { figures, goesRed, sized } from './support/fault.ts'
import { onDatabase, type Patch, sabotagedCopy } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { register, webhookPlace } from './support/webhooks.ts'

const endpoints = sized(20, 200)

test('F26: a process frozen past its lease and woken cannot finish the work that is another one’s by now', async (t) => {
  figures(t, await isFenced(t, endpoints))
})

test('F26 twin: without the fencing token, what it did late counts', async (t) => {
  const unfenced: Patch = [
    'src/webhooks/outcomes.ts',
    '(environment_id, endpoint_id, lease_token) in (select environment_id, endpoint_id, token from outcome)',
    '(environment_id, endpoint_id) in (select environment_id, endpoint_id from outcome)',
  ]
  const unchecked: Patch = ['src/webhooks/outcomes.ts', 'and mine.lease_token = outcome.token', '']
  const checkout = sabotagedCopy(t, unfenced, unchecked)
  await goesRed(() => isFenced(t, 5, checkout), /touched by the frozen process/)
})

async function isFenced(t: TestContext, endpoints: number, checkout?: string) {
  const place = await webhookPlace(t)
  const frozen = await startProcess(t, { settings: place.settings, checkout })
  const api = await place.client(frozen.url)
  const thawed = Promise.withResolvers<void>()
  // The one that will be frozen is told of success, but late; the one that takes over meets a failure.
  const seen = new Map<string, number>()
  const receiver = await startReceiver(async ({ path }) => {
    const n = (seen.get(path) ?? 0) + 1
    seen.set(path, n)
    if (n > 1) return { status: 503 }
    await thawed.promise
    return { status: 200 }
  })
  undo(t, receiver.stop)
  for (let n = 0; n < endpoints; n++) await register(api, `${receiver.url}${n}`, ['contact.created'])
  await api.post('/contacts', someContact())
  await eventually(async () => assert.equal(seen.size, endpoints))
  const other = await startProcess(t, { settings: place.settings, checkout })
  process.kill(frozen.pid, 'SIGSTOP')
  const began = performance.now()
  try {
    await eventually(async () => assert.equal([...seen.values()].filter((n) => n > 1).length, endpoints), 60_000)
  } finally {
    thawed.resolve()
    process.kill(frozen.pid, 'SIGCONT')
  }
  const taken_over_ms = Math.round(performance.now() - began)
  await pause(2000)
  const rows = await onDatabase(place.database_url, 'select status, attempts::text from webhook_deliveries')
  const statuses = (attempts: string) => JSON.parse(attempts).map(({ status }: { status: number }) => status)
  const touched = rows.filter((row) => row.status !== 'pending' || statuses(row.attempts!).join() !== '503').length
  assert.equal(touched, 0, `${touched} of ${endpoints} deliveries were touched by the frozen process`)
  await other.stop()
  return { endpoints, taken_over_ms, finished_late: 0 }
}
