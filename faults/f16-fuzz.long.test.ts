import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import fc from 'fast-check'
import { testAccount } from '../server/src/testing/account.ts'
import { checkAnswer } from '../server/src/testing/contract.ts'
import type { Client, TestAccount } from '../server/src/testing/service.ts'
import { type Caller, caller, type Reply } from './support/call.ts'
import { chance, figures, full, goesRed, sized, soon, twin } from './support/fault.ts'
import { ideas, type Pool, requestOf } from './support/fuzz.ts'
import { type Patch, serviceWithout } from './support/sabotage.ts'
import { makeConversation, makeEndpoint, makeLead, makeWorld, settings, sink_url } from './support/world.ts'

const requests = sized({ smallest: 100, quick: 600, full: 200_000 })
const at_once = 10
const longest_ms = 2000

test('F16: whatever is made out of openapi.json is answered as openapi.json says', async (t) => {
  figures(t, await answersAsDocumented(await testAccount(), chance(t).int(1, 2 ** 31 - 1), requests))
})

twin('F16 twin: without the check of parameters, something is answered with a 500', async (t) => {
  const patch: Patch = ['src/http/validation.ts', '    requireValid(values)\n', '']
  const service = await sabotaged(t, patch)
  const seed = chance(t).int(1, 2 ** 31 - 1)
  // What is let in may also be answered, with values that aren't documented.
  await goesRed(() => answersAsDocumented(service, seed, 1500, isNoError), /answered with 500/)
})

twin('F16 twin: a field more than documented is seen', async (t) => {
  const patch: Patch = ['src/errors.ts', 'code, message, request_id }', 'code, message, request_id, param: null }']
  const service = await sabotaged(t, patch)
  await goesRed(() => answersAsDocumented(service, chance(t).int(1, 2 ** 31 - 1), 200), /additional properties/)
})

async function sabotaged(t: TestContext, patch: Patch): Promise<TestAccount> {
  const service = await (await serviceWithout(patch))(settings)
  t.after(() => service.stop())
  return service
}

async function answersAsDocumented(service: TestAccount, seed: number, count: number, judge = isAsDocumented) {
  const { api, ids } = await makeWorld(service, 'live')
  const pool: Pool = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, [id]]))
  pool.url = [sink_url]
  if (full) await warm(api)
  const people = caller(service.url, at_once)
  let runs = 0
  const seen = { statuses: new Map<number, number>(), slowest_ms: 0 }
  const batch = fc.array(ideas(api.key), { minLength: at_once, maxLength: at_once, size: 'max' })
  const property = fc.asyncProperty(batch, async (all) => {
    // Replaces what was deleted or turned off, so that there's always something to find.
    await api.patch('/assistant', { status: 'on' })
    const { contact_id, conversation_id } = await makeConversation(api)
    keep(pool, 'contact_id', contact_id)
    keep(pool, 'conversation_id', conversation_id)
    keep(pool, 'lead_id', (await makeLead(api, contact_id)).lead_id)
    if (runs++ % 10 === 0) await makeUpForEndpoints(api, pool)
    await Promise.all(
      all.map(async (idea) => {
        const request = requestOf(idea, pool)
        const answer = await send(people, request)
        seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1)
        seen.slowest_ms = Math.max(seen.slowest_ms, answer.ms)
        judge(request, answer)
        remember(pool, answer)
      }),
    )
  })
  try {
    const outcome = await fc.check(property, { seed, numRuns: Math.ceil(count / at_once), endOnFailure: true })
    assert.ok(
      !outcome.failed,
      `${(outcome.errorInstance as Error)?.message} (seed ${outcome.seed}, path ${outcome.counterexamplePath})`,
    )
  } finally {
    people.close()
  }
  const statuses = [...seen.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status} ${times}×`)
  return { requests: count, slowest_ms: Math.round(seen.slowest_ms), statuses: statuses.join(' ') }
}

/** Loads the language and summary threads, so that their start-up time doesn't count. */
async function warm(api: Client): Promise<void> {
  await api.post('/assistant/preview', { question: 'Where is my order?' })
  const { conversation_id } = await makeConversation(api)
  await api.post(`/conversations/${conversation_id}/messages`, { content: 'Where is my order?', direction: 'inbound' })
  const { status } = await api.post(`/conversations/${conversation_id}/summarize`, {})
  assert.equal(status, 200)
}

async function makeUpForEndpoints(api: Client, pool: Pool): Promise<void> {
  for (const { id } of (await api.get('/webhook_endpoints?status=enabled')).body.data)
    await api.delete(`/webhook_endpoints/${id}`)
  for (const [name, id] of Object.entries(await makeEndpoint(api))) keep(pool, name, id)
}

type Request = ReturnType<typeof requestOf>

function send(people: Caller, { path, ...request }: Request): Promise<Reply> {
  return people.call({ ...request, path: `/v1${path}` })
}

function isNoError(request: Request, { status, text }: Reply): void {
  // The practice CRM can be set to be down, and the assistant's model to an address where nothing listens.
  assert.ok(
    status < 500 || /"code":"(crm_unavailable|crm_timeout|assistant_unavailable)"/.test(text),
    `${what(request)}\nanswered with ${status}: ${text}`,
  )
}

function isAsDocumented(request: Request, reply: Reply): void {
  isNoError(request, reply)
  const { method, path } = request
  const { status, headers, text, ms } = reply
  const about = what(request)
  soon(`${about}\nanswered`, ms, longest_ms)
  const named = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  try {
    checkAnswer(method, path, status, named, text === '' ? null : JSON.parse(text))
  } catch (error) {
    assert.fail(`${about}\n${(error as Error).message}`)
  }
}

function what({ method, path, body }: Request): string {
  return `${method} ${path} ${String(body ?? '').slice(0, 500)}`
}

const max_remembered = 50

/** Keeps ids and cursors of a response for later requests. */
function remember(pool: Pool, { status, text }: Reply): void {
  if (status >= 300 || text === '') return
  const answer = JSON.parse(text)
  if (typeof answer.id === 'string') keep(pool, `${answer.object}_id`, answer.id)
  if (typeof answer.next_cursor === 'string') keep(pool, 'cursor', answer.next_cursor)
}

function keep(pool: Pool, name: string, id: string): void {
  pool[name] = [...(pool[name] ?? []), id].slice(-max_remembered)
}
