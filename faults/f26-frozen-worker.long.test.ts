import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { undo } from '../server/src/testing/embedded-database.ts'
import { startReceiver } from '../server/src/testing/receiver.ts'
import { eventually, someContact } from '../server/src/testing/service.ts'
import { figures, goesRed, sized, twin } from './support/fault.ts'
import { endLeases } from './support/leases.ts'
import { onDatabase } from './support/on-database.ts'
import { attempts_wait } from './support/patient.ts'
import type { Patch } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { register, webhookPlace } from './support/webhooks.ts'

const endpoints = sized({ smallest: 3, quick: 10, full: 200 })

test('F26: a process frozen past its lease and woken cannot finish the work that is another one’s by now', async (t) => {
  figures(t, await isFenced(t, endpoints))
})

twin('F26 twin: without the fencing token, what it did late counts', async (t) => {
  const unfenced: Patch = [
    'src/webhooks/outcomes.ts',
    '(environment_id, endpoint_id, lease_token) in (select environment_id, endpoint_id, token from outcome)',
    '(environment_id, endpoint_id) in (select environment_id, endpoint_id from outcome)',
  ]
  const unchecked: Patch = ['src/webhooks/outcomes.ts', 'and mine.lease_token = outcome.token', '']
  await goesRed(() => isFenced(t, 3, [unfenced, unchecked]), /touched by the frozen process/)
})

async function isFenced(t: TestContext, endpoints: number, without: Patch[] = []) {
  const place = await webhookPlace(t)
  const start = () => startProcess(t, { settings: place.settings, without: [attempts_wait, ...without] })
  const [frozen, other] = await Promise.all([start(), start()])
  const api = await place.client(frozen.url)
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const seen = new Map<string, number>()
  const receiver = await startReceiver(async ({ path }) => {
    const n = (seen.get(path) ?? 0) + 1
    seen.set(path, n)
    await (n === 1 ? first : second).promise
    return { status: 200 }
  })
  undo(t, receiver.stop)
  const all = async (times: number) =>
    eventually(() => assert.equal([...seen.values()].filter((n) => n >= times).length, endpoints))
  for (let n = 0; n < endpoints; n++) await register(api, `${receiver.url}${n}`, ['contact.created'])
  process.kill(other.pid, 'SIGSTOP')
  await api.post('/contacts', someContact())
  await all(1)
  process.kill(frozen.pid, 'SIGSTOP')
  await endLeases(place.database_url)
  process.kill(other.pid, 'SIGCONT')
  await all(2)
  first.resolve()
  // The responses have to be there when it wakes: otherwise, it may learn first that its leases are gone, and drop them.
  await eventually(() => assert.equal(receiver.answered(), endpoints))
  process.kill(frozen.pid, 'SIGCONT')
  // A stop waits until all outcomes are written.
  await frozen.stop()
  const rows = await onDatabase(place.database_url, 'select status, attempts::text from webhook_deliveries')
  const touched = rows.filter(({ status, attempts }) => status !== 'pending' || attempts !== '[]').length
  assert.equal(touched, 0, `${touched} of ${endpoints} deliveries were touched by the frozen process`)
  second.resolve()
  await eventually(async () => {
    const query = `select from webhook_deliveries where status = 'delivered' and json_array_length(attempts) = 1`
    assert.equal((await onDatabase(place.database_url, query)).length, endpoints, 'not all were finished, once')
  })
  return { endpoints, finished_late: 0 }
}
