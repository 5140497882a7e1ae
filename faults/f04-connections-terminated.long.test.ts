import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../server/src/testing/random.ts'
import { eventually } from '../server/src/testing/service.ts'
import { caller, checkEnvelope, type Reply } from './support/call.ts'
import { chance, figures, goesRed, sized, twin } from './support/fault.ts'
import { checkLedger, emptyLedger, type Sending, sendUntilAcknowledged } from './support/ledger.ts'
import { onDatabase } from './support/on-database.ts'
import type { Patch } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { statements } from './support/under-way.ts'
import { subscribe, told, webhookPlace } from './support/webhooks.ts'
import { makeConversation } from './support/world.ts'

const terminations = sized({ smallest: 10, quick: 30, full: 500 })
const writers = sized({ smallest: 4, quick: 8, full: 8 })

test('F4: connections that end at any moment cost callers a retry, and lose neither a write nor a delivery', async (t) => {
  figures(t, await survivesTerminations(t, chance(t), terminations))
})

twin('F4 twin: where a lost connection is not recognized, callers see an error they cannot retry', async (t) => {
  const patch: Patch = [
    'src/db/connection.ts',
    "const { code = '', message = '' } = error as { code?: string; message?: string }\n  return (",
    "const { code = '', message = '' } = error as { code?: string; message?: string }\n  return code === 'never' && (",
  ]
  await goesRed(() => survivesTerminations(t, chance(t), 40, [patch]), /unexpected (400|500)/)
})

async function survivesTerminations(t: TestContext, random: Random, terminations: number, without: Patch[] = []) {
  const place = await webhookPlace(t)
  const service = await startProcess(t, { settings: place.settings, without })
  const api = await place.client(service.url)
  const receiver = await subscribe(t, api, ['message.created'])
  const conversations = await Promise.all(
    Array.from({ length: 8 }, async () => (await makeConversation(api)).conversation_id),
  )
  const begin = await statements(t, place.database_url, api)
  const people = caller(service.url, writers + 1)
  const ledger = emptyLedger()
  let failed = false
  const refused = (answer: Reply, code: string | undefined) => {
    const may = ['database_unavailable', 'idempotency_key_in_use']
    assert.ok(may.includes(code ?? ''), `unexpected ${answer.status}: ${answer.text}`)
  }
  const sending: Sending = { key: api.key, conversations, refused, over: () => failed }
  let over = false
  let sent = 0
  const write = async () => {
    while (!over) await sendUntilAcknowledged(people, ledger, sent++, sending)
  }
  const terminate = async () => {
    const under_way = await begin(people)
    await onDatabase(place.database_url, `select pg_terminate_backend(${under_way.pid})`)
    const answer = await under_way.answer
    refused(answer, checkEnvelope(answer, 'what was under way'))
    for (let n = 0; n < terminations && !failed; n++) {
      await onDatabase(
        place.database_url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name like 'parley%' order by random() limit 1`,
      )
      const moment = ledger.acknowledged.size + random.int(0, 3)
      while (ledger.acknowledged.size < moment && !failed) await pause(2)
    }
    over = true
  }
  try {
    await Promise.all([terminate(), ...Array.from({ length: writers }, write)]).catch((error) => {
      failed = true
      throw error
    })
    assert.ok(service.lives(), 'the service ended')
    await checkLedger(place.database_url, ledger, ledger.acknowledged.size)
    const arrived = () => new Set(receiver.requests.map((request) => told(request).data.object.id)).size
    await eventually(async () => assert.equal(arrived(), ledger.acknowledged.size, 'a delivery was lost'))
  } finally {
    over = failed = true
    people.close()
  }
  return {
    terminations,
    acknowledged: ledger.acknowledged.size,
    lost: 0,
    answers_503: ledger.later,
    repeated_deliveries: receiver.requests.length - ledger.acknowledged.size,
  }
}
