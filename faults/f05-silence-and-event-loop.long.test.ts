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
import { onDatabase } from './support/on-database.ts'
import type { Patch } from './support/sabotage.ts'
import { keyIn, type ServiceProcess, startProcess } from './support/service-process.ts'
import { makeConversation } from './support/world.ts'

interface Size {
  times: number
  callers: number
  /** How long the database is silent at least. */
  silent_ms: number
}

const size = sized<Size>({
  smallest: { times: 1, callers: 8, silent_ms: 0 },
  quick: { times: 1, callers: 32, silent_ms: 0 },
  full: { times: 5, callers: 128, silent_ms: 30_000 },
})
const smaller: Size = { times: 1, callers: 8, silent_ms: 0 }

test('F5: while the database is silent, the service says so, does everything else, and goes on afterward', async (t) => {
  figures(t, await goesOn(t, size))
})

twin('F5 twin: where it is ready whatever its database says, nobody learns that it is silent', async (t) => {
  const always: Patch = ['src/http/operations.ts', '.code(ready ? 200 : 503)', '.code(200)']
  await goesRed(() => goesOn(t, smaller, [always]), /ready without a database/)
})

twin('F5 twin: where being ready is asked without a deadline of its own, it is known too late', async (t) => {
  const patient: Patch = ['src/http/operations.ts', 'Promise.race([backlog, late])', 'Promise.race([backlog])']
  await goesRed(() => goesOn(t, smaller, [patient]), /known too late/)
})

twin('F5 twin: where the process itself waits for its database, it does nothing else', async (t) => {
  const stop = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 120_000)'
  const waits: Patch = ['src/db/silence.ts', 'asking = true\n', `asking = true\n    ${stop}\n`]
  await goesRed(() => goesOn(t, smaller, [waits]), /the event loop stands still/)
})

const patience_ms = 20_000

async function goesOn(t: TestContext, { times, callers, silent_ms }: Size, without: Patch[] = []) {
  const database = await databaseProcess(t)
  const network = await blackHole(t, database.url)
  const NODE_OPTIONS = `--import=${new URL('support/loop-delay.ts', import.meta.url).href}`
  const settings = { NODE_OPTIONS, DATABASE_URL: network.url, DATA_DIR: dataFolder(t) }
  const service = await startProcess(t, { settings, without })
  const key = await keyIn(database.url)
  const api = client(`${service.url}/v1`, key)
  const conversations: string[] = []
  for (let n = 0; n < 4; n++) conversations.push((await makeConversation(api)).conversation_id)
  const people = caller(service.url, callers + 4)
  const monitoring = caller(service.url, 4)
  const ledger = emptyLedger()
  let refusals = 0
  const refused = (answer: Reply, code: string | undefined) => {
    const may = ['database_unavailable', 'idempotency_key_in_use']
    assert.ok(may.includes(code ?? ''), `unexpected ${answer.status}: ${answer.text}`)
    refusals++
  }
  let is_over = false
  let sent = 0
  let read = 0
  const sending: Sending = { key, conversations, refused, over: () => is_over }
  const write = async () => {
    while (!is_over) await sendUntilAcknowledged(people, ledger, sent++, sending)
  }
  const look = async () => {
    const path = `/v1/conversations/${conversations[0]}`
    while (!is_over) {
      const answer = await people.call({ method: 'GET', path, headers: json(key) }).catch(() => undefined)
      if (answer === undefined) ledger.unknown++
      else if (answer.status === 200) read++
      else refused(answer, checkEnvelope(answer, path))
      await pause(20)
    }
  }
  const served = async () => {
    const before = { written: ledger.acknowledged.size, read }
    await eventually(() => {
      assert.ok(ledger.acknowledged.size > before.written + 20 && read > before.read + 20, 'callers wait')
    }, patience_ms)
  }
  const probe = (path: string) => monitoring.call({ method: 'GET', path, give_up_ms: patience_ms })
  const worst = { not_ready_ms: 0, healthy_ms: 0, p99_ms: 0, max_ms: 0, recovery_ms: 0 }
  const isHealthyUntil = async (isEnough: () => boolean) => {
    while (!isEnough()) {
      const answer = await probe('/healthz').catch(() => undefined)
      assert.equal(answer?.status, 200, 'the event loop stands still')
      worst.healthy_ms = Math.max(worst.healthy_ms, answer.ms)
      await pause(10)
    }
  }
  const isNotReady = async () => {
    const { status, text, ms } = await probe('/readyz').catch(() => assert.fail('the event loop stands still'))
    assert.equal(status, 503, 'ready without a database')
    assert.match(text, /did not respond within|said nothing for/, 'it is known too late')
    return { text, ms }
  }
  const whileSilent = async () => {
    const since = performance.now()
    const lasted = () => performance.now() - since
    const isEnough = () => {
      assert.ok(refusals > 0 || lasted() < 3 * patience_ms, 'nobody is told to come back later')
      return refusals > 0 && lasted() >= silent_ms
    }
    const [first] = await Promise.all([isNotReady(), isHealthyUntil(isEnough)])
    assert.match(first.text, /did not respond within/, 'it is known too late')
    worst.not_ready_ms = Math.max(worst.not_ready_ms, first.ms)
    const { ms } = await isNotReady()
    worst.not_ready_ms = Math.max(worst.not_ready_ms, ms)
  }
  const interrupt = async () => {
    for (let n = 0; n < times; n++) {
      await served()
      const connections = await connectionsTo(database.url)
      await loopDelay(service)
      refusals = 0
      network.freeze()
      await whileSilent()
      const { p99_ms, max_ms } = await loopDelay(service)
      worst.p99_ms = Math.max(worst.p99_ms, p99_ms)
      worst.max_ms = Math.max(worst.max_ms, max_ms)
      network.thaw()
      const since = performance.now()
      await served()
      worst.recovery_ms = Math.max(worst.recovery_ms, performance.now() - since)
      await eventually(async () => {
        assert.equal((await probe('/readyz')).status, 200, 'not ready again')
        assert.ok((await connectionsTo(database.url)) <= connections, 'connections of before the silence are left')
      })
    }
  }
  const work = [interrupt().finally(() => (is_over = true)), ...Array.from({ length: callers / 2 }, write)]
  work.push(...Array.from({ length: callers / 2 }, look))
  try {
    await Promise.all(work)
    assert.equal(ledger.unknown, 0, 'the service dropped connections')
    await checkLedger(database.url, ledger, ledger.acknowledged.size)
    soon('not ready', worst.not_ready_ms, 3000)
    soon('healthy', worst.healthy_ms, 500)
    soon('p99 of the event loop', worst.p99_ms, 100)
    soon('normal again', worst.recovery_ms, 8000)
  } finally {
    is_over = true
    await service.kill()
    await Promise.allSettled(work)
    people.close()
    monitoring.close()
  }
  const rounded = Object.entries(worst).map(([what, ms]) => [what, Math.round(ms)])
  return { times, acknowledged: ledger.acknowledged.size, lost: 0, ...Object.fromEntries(rounded) }
}

/** How late the service's event loop was since this was asked last. */
async function loopDelay({ pid, said }: ServiceProcess): Promise<{ p99_ms: number; max_ms: number }> {
  const reports = () => Array.from(said().matchAll(/event loop: p99 (\S+) ms, max (\S+) ms\n/g))
  const before = reports().length
  process.kill(pid, 'SIGUSR2')
  return eventually(() => {
    const [, p99, max] = reports()[before] ?? []
    assert.ok(p99, 'the event loop stands still')
    return { p99_ms: Number(p99), max_ms: Number(max) }
  })
}

async function connectionsTo(database_url: string): Promise<number> {
  const [row] = await onDatabase(
    database_url,
    `select count(*) as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return Number(row!.n)
}
