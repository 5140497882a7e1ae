import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { kindOf, kinds } from '../server/src/channels/kinds.ts'
import { sql } from '../server/src/db/sql.ts'
import { type Ends, ends } from '../server/src/testing/channels/ends.ts'
import type { TestAccount } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized, twin } from './support/fault.ts'
import { sharedService } from './support/shared-service.ts'

const messages = sized({ smallest: 20, quick: 100, full: 2500 })
const at_once = 16
const place = sharedService({})

for (const kind of kinds.filter((kind) => kindOf(kind).receive))
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
  const arrived = await service.database.run<{ content: string }>(sql`
    select content from messages
    where conversation_id = any (${[end.conversation_id, foreign.conversation_id]}::text[]) and (content like 'm-%' or content like 'forged-%')`)
  assert.deepEqual(arrived.map(({ content }) => content).sort(), ids.sort())
  return { messages: number, calls: calls.length }
}
