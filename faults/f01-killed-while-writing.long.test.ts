import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../server/src/db/embedded/port.ts'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { cloneDatabase } from '../server/src/testing/database.ts'
import { dataFolder, undo } from '../server/src/testing/embedded-database.ts'
import type { Random } from '../server/src/testing/random.ts'
import { client } from '../server/src/testing/service.ts'
import { caller, type Reply } from './support/call.ts'
import { chance, each, figures, goesRed, larger, sized, twin } from './support/fault.ts'
import { checkLedger, checkReplay, emptyLedger, type Sending, sendUntilAcknowledged } from './support/ledger.ts'
import { onDatabase } from './support/on-database.ts'
import { keyIn, startProcess } from './support/service-process.ts'
import { makeConversation } from './support/world.ts'

interface Size {
  messages: number
  at_once: number
  kills: number
}

const external = sized({
  smallest: { messages: 60, at_once: 8, kills: 1 },
  quick: { messages: 300, at_once: 16, kills: 3 },
  full: { messages: 10_000, at_once: 50, kills: 20 },
})
const embedded = sized({
  smallest: { messages: 40, at_once: 8, kills: 1 },
  quick: { messages: 100, at_once: 16, kills: 1 },
  full: { messages: 2000, at_once: 50, kills: 5 },
})

test('F1: a service killed while it writes loses nothing and does nothing twice', async (t) => {
  figures(t, await survivesKills(t, chance(t), external, await ownDatabase(t)))
})

larger('F1: the same with its embedded database, which goes down with it', async (t) => {
  figures(t, await survivesKills(t, chance(t), embedded, embeddedDatabase(t)))
})

twin('F1 twin: without the primary key of kept answers, repeats are written twice', async (t) => {
  const place = await ownDatabase(t)
  await onDatabase(await place.databaseUrl(), 'alter table idempotent_answers drop constraint idempotent_answers_pkey')
  // Clients that give up retry often enough without a kill.
  const size = { messages: 80, at_once: 16, kills: 0 }
  await goesRed(() => survivesKills(t, chance(t), size, place), /written twice|executed again/)
})

interface Place {
  settings: Record<string, string>
  databaseUrl: () => Promise<string>
}

async function ownDatabase(t: TestContext): Promise<Place> {
  const { url, drop } = await cloneDatabase()
  undo(t, drop)
  return { settings: { DATABASE_URL: url, DATA_DIR: dataFolder(t) }, databaseUrl: async () => url }
}

function embeddedDatabase(t: TestContext): Place {
  const DATA_DIR = dataFolder(t)
  return {
    settings: { DATA_DIR },
    // Looked up each time: a restarted server uses another port if its old one is taken.
    async databaseUrl() {
      const joined = await startEmbedded({ data_dir: DATA_DIR, share: true })
      await joined.stop()
      return joined.url
    },
  }
}

async function survivesKills(t: TestContext, random: Random, { messages, at_once, kills }: Size, place: Place) {
  const settings = { ...place.settings, PORT: String(await freePort()) }
  let service = await startProcess(t, { settings })
  const key = await keyIn(await place.databaseUrl())
  const api = client(`${service.url}/v1`, key)
  const conversations = await Promise.all(
    Array.from({ length: 8 }, async () => (await makeConversation(api)).conversation_id),
  )
  const people = caller(service.url, at_once)
  const ledger = emptyLedger()
  const sending: Sending = {
    key,
    conversations,
    // One in eight gives up early, as clients do, although the request may have been processed.
    patience: () => (random.chance(1 / 8) ? random.int(1, 12) : 5000),
    refused: onlyLater,
  }
  let over = false
  const kill = async () => {
    for (let n = 1; n <= kills; n++) {
      const moment = Math.floor((messages * (n - random.next())) / kills)
      while (ledger.acknowledged.size < moment && !over) await pause(1)
      if (over) return
      await service.kill()
      service = await startProcess(t, { settings })
    }
  }
  const began = performance.now()
  try {
    const send = each(Array(messages).keys(), at_once, (n) => sendUntilAcknowledged(people, ledger, n, sending))
    await Promise.all([send, kill()])
    const seconds = (performance.now() - began) / 1000
    await checkLedger(await place.databaseUrl(), ledger, messages)
    await each(Array(messages).keys(), at_once, (n) => checkReplay(people, ledger, n, sending))
    await checkLedger(await place.databaseUrl(), ledger, messages)
    return {
      messages,
      kills,
      unknown_outcomes: ledger.unknown,
      seconds: seconds.toFixed(1),
      lost: 0,
      doubled: 0,
      replays: messages,
    }
  } finally {
    over = true
    people.close()
    await service.stop()
  }
}

/** Nothing happened, and a retry is right. */
const later = ['idempotency_key_in_use', 'database_unavailable']

function onlyLater(answer: Reply, code: string | undefined): void {
  // A killed service's transaction may still be running in the database, with its key in use. And on a busy machine, a database
  // that has just started may keep the first connections waiting.
  assert.ok(later.includes(String(code)), `unexpected ${answer.status}: ${answer.text}`)
}
