import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Client, eventually, someContact } from '../server/src/testing/service.ts'
import { each, figures, goesRed, sized, soon, twin } from './support/fault.ts'
import { onDatabase } from './support/on-database.ts'
import type { Patch } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { webhookPlace } from './support/webhooks.ts'

// The language thread accepts a text and never finishes.
const hangs: Patch = [
  'src/language/worker.ts',
  'serveThread((content: string) =>',
  'serveThread((content: string) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) === "ok" ? "" :',
]
const conversations = sized({ smallest: 2, quick: 8, full: 60 })
// A reply is due within 30 seconds, and a recurring job checks every second.
const due_ms = 30_000
const grace_ms = 15_000

test('F25: a thread that hangs keeps nobody from a person', async (t) => {
  figures(t, await reachesPeople(t, conversations, [hangs]))
})

twin('F25 twin: where nobody gives up waiting for it, customers wait for ever', async (t) => {
  const waits: Patch = [
    'src/replies/hand-over.ts',
    'pause(patience, null, { ref: false })',
    'new Promise<null>(() => patience)',
  ]
  const unwatched: Patch = [
    'src/jobs/worker-thread.ts',
    'hanging = setTimeout(() => stop(late), max_ms).unref()',
    'void late',
  ]
  const without = [hangs, waits, unwatched]
  await goesRed(() => reachesPeople(t, 2, without, due_ms + 5000), /still wait for a person or an answer/)
})

async function reachesPeople(t: TestContext, conversations: number, without: Patch[], patience_ms?: number) {
  const place = await webhookPlace(t)
  const service = await startProcess(t, { settings: place.settings, without })
  const api = await place.client(service.url)
  const began = performance.now()
  // Half ask for a person, half ask a question that no article answers.
  const wants_person: string[] = []
  await each(Array(conversations).keys(), 8, async (n) => {
    const id = await ask(api, n % 2 === 0 ? 'a human please' : `What about the zorb ${n}?`)
    if (n % 2 === 0) wants_person.push(id)
  })
  await eventually(async () => {
    const waiting = await onDatabase(place.database_url, unserved)
    assert.equal(waiting.length, 0, `${waiting.length} of ${conversations} still wait for a person or an answer`)
  }, patience_ms)
  const all_ms = performance.now() - began
  for (const id of wants_person) {
    const { body } = await api.get(`/conversations/${id}`)
    assert.deepEqual([body.status, body.handled_by], ['open', 'human'])
  }
  // Requests that don't need the language thread still work.
  const { status } = await api.get('/conversations')
  assert.equal(status, 200)
  soon('everybody was served', all_ms, due_ms + grace_ms)
  return { conversations, all_s: Math.round(all_ms / 1000) }
}

const unserved = `select from conversations where not exists (
  select from messages where conversation_id = conversations.id and direction = 'outbound')`

async function ask(api: Client, content: string): Promise<string> {
  const { body: contact } = await api.post('/contacts', someContact())
  const { body } = await api.post('/conversations', { contact_id: contact.id, handled_by: 'assistant' })
  const { status } = await api.post(`/conversations/${body.id}/messages`, { content, direction: 'inbound' })
  assert.equal(status, 201)
  return body.id
}
