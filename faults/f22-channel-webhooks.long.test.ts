import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { kindOf, kinds } from '../server/src/channels/kinds.ts'
import { sql } from '../server/src/db/sql.ts'
import { type Ends, ends } from '../server/src/testing/channels/ends.ts'
import { practiceMessenger } from '../server/src/testing/channels/practice-messenger.ts'
import { undo } from '../server/src/testing/embedded-database.ts'
import { eventually, startTestService, type TestAccount } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized, twin } from './support/fault.ts'
import type { Patch } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { sharedService } from './support/shared-service.ts'

const messages = sized({ smallest: 20, quick: 100, full: 2500 })
const at_once = 16
const place = sharedService({})

for (const kind of kinds.filter((kind) => kindOf(kind).webhook))
  test(`F22: what calls the channel ${kind} is heard only if it signs, and what it says is taken in once`, async (t) => {
    const two = [await ends[kind](await place()), await ends[kind](await place())] as const
    figures(t, await callsAreChecked(t, await place(), two, messages))
  })

const gullible = sharedService({}, [
  'src/channels/practice/webhook.ts',
  'return timingSafeEqual(',
  'return true || timingSafeEqual(',
])
twin('F22 twin: without the check of signatures, whoever calls is heard', async (t) => {
  const two = [await ends.practice(await gullible()), await ends.practice(await gullible())] as const
  await goesRed(async () => callsAreChecked(t, await gullible(), two, 40), /is answered/)
})

const killed = sized({
  smallest: { webhooks: 30, kills: 1 },
  quick: { webhooks: 120, kills: 3 },
  full: { webhooks: 2000, kills: 20 },
})

test('F22: whoever works off what a messenger sent may be killed: nothing is lost, and nothing is there twice', async (t) => {
  figures(t, await survivesKills(t, killed))
})

// A pause makes it certain that a kill comes in the middle.
const forgetsFirst: Patch = [
  'src/channels/incoming/worker.ts',
  'const happening = await readHappening(database, lease)\n',
  'const happening = await readHappening(database, lease)\n  await dropWebhook(database, lease)\n  await new Promise((later) => setTimeout(later, 300))\n',
]
twin('F22 twin: where a webhook is dropped before it is taken in, a killed worker loses it', async (t) => {
  await goesRed(() => survivesKills(t, { webhooks: 40, kills: 1 }, [forgetsFirst]), /were lost/)
})

/** The service that answers lives on, while what works off its webhooks is killed again and again. */
async function survivesKills(
  t: TestContext,
  { webhooks, kills }: { webhooks: number; kills: number },
  without: Patch[] = [],
) {
  const random = chance(t)
  const service = await startTestService({ ROLE: 'api' })
  undo(t, service.stop)
  const { database, database_url, data_dir } = service
  const api = await service.client({ mode: 'test' })
  const { body: channel } = await api.post('/channels', { kind: 'practice', name: 'Messenger' })
  const { send } = await practiceMessenger(service, channel.id)
  const settings = { DATABASE_URL: database_url, DATA_DIR: data_dir, ROLE: 'worker' }
  const countWaiting = async () =>
    (await database.run(sql`select from channel_webhooks where channel_id = ${channel.id}`)).length
  const ids: string[] = []
  for (let n = 0; n < webhooks; n++) {
    const messages = Array.from({ length: random.int(1, 3) }, (_, part) => ({
      customer_id: `customer-${n % 10}`,
      external_id: `m-${n}-${part}`,
      content: `m-${n}-${part}`,
    }))
    ids.push(...messages.map(({ content }) => content))
    assert.equal((await send(JSON.stringify({ messages }))).status, 200)
  }
  for (let n = 1; n <= kills; n++) {
    const worker = await startProcess(t, { settings, without })
    const rest = Math.floor(ids.length * (1 - (n - random.next()) / kills))
    await eventually(async () => assert.ok((await countWaiting()) <= Math.max(rest, ids.length - n * 10)), 180_000)
    await worker.kill()
    await database.run(sql`update channel_webhooks set leased_until = now() where leased_until > now()`)
  }
  const worker = await startProcess(t, { settings, without })
  await eventually(async () => assert.equal(await countWaiting(), 0), 180_000)
  await worker.stop()
  const arrived = await database.run<{ content: string }>(
    sql`select content from messages where direction = 'inbound' and content like 'm-%'`,
  )
  const counts = Map.groupBy(arrived, ({ content }) => content)
  const missing = ids.filter((id) => !counts.has(id)).length
  const doubled = ids.filter((id) => (counts.get(id)?.length ?? 0) > 1).length
  assert.equal(missing, 0, `${missing} of ${ids.length} messages were lost`)
  assert.equal(doubled, 0, `${doubled} of ${ids.length} messages are there twice`)
  return { webhooks, messages: ids.length, kills, missing, doubled }
}

/** Batches in any order and up to three times, among what was cut off, changed, signed by another channel, or is nonsense. */
async function callsAreChecked(
  t: TestContext,
  service: TestAccount,
  [end, foreign]: readonly [Ends, Ends],
  number: number,
) {
  const random = chance(t)
  const [hook, other] = [end.hook!, foreign.hook!]
  const call = async (status: number, body: Buffer, headers: Record<string, string>, url = hook.url) => {
    const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })
    await answer.arrayBuffer()
    assert.equal(answer.status, status, `${body.subarray(0, 60)} is answered ${answer.status}`)
  }
  const ids = Array.from({ length: number }, (_, n) => `m-${n}`)
  const calls = ids.flatMap((id, n) => {
    const body = hook.body(ids.slice(n, n + random.int(1, 3)))
    const signed = hook.sign(body)
    const changed = Buffer.from(body)
    changed[random.int(0, body.length - 1)]! ^= 1
    const forged = hook.body([`forged-${id}`])
    const cut = body.subarray(0, random.int(0, body.length - 1))
    const wrong = random.pick([
      () => call(401, cut, signed),
      () => call(401, changed, signed),
      () => call(401, forged, signed),
      () => call(401, forged, {}),
      () => call(401, forged, other.sign(forged)),
      () => call(401, forged, hook.sign(forged), other.url),
      () =>
        call(
          404,
          forged,
          hook.sign(forged),
          hook.url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        ),
      () => call(400, cut, hook.sign(cut)),
      () => call(413, Buffer.concat([body, Buffer.alloc(4 * 1024 * 1024, 0x20)]), signed),
    ])
    return [...Array.from({ length: random.int(1, 3) }, () => () => call(200, body, signed)), wrong]
  })
  await each(random.shuffle(calls), at_once, (one) => one())
  await Promise.all([hook.worked(), other.worked()])
  const arrived = await service.database.run<{ content: string }>(sql`
    select content from messages
    where conversation_id = any (${[end.conversation_id, foreign.conversation_id]}::text[]) and (content like 'm-%' or content like 'forged-%')`)
  assert.deepEqual(arrived.map(({ content }) => content).sort(), ids.sort())
  return { messages: number, calls: calls.length }
}
