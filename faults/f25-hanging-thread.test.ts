import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Client, eventually, someContact } from '../server/src/testing/service.ts'
import { figures, goesRed, sized } from './support/fault.ts'
import { type Patch, sabotagedCopy } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { webhookPlace } from './support/webhooks.ts'

// Not slow, but never done: the thread that knows languages takes a text and does not come back, whatever it is asked.
const hangs: Patch = [
  'src/assistant/replies/language-worker.ts',
  'workAside(({ content, promised }: Reading) =>',
  'workAside(({ content, promised }: Reading) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) === "ok" ? "" :',
]
const size = sized({ conversations: 12 }, { conversations: 60 })
// An answer is owed within 30 seconds; a chore looks each second.
const owed_ms = 30_000
const grace_ms = 15_000

test('F25: a thread that hangs keeps nobody from a person', async (t) => {
  figures(t, await reachesPeople(t, size.conversations, sabotagedCopy(t, hangs)))
})

test('F25 twin: where nobody gives up waiting for it, customers wait for ever', async (t) => {
  const waits: Patch = [
    'src/assistant/replies/to-person.ts',
    "Promise.race([languageOf(exchange).catch(() => 'und'), pause(patience, null, { ref: false })])",
    'languageOf(exchange)',
  ]
  const unwatched: Patch = ['src/aside.ts', 'hanging = setTimeout(() => stop(late), most_ms).unref()', 'void late']
  const checkout = sabotagedCopy(t, hangs, waits, unwatched)
  await goesRed(() => reachesPeople(t, 2, checkout), /still waits for a person or an answer/)
})

async function reachesPeople(t: TestContext, conversations: number, checkout: string) {
  const place = await webhookPlace(t)
  const service = await startProcess(t, { settings: place.settings, checkout })
  const api = await place.client(service.url)
  const began = performance.now()
  // Half ask for a person, half ask something that nobody has written about.
  const waits = await Promise.all(
    Array.from({ length: conversations }, async (_, n) => {
      const wants_person = n % 2 === 0
      const id = await ask(api, wants_person ? 'a human please' : `What about the zorb ${n}?`)
      return untilServed(api, id, wants_person)
    }),
  )
  // What needs no language goes on as ever.
  const { status } = await api.get('/conversations')
  assert.equal(status, 200)
  return {
    conversations,
    longest_s: Math.round(Math.max(...waits) / 1000),
    all_s: Math.round((performance.now() - began) / 1000),
  }
}

async function ask(api: Client, content: string): Promise<string> {
  const { body: contact } = await api.post('/contacts', someContact())
  const { body } = await api.post('/conversations', { contact_id: contact.id, handled_by: 'assistant' })
  const { status } = await api.post(`/conversations/${body.id}/messages`, { content, direction: 'inbound' })
  assert.equal(status, 201)
  return body.id
}

/** How long it took until the customer was told something, and whoever asked for a person has one. */
async function untilServed(api: Client, id: string, wants_person: boolean): Promise<number> {
  const began = performance.now()
  await eventually(async () => {
    const { body } = await api.get(`/conversations/${id}`)
    const { body: said } = await api.get(`/conversations/${id}/messages`)
    const is_told = said.data.some(({ direction }: { direction: string }) => direction === 'outbound')
    const served = is_told && (!wants_person || (body.status === 'open' && body.handled_by === 'human'))
    assert.ok(served, `${id} still waits for a person or an answer`)
  }, owed_ms + grace_ms)
  return performance.now() - began
}
