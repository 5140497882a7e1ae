import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { caller, json } from '../faults/support/call.ts'
import { databaseProcess } from '../faults/support/database-process.ts'
import { figures, goesRed, sized, soon, twin } from '../faults/support/fault.ts'
import { checkLedger, emptyLedger, requestOf, type Sending, sendUntilAcknowledged } from '../faults/support/ledger.ts'
import type { Patch } from '../faults/support/sabotage.ts'
import { keyIn, startProcess } from '../faults/support/service-process.ts'
import { type Standby, standbyOf } from '../faults/support/standby.ts'
import { makeConversation } from '../faults/support/world.ts'
import { dataFolder } from '../server/src/testing/embedded-database.ts'
import { listen } from '../server/src/testing/listener.ts'
import { client, eventually, someContact } from '../server/src/testing/service.ts'

const { writers, messages } = sized({
  smallest: { writers: 4, messages: 40 },
  quick: { writers: 6, messages: 120 },
  full: { writers: 16, messages: 2000 },
})

test('a failover to a standby that every commit waited for costs callers a 503, and not one acknowledged write', async (t) => {
  figures(t, await survivesFailover(t))
})

twin('twin: where a lost server is not left, nothing is written after a failover', async (t) => {
  const patch: Patch = ['src/db/client.ts', 'if (failure) leaveServer(this.servers, this.server)', '']
  await goesRed(() => survivesFailover(t, patch), /nobody writes again/)
})

test('a failover to a standby that lagged loses what it had not received and nothing else, and open streams begin again', async (t) => {
  const { primary, standby, service, key, api, conversations, ledger, sending } = await place(t)
  const people = caller(service.url, 4)
  t.after(() => people.close())
  const send = (n: number) => sendUntilAcknowledged(people, ledger, n, sending)
  for (let n = 0; n < 20; n++) await send(n)
  const listener = await listen(`${service.url}/v1`, key)
  await standby.cutOff()
  for (let n = 20; n < 40; n++) await send(n)
  const { body: gone } = await api.post('/contacts', someContact())
  const lost_event = await eventually(() => {
    const one = listener.events.find(({ event }) => event.data.object.id === gone.id)
    assert.ok(one)
    return one.id
  })
  await primary.hardStop('SIGKILL')
  await standby.promote()

  for (let n = 40; n < 50; n++) await send(n)
  await listener.ended
  for (const path of ['/events', '/events/stream'])
    assert.equal((await api.get(`${path}?after=${lost_event}`)).status, 404)
  const next = await listen(`${service.url}/v1`, key)
  t.after(() => next.stop())
  const { body: later } = await api.post('/contacts', someContact())
  await eventually(() => assert.ok(next.events.some(({ event }) => event.data.object.id === later.id)))

  // A client that still knows what it sent repeats it, with the same key.
  const lost = Array.from({ length: 20 }, (_, n) => 20 + n)
  for (const n of lost) {
    const headers = json(key, { 'idempotency-key': `message-${n}` })
    const answer = await people.call({ ...requestOf(n, conversations), headers })
    assert.deepEqual(
      [answer.status, answer.headers['idempotent-replayed']],
      [201, undefined],
      `message-${n} was not lost`,
    )
    ledger.acknowledged.set(`message-${n}`, answer.text)
  }
  await checkLedger(standby.url, ledger, 50)
})

async function survivesFailover(t: TestContext, ...without: Patch[]) {
  const { primary, standby, service, ledger, sending } = await place(t, {
    is_awaited: true,
    without,
    first: without.length > 0 ? 'primary' : 'standby',
  })
  const people = caller(service.url, writers)
  let sent = 0
  let over = false
  let good_since = 0
  const write = async () => {
    while (!over) {
      await sendUntilAcknowledged(people, ledger, sent++, { ...sending, over: () => over })
      good_since++
    }
  }
  const failOver = async () => {
    await eventually(() => assert.ok(ledger.acknowledged.size >= messages / 2, 'nothing is written'))
    await primary.hardStop('SIGKILL')
    const before = ledger.later
    await eventually(() => assert.ok(ledger.later > before, 'nobody is told to come back later'))
    const ready = await fetch(`${service.url}/readyz`)
    assert.equal(ready.status, 503, 'ready without a database')
    await standby.promote()
    const promoted_at = performance.now()
    good_since = 0
    await eventually(() => assert.ok(good_since > 0, 'nobody writes again'))
    const recovery_ms = performance.now() - promoted_at
    await eventually(() => assert.ok(good_since >= messages / 2, 'nobody writes again'))
    over = true
    return recovery_ms
  }
  const failing = failOver().finally(() => (over = true))
  const work = [failing, ...Array.from({ length: writers }, write)]
  try {
    await Promise.all(work)
    await checkLedger(standby.url, ledger, ledger.acknowledged.size)
    const recovery_ms = await failing
    soon('writes again', recovery_ms, 5000)
    return {
      acknowledged: ledger.acknowledged.size,
      lost: 0,
      answers_503: ledger.later,
      recovery_ms: Math.round(recovery_ms),
    }
  } finally {
    over = true
    await Promise.allSettled(work)
    people.close()
  }
}

interface Where {
  is_awaited?: boolean
  without?: Patch[]
  first?: 'primary' | 'standby'
}

/** A service that knows both servers, the standby first: what it finds there must not keep it from the other one. */
async function place(t: TestContext, { is_awaited = false, without = [], first = 'standby' }: Where = {}) {
  const primary = await databaseProcess(t)
  const standby: Standby = await standbyOf(t, primary, { is_awaited })
  const service = await startProcess(t, {
    settings: {
      DATABASE_URL: first === 'standby' ? bothOf(standby.url, primary.url) : bothOf(primary.url, standby.url),
      DATA_DIR: dataFolder(t),
    },
    without,
  })
  const key = await keyIn(primary.url)
  const api = client(`${service.url}/v1`, key)
  const conversations: string[] = []
  for (let n = 0; n < 4; n++) conversations.push((await makeConversation(api)).conversation_id)
  const refused: Sending['refused'] = ({ status, text }, code) =>
    assert.equal(code, 'database_unavailable', `unexpected ${status}: ${text}`)
  return {
    primary,
    standby,
    service,
    key,
    api,
    conversations,
    ledger: emptyLedger(),
    sending: { key, conversations, refused },
  }
}

function bothOf(one: string, other: string): string {
  const [{ username, password, host, pathname }, second] = [new URL(one), new URL(other)]
  return `postgres://${username}:${password}@${host},${second.host}${pathname}?target_session_attrs=read-write`
}
