import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { dataFolder } from '../server/src/testing/embedded-database.ts'
import { client, eventually } from '../server/src/testing/service.ts'
import { caller, checkEnvelope, json, type Reply } from './support/call.ts'
import { chance, figures, goesRed, sized, soon, twin } from './support/fault.ts'
import { checkLedger, emptyLedger, type Sending, sendUntilAcknowledged } from './support/ledger.ts'
import { patient } from './support/patient.ts'
import type { Patch } from './support/sabotage.ts'
import { keyIn, startProcess } from './support/service-process.ts'
import { type SmallDatabase, smallDatabase } from './support/small-database.ts'
import { makeConversation } from './support/world.ts'

const size = sized({
  smallest: { times: 1, writers: 4 },
  quick: { times: 1, writers: 4 },
  full: { times: 10, writers: 16 },
})

test('F9: a database whose disk is full costs writers a 503 and readers nothing, and goes on once there is room', async (t) => {
  const database = await smallDatabase(t, 160)
  if (database) figures(t, await goesOn(t, database, size))
})

twin('F9 twin: where a full disk is not recognized, writers see a 500', async (t) => {
  const patch: Patch = ['src/db/connection.ts', '57P03 53300 53100 25006', '57P03 53300 25006']
  const database = await smallDatabase(t, 160)
  if (database) await goesRed(() => goesOn(t, database, { times: 1, writers: 2, without: [patch] }), /unexpected 500/)
})

interface Plan {
  times: number
  writers: number
  without?: Patch[]
}

async function goesOn(t: TestContext, database: SmallDatabase, { times, writers, without }: Plan) {
  const random = chance(t)
  const settings = { ...patient, DATABASE_URL: database.url, DATA_DIR: dataFolder(t) }
  const service = await startProcess(t, { settings, without })
  const key = await keyIn(database.url)
  const api = client(`${service.url}/v1`, key)
  const conversations: string[] = []
  for (let n = 0; n < 4; n++) conversations.push((await makeConversation(api)).conversation_id)
  const people = caller(service.url, writers + 2)
  const ledger = emptyLedger()
  let refusals = 0
  let is_over = false
  let sent = 0
  const refused = (answer: Reply, code: string | undefined) => {
    assert.equal(code, 'database_unavailable', `unexpected ${answer.status}: ${answer.text}`)
    assert.match(String(answer.headers['retry-after']), /^[1-9]\d*$/, 'a 503 without Retry-After')
    refusals++
  }
  const sending: Sending = { key, conversations, refused, over: () => is_over }
  const write = async () => {
    while (!is_over) await sendUntilAcknowledged(people, ledger, sent++, sending)
  }
  const isWritten = async (more: number) => {
    const before = ledger.acknowledged.size
    await eventually(() => assert.ok(is_over || ledger.acknowledged.size >= before + more, 'nothing is written'))
  }
  const answers = async (path: string, status: number) => {
    const answer = await people.call({ method: 'GET', path, headers: json(key) })
    if (path.startsWith('/v1')) checkEnvelope(answer, path)
    assert.equal(answer.status, status, `${path}: ${answer.text}`)
  }
  let recovery_ms = 0
  const interrupt = async () => {
    for (let n = 0; n < times && !is_over; n++) {
      await isWritten(random.int(20, 60))
      const before = refusals
      database.fill()
      // What was free within the tables is used up first.
      await eventually(
        () => assert.ok(is_over || refusals > before + 10, 'the disk is full, and nobody is refused'),
        120_000,
      )
      await eventually(() => answers('/readyz', 503))
      await answers('/healthz', 200)
      await answers(`/v1/conversations/${conversations[0]}`, 200)
      database.makeRoom()
      const since = performance.now()
      await isWritten(20)
      recovery_ms = Math.max(recovery_ms, performance.now() - since)
      await eventually(() => answers('/readyz', 200))
    }
  }
  const work = [interrupt().finally(() => (is_over = true)), ...Array.from({ length: writers }, write)]
  try {
    await Promise.all(work)
    assert.ok(service.lives(), service.said())
    assert.equal(ledger.unknown, 0, 'the service dropped connections')
    await checkLedger(database.url, ledger, ledger.acknowledged.size)
    soon('normal again', recovery_ms, 10_000)
  } finally {
    is_over = true
    await Promise.allSettled(work)
    people.close()
    await service.stop()
  }
  const acknowledged = ledger.acknowledged.size
  return { times, acknowledged, lost: 0, answers_503: refusals, recovery_ms: Math.round(recovery_ms) }
}
