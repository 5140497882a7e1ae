import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { dataFolder } from '../server/src/testing/embedded-database.ts'
import type { Random } from '../server/src/testing/random.ts'
import { client, eventually } from '../server/src/testing/service.ts'
import { caller, checkEnvelope, json, type Reply } from './support/call.ts'
import { databaseProcess } from './support/database-process.ts'
import { chance, figures, goesRed, sized, soon, twin } from './support/fault.ts'
import { checkLedger, emptyLedger, type Sending, sendUntilAcknowledged } from './support/ledger.ts'
import { onDatabase } from './support/on-database.ts'
import type { Patch } from './support/sabotage.ts'
import { keyIn, startProcess } from './support/service-process.ts'
import { statements } from './support/under-way.ts'
import { makeConversation } from './support/world.ts'

const whole = sized({
  smallest: { outages: 1, writers: 4, readers: 1 },
  quick: { outages: 2, writers: 8, readers: 2 },
  full: { outages: 10, writers: 16, readers: 4 },
})
const smaller = { outages: 1, writers: 4, readers: 1 }

test('F3: a database that stops hard and comes back costs callers a 503, and not one acknowledged write', async (t) => {
  figures(t, await survivesOutages(t, chance(t), whole))
})

twin('F3 twin: where commits are not made durable, acknowledged writes are lost', async (t) => {
  const database = { fsync: 'off', synchronous_commit: 'off', wal_writer_delay: '10000', wal_writer_flush_after: '1GB' }
  await goesRed(() => survivesOutages(t, chance(t), { ...smaller, database }), /acknowledged and lost|not one row/)
})

twin('F3 twin: where a lost connection is not recognized, callers see a 500', async (t) => {
  const patch: Patch = [
    'src/db/connection.ts',
    "const { code = '', message = '' } = error as { code?: string; message?: string }\n  return (",
    "const { code = '', message = '' } = error as { code?: string; message?: string }\n  return code === 'never' && (",
  ]
  await goesRed(() => survivesOutages(t, chance(t), { ...smaller, without: [patch] }), /unexpected (400|500)/)
})

interface Plan {
  outages: number
  writers: number
  readers: number
  database?: Record<string, string>
  without?: Patch[]
}

async function survivesOutages(t: TestContext, random: Random, plan: Plan) {
  const { outages, writers, readers, database: settings, without } = plan
  const database = await databaseProcess(t, settings)
  const service = await startProcess(t, { settings: { DATABASE_URL: database.url, DATA_DIR: dataFolder(t) }, without })
  const key = await keyIn(database.url)
  const api = client(`${service.url}/v1`, key)
  const conversations = await Promise.all(
    Array.from({ length: 8 }, async () => (await makeConversation(api)).conversation_id),
  )
  const begin = await statements(t, database.url, api)
  // Makes the schema, the key and the conversations durable, even if later commits aren't.
  await onDatabase(database.url, 'checkpoint')
  const people = caller(service.url, writers + readers + 1)
  const ledger = emptyLedger()
  const seen: Seen = { refused_at: 0, refused: 0, good_since: 0, slowest_ms: 0 }
  const refused = (answer: Reply, code: string | undefined) => {
    isForLater(answer, code)
    seen.refused_at = performance.now()
    seen.refused++
    seen.good_since = 0
    seen.slowest_ms = Math.max(seen.slowest_ms, answer.ms)
  }
  const sending: Sending = { key, conversations, refused, over: () => failed }

  let over = false
  let failed = false
  let sent = 0
  const write = async () => {
    while (!over) {
      await sendUntilAcknowledged(people, ledger, sent++, sending)
      seen.good_since++
    }
  }
  const look = async () => {
    while (!over) {
      const path = `/v1/conversations/${random.pick(conversations)}`
      const answer = await people.call({ method: 'GET', path, headers: json(key) })
      const code = checkEnvelope(answer, path)
      if (answer.status !== 200) refused(answer, code)
      await pause(5)
    }
  }

  let slowest_recovery_ms = 0
  const until = (holds: () => boolean, otherwise: string) => eventually(() => assert.ok(over || holds(), otherwise))
  const interrupt = async () => {
    for (let n = 0; n < outages && !over; n++) {
      const moment = ledger.acknowledged.size + random.int(20, 80)
      await until(() => ledger.acknowledged.size >= moment, 'nothing is written')
      const under_way = await begin(people)
      await database.hardStop(random.pick(['SIGKILL', 'SIGQUIT']))
      const answer = await under_way.answer
      isForLater(answer, checkEnvelope(answer, 'what was under way'))
      const refused_before = seen.refused
      await whileAway(service.url)
      await until(() => seen.refused > refused_before, 'nobody is told to come back later')
      await database.start()
      const back_at = performance.now()
      await until(() => seen.good_since > 5 * writers, 'callers are refused still')
      slowest_recovery_ms = Math.max(slowest_recovery_ms, seen.refused_at - back_at)
    }
    over = true
  }

  const work = [interrupt(), ...Array.from({ length: writers }, write), ...Array.from({ length: readers }, look)]
  try {
    await Promise.all(work)
    assert.ok(service.lives(), `the service ended:`)
    assert.equal(ledger.unknown, 0, 'the service dropped connections')
    await checkLedger(database.url, ledger, ledger.acknowledged.size)
    soon('normal again', slowest_recovery_ms, 5000)
  } finally {
    over = failed = true
    await Promise.allSettled(work)
    people.close()
    await service.stop()
  }
  return {
    outages,
    acknowledged: ledger.acknowledged.size,
    lost: 0,
    answers_503: seen.refused,
    slowest_503_ms: Math.round(seen.slowest_ms),
    slowest_recovery_ms: Math.round(slowest_recovery_ms),
  }
}

function isForLater({ status, headers, text }: Reply, code: string | undefined): void {
  assert.equal(code, 'database_unavailable', `unexpected ${status}: ${text}`)
  assert.match(String(headers['retry-after']), /^[1-9]\d*$/, 'a 503 without Retry-After')
}

/** Without its database, the service is healthy but not ready. */
async function whileAway(url: string): Promise<void> {
  const [health, ready] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)])
  assert.equal(health.status, 200)
  assert.equal(ready.status, 503, 'ready without a database')
  assert.match(ready.headers.get('retry-after') ?? '', /^\d+$/)
}

interface Seen {
  refused_at: number
  refused: number
  /** Acknowledged writes since the last rejection. */
  good_since: number
  slowest_ms: number
}
