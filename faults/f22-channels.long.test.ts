import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { kinds } from '../server/src/channels/kinds.ts'
import { sql } from '../server/src/db/sql.ts'
import { type Ends, ends } from '../server/src/testing/channels/ends.ts'
import type { Random } from '../server/src/testing/random.ts'
import { eventually, type TestAccount } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized, twin } from './support/fault.ts'
import { importWithout, type Patch } from './support/sabotage.ts'
import { sharedService } from './support/shared-service.ts'

const messages = sized({ smallest: 80, quick: 300, full: 10_000 })
const at_once = 16
const place = sharedService({ MAIL_ALLOWED_NETWORKS: '127.0.0.1', EMAIL_POLL_MS: '1000' })

for (const kind of kinds) {
  test(`F22: over the channel ${kind}, each message arrives once: repeated, in any order, doubled, cut off and late`, async (t) => {
    figures(t, await arriveOnce(t, await place(), kind, messages))
  })

  test(`F22: over the channel ${kind}, what makes no sense is refused, and leaves nothing`, async () => {
    const end = await ends[kind](await place())
    const before = await count(await place(), end)
    for (const answer of await end.nonsense())
      assert.ok(answer >= 400 && answer < 500, `nonsense is answered ${answer}`)
    assert.equal(await count(await place(), end), before)
  })
}

for (const kind of ['widget', 'practice'] as const)
  test(`F22: a status never goes back, in whatever order the channel ${kind} reports`, async (t) => {
    figures(t, await statusesGrow(t, await ends[kind](await place()), await place(), Math.ceil(messages / 4)))
  })

const forgetful = sharedService({}, [
  'src/http/serve.ts',
  'own_key, request)\n      // Their name',
  'null && own_key, request)\n      // Their name',
])
twin('F22 twin: without the key of a message, a repeat is another message', async (t) => {
  await goesRed(async () => arriveOnce(t, await forgetful(), 'widget', 80), /arrived/)
})

const hasty: Patch[] = [
  ['src/channels/widget/receipts.ts', 'if (held.since >= through_message_id) return false', ''],
  ['src/channels/widget/receipts.ts', 'after: held.since', "after: ''"],
  [
    'src/conversations/messages/progress.ts',
    "delivered: ['queued', 'sent'],",
    "delivered: ['queued', 'sent', 'read'],",
  ],
]
const hastyPlace = sharedService({}, ...hasty)
twin('F22 twin: where a late report counts, what was read is only delivered again', async (t) => {
  const service = await hastyPlace()
  const { ends } = await importWithout<typeof import('../server/src/testing/channels/ends.ts')>(
    hasty,
    'src/testing/channels/ends.ts',
  )
  await goesRed(async () => statusesGrow(t, await ends.widget(service), service, 60), /goes back/)
})

/** Each message is sent up to three times, at once or one after another, and some of its requests are cut off. */
async function arriveOnce(t: TestContext, service: TestAccount, kind: keyof typeof ends, number: number) {
  const random = chance(t)
  const conversations = await Promise.all(Array.from({ length: 8 }, () => ends[kind](service)))
  const plan = Array.from({ length: number }, (_, n) => ({
    id: `m-${n}`,
    end: conversations[n % conversations.length]!,
  }))
  let repeats = 0
  await each(random.shuffle(plan), at_once, async ({ id, end }) => {
    const tries = random.int(1, 3)
    repeats += tries - 1
    await Promise.all(Array.from({ length: tries }, () => deliver(end, id, random)))
  })
  for (const end of conversations) {
    const wanted = plan.filter((one) => one.end === end).map(({ id }) => id)
    const arrived = await service.database.run<{ content: string }>(sql`
      select content from messages where conversation_id = ${end.conversation_id} and content like 'm-%'`)
    const texts = arrived.map(({ content }) => content)
    assert.deepEqual(texts.sort(), wanted.sort(), `${texts.length} messages arrived, of ${wanted.length}`)
  }
  return { messages: number, repeats }
}

/** As a sender on a bad network does: until it hears that the message arrived. */
async function deliver(end: Ends, id: string, random: Random): Promise<void> {
  if (random.chance(0.2)) await end.sendAndHangUp(id)
  if (random.chance(0.3)) await new Promise((resolve) => setTimeout(resolve, random.int(1, 20)))
  await eventually(async () => {
    const status = await end.send(id)
    // Its twin is still on the way.
    assert.notEqual(status, 409)
    assert.ok(status === 201 || status === 200, `a message is answered ${status}`)
  })
}

const ranks = ['queued', 'sent', 'delivered', 'read']

async function statusesGrow(t: TestContext, end: Ends, service: TestAccount, number: number) {
  const random = chance(t)
  const ids: string[] = []
  for (let n = 0; n < number; n++) ids.push(await end.answer(`a-${n}`))
  const reports = random.shuffle(
    [...ids, ...ids].flatMap(
      (id) =>
        [
          { id, status: 'read' },
          { id, status: 'delivered' },
        ] as const,
    ),
  )
  await each([...reports, { id: ids.at(-1)!, status: 'read' } as const], at_once, ({ id, status }) =>
    end.report!(id, status),
  )
  await each(ids, at_once, (id) => end.report!(id, 'delivered'))
  const history = await service.database.run<{ id: string; status: string; was: string }>(sql`
    select data->'object'->>'id' as id, data->'object'->>'status' as status, data->'previous'->>'status' as was
    from events where type = 'message.updated' and data->'object'->>'conversation_id' = ${end.conversation_id} order by events.id`)
  const backwards = history.filter(({ status, was }) => ranks.indexOf(status) <= ranks.indexOf(was))
  assert.deepEqual(backwards, [], `${backwards.length} times, a status goes back`)
  const left = await service.database.run(sql`
    select id from messages where conversation_id = ${end.conversation_id} and direction = 'outbound' and status <> 'read'`)
  assert.equal(left.length, 0, `${left.length} were read, and a status goes back`)
  return { messages: number, reports: reports.length, steps: history.length }
}

async function count(service: TestAccount, { conversation_id }: Ends): Promise<number> {
  const rows = await service.database.run(sql`select from messages where conversation_id = ${conversation_id}`)
  return rows.length
}
