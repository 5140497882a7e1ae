import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { dataFolder } from '../server/src/testing/embedded-database.ts'
import { client, eventually } from '../server/src/testing/service.ts'
import { blackHole } from './support/black-hole.ts'
import { caller, checkEnvelope, json, type Reply } from './support/call.ts'
import { databaseProcess } from './support/database-process.ts'
import { figures, goesRed, sized, soon, twin } from './support/fault.ts'
import { checkLedger, emptyLedger, type Sending, sendUntilAcknowledged } from './support/ledger.ts'
import type { Patch } from './support/sabotage.ts'
import { keyIn, startProcess } from './support/service-process.ts'
import { makeConversation } from './support/world.ts'

const times = sized({ smallest: 1, quick: 2, full: 10 })
const deaf: Patch = ['src/db/silence.ts', 'if (confirmed.length === 0 || asking) return', 'if (now > 0) return']

test('F30: connections to the database that die without a word cost callers a 503, and nobody waits for ever', async (t) => {
  figures(t, await survives(t, 'a black hole', times))
})

test('F30: a database that freezes and thaws costs callers a 503, and not one acknowledged write', async (t) => {
  figures(t, await survives(t, 'a frozen server', times))
})

twin('F30 twin: where nobody listens for silence, callers wait for ever', async (t) => {
  await goesRed(() => survives(t, 'a black hole', 1, [deaf]), /has waited for|callers wait/)
})

async function survives(
  t: TestContext,
  what: 'a black hole' | 'a frozen server',
  times: number,
  without: Patch[] = [],
) {
  const database = await databaseProcess(t)
  const hole = await blackHole(t, database.url)
  const settings = {
    DATABASE_URL: hole.url,
    DATA_DIR: dataFolder(t),
    DATABASE_TIMEOUT_MS: '1000',
    STATEMENT_TIMEOUT_MS: '2000',
  }
  const service = await startProcess(t, { settings, without })
  const key = await keyIn(database.url)
  const api = client(`${service.url}/v1`, key)
  const conversations: string[] = []
  for (let n = 0; n < 4; n++) conversations.push((await makeConversation(api)).conversation_id)
  const people = caller(service.url, 16)
  const ledger = emptyLedger()
  let refusals = 0
  let slowest_ms = 0
  const refused = (answer: Reply, code: string | undefined) => {
    const may = ['database_unavailable', 'idempotency_key_in_use']
    assert.ok(may.includes(code ?? ''), `unexpected ${answer.status}: ${answer.text}`)
    slowest_ms = Math.max(slowest_ms, answer.ms)
    refusals++
  }
  let over = false
  let sent = 0
  let read = 0
  const patience_ms = 45_000
  // Whoever waits that long waits for ever.
  const patience = () => patience_ms
  const sending: Sending = { key, conversations, refused, patience, over: () => over }
  const write = async () => {
    while (!over) await sendUntilAcknowledged(people, ledger, sent++, sending)
  }
  const look = async () => {
    while (!over) {
      const path = `/v1/conversations/${conversations[0]}`
      const asking = people.call({ method: 'GET', path, headers: json(key), give_up_ms: patience_ms })
      const answer = await asking.catch(() => undefined)
      if (answer === undefined) ledger.unknown++
      else if (answer.status === 200) read++
      else refused(answer, checkEnvelope(answer, path))
      await pause(5)
    }
  }
  const goesOn = async () => {
    const before = { written: ledger.acknowledged.size, read }
    await eventually(() => {
      assert.equal(ledger.unknown, 0, 'somebody has waited for ever')
      assert.ok(ledger.acknowledged.size > before.written + 20 && read > before.read + 20, 'callers wait')
    }, patience_ms)
  }
  let recovery_ms = 0
  const interrupt = async () => {
    for (let n = 0; n < times; n++) {
      await goesOn()
      if (what === 'a black hole') assert.ok(hole.swallow() > 4)
      else await frozen(database, () => eventually(() => assert.ok(refusals > 0, 'nobody is told to come back later')))
      const since = performance.now()
      await goesOn()
      recovery_ms = Math.max(recovery_ms, performance.now() - since)
    }
  }
  const work = [interrupt().finally(() => (over = true)), ...Array.from({ length: 4 }, write), look(), look()]
  try {
    await Promise.all(work)
    assert.equal(ledger.unknown, 0, 'somebody has waited for ever')
    // What lay in dead connections is carried after all, behind what was repeated since.
    hole.deliver()
    assert.equal((await api.post(`/conversations/${conversations[0]}/messages`, { content: 'the last' })).status, 201)
    await checkLedger(database.url, ledger, ledger.acknowledged.size + 1)
    soon('normal again', recovery_ms, 8000)
  } finally {
    over = true
    await Promise.allSettled(work)
    people.close()
    await service.stop()
  }
  return {
    times,
    acknowledged: ledger.acknowledged.size,
    refusals,
    slowest_ms: Math.round(slowest_ms),
    recovery_ms: Math.round(recovery_ms),
  }
}

async function frozen({ signal }: { signal(one: 'SIGSTOP' | 'SIGCONT'): void }, meanwhile: () => Promise<void>) {
  signal('SIGSTOP')
  try {
    await meanwhile()
  } finally {
    signal('SIGCONT')
  }
}
