import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { cloneDatabase } from '../server/src/testing/database.ts'
import { dataFolder, undo } from '../server/src/testing/embedded-database.ts'
import { client } from '../server/src/testing/service.ts'
import { caller, type Reply } from './support/call.ts'
import { chaos, fates } from './support/chaos.ts'
import { chance, each, figures, goesRed, sized, twin } from './support/fault.ts'
import { checkLedger, checkReplay, emptyLedger, type Sending, sendUntilAcknowledged } from './support/ledger.ts'
import { onDatabase } from './support/on-database.ts'
import { patient } from './support/patient.ts'
import { keyIn, startProcess } from './support/service-process.ts'
import { makeConversation } from './support/world.ts'

interface Size {
  messages: number
  at_once: number
}

const size = sized<Size>({
  smallest: { messages: 100, at_once: 8 },
  quick: { messages: 400, at_once: 16 },
  full: { messages: 20_000, at_once: 50 },
})

test('F10: over a network that is late, drips, resets and loses connections, every message is written once', async (t) => {
  figures(t, await arrivesOnce(t, size))
})

twin('F10 twin: without the primary key of kept answers, what is repeated over it is written twice', async (t) => {
  const forget = 'alter table idempotent_answers drop constraint idempotent_answers_pkey'
  await goesRed(() => arrivesOnce(t, { messages: 200, at_once: 16 }, forget), /written twice|executed again/)
})

async function arrivesOnce(t: TestContext, { messages, at_once }: Size, without?: string) {
  const random = chance(t)
  const { url: DATABASE_URL, drop } = await cloneDatabase()
  undo(t, drop)
  const service = await startProcess(t, { settings: { ...patient, DATABASE_URL, DATA_DIR: dataFolder(t) } })
  if (without) await onDatabase(DATABASE_URL, without)
  const key = await keyIn(DATABASE_URL)
  const api = client(`${service.url}/v1`, key)
  const conversations = await Promise.all(
    Array.from({ length: 8 }, async () => (await makeConversation(api)).conversation_id),
  )
  const network = await chaos(t, service.url, random)
  const people = caller(network.url, at_once)
  const ledger = emptyLedger()
  let is_over = false
  const sending: Sending = {
    key,
    conversations,
    // Over a connection that is dead, nobody would ever hear.
    patience: () => random.int(300, 3000),
    refused: onlyInUse,
    over: () => is_over,
  }
  const directly = caller(service.url, at_once)
  const send = each(Array(messages).keys(), at_once, (n) => sendUntilAcknowledged(people, ledger, n, sending))
  try {
    await send
    assert.ok(service.lives(), service.said())
    await checkLedger(DATABASE_URL, ledger, messages)
    await each(Array(messages).keys(), at_once, (n) => checkReplay(directly, ledger, n, sending))
    await checkLedger(DATABASE_URL, ledger, messages)
    for (const fate of fates.slice(1)) assert.ok(network.met[fate] > 0, `no connection was "${fate}"`)
  } finally {
    is_over = true
    await send.catch(() => {})
    people.close()
    directly.close()
    await service.stop()
  }
  const { nothing: _, ...met } = network.met
  return { messages, unknown_outcomes: ledger.unknown, lost: 0, doubled: 0, ...met }
}

function onlyInUse(answer: Reply, code: string | undefined): void {
  // The first attempt may still be running.
  assert.equal(code, 'idempotency_key_in_use', `unexpected ${answer.status}: ${answer.text}`)
}
