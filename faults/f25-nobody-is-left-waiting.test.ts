import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { undo } from '../server/src/db/embedded/fixture.ts'
import { startModelServer } from '../server/src/testing/model-server.ts'
import type { Random } from '../server/src/testing/random.ts'
import { type Client, eventually, someContact, type startTestService } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized } from './support/fault.ts'
import { onDatabase, type Patch, root, sabotagedCopy } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { webhookPlace } from './support/webhooks.ts'

const size = sized({ conversations: 60, kills: 4 }, { conversations: 200, kills: 10 })
const turn = 'src/assistant/replies/turn.ts'
// biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands there.
const unheeded = 'and said.id > ${through} and not private)'
// biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands there.
const fenced = 'and lease_token = ${token}::bigint and outcome is null`'

test('F25: whoever answers may be killed: each question gets one answer or one hand-over', async (t) => {
  figures(t, await survivesKills(t, chance(t), size))
})

test('F25 twin: where nobody takes over, and no deadline ends it, questions are never answered', async (t) => {
  const forever: Patch = [turn, 'where turn.leased_until <= now()', 'where false']
  const endless: Patch = [
    'src/assistant/replies/to-person.ts',
    'where assistant_due_at <= now() order by',
    'where false order by',
  ]
  const checkout = sabotagedCopy(t, forever, endless)
  const smaller = { conversations: 30, kills: 3, patience_ms: 12_000 }
  await goesRed(() => survivesKills(t, chance(t), smaller, checkout), /never answered/)
})

interface Size {
  conversations: number
  kills: number
  patience_ms?: number
}

async function survivesKills(
  t: TestContext,
  random: Random,
  { conversations, kills, patience_ms = 60_000 }: Size,
  checkout?: string,
) {
  // Slow, so that a kill falls into the middle of turns; what it says changes nothing for what is to be shown.
  const model = await startModelServer()
  undo(t, model.stop)
  model.always(() => ({
    wait_ms: random.int(100, 500),
    script: { say: { action: 'clarify', reply: 'Which one is it?', sources: [] } },
  }))
  const place = await webhookPlace(t)
  const settings = {
    ...place.settings,
    ASSISTANT_PROVIDER: 'openai_compatible',
    ASSISTANT_BASE_URL: model.url,
    ASSISTANT_MODEL: 'slow',
  }
  const steady = await startProcess(t, { settings: { ...settings, ROLE: 'api' }, checkout })
  const startWorker = () => startProcess(t, { settings: { ...settings, ROLE: 'worker' }, checkout })
  const workers = [startWorker(), startWorker()]
  await Promise.all(workers)
  const api = await place.client(steady.url)
  const ids: string[] = []
  const asking = each(Array(conversations).keys(), 4, async (n) => {
    ids.push(await ask(api, `What about the zorb ${n}?`))
    await pause(random.int(0, 300))
  })
  for (let n = 1; n <= kills; n++) {
    while (ids.length < (conversations * (n - 0.5)) / kills) await pause(5)
    // In the middle of turns.
    await eventually(async () => assert.ok((await underWay(place.database_url)) > 0), 3000).catch(() => {})
    await (await workers[n % 2]!).kill()
    workers[n % 2] = startWorker()
  }
  await Promise.all([asking, ...workers])
  const began = performance.now()
  const outcome = await eventually(async () => {
    const found = await outcomes(place.database_url)
    const waiting = found.filter(({ replies }) => replies === '0').length
    assert.equal(waiting, 0, `${waiting} of ${conversations} questions were never answered`)
    return found
  }, patience_ms)
  const last_after_ms = Math.round(performance.now() - began)
  // Whoever lost his lease may still be at it.
  await pause(3000)
  const twice = (await outcomes(place.database_url)).filter(({ replies }) => replies !== '1').length
  assert.equal(twice, 0, `${twice} questions were answered twice`)
  const handed_over = outcome.flatMap(({ reason }) => reason ?? [])
  // By the deadline or after an error, but never for want of an answer alone.
  for (const reason of handed_over) assert.match(reason, /in time|error/)
  const taken_over = outcome.filter(({ tries }) => tries !== '0').length
  return {
    conversations,
    kills,
    unanswered: 0,
    twice: 0,
    handed_over: handed_over.length,
    turns_taken_over: taken_over,
    last_after_ms,
  }
}

async function ask(api: Client, content: string): Promise<string> {
  const { body: contact } = await api.post('/contacts', someContact())
  const { body } = await api.post('/conversations', { contact_id: contact.id, handled_by: 'assistant' })
  await api.post(`/conversations/${body.id}/messages`, { content, direction: 'inbound' })
  return body.id
}

async function underWay(database_url: string): Promise<number> {
  const [row] = await onDatabase(database_url, 'select count(*) from assistant_turns where outcome is null')
  return Number(row!.count)
}

function outcomes(database_url: string) {
  return onDatabase(
    database_url,
    `select handover ->> 'reason' as reason, (select count(*) from messages where conversation_id = conversations.id and direction = 'outbound')::text as replies,
      coalesce((select max(tries) from assistant_turns where conversation_id = conversations.id), 0)::text as tries
    from conversations where handled_by = 'assistant' or handover is not null`,
  )
}

test('F25: what was thought of is said only where it still is an answer, whoever is frozen or slow', async (t) => {
  for (const check of Object.values(checks)) await check(t)
})

test('F25 twin: without a look at what was said meanwhile, an older question is answered', async (t) => {
  const unread: Patch = [turn, unheeded, 'and false)']
  await goesRed(() => checks.newer(t, sabotagedCopy(t, unread)), /older message/)
})

test('F25 twin: without a look at whose turn it is, the assistant talks over a person', async (t) => {
  const careless: Patch = [
    'src/assistant/replies/commit.ts',
    'if (before.assistant_due_at === null) throw new OutOfDate()',
    '',
  ]
  const unread: Patch = [turn, unheeded, 'and false)']
  await goesRed(() => checks.person(t, sabotagedCopy(t, careless, unread)), /person had taken over/)
})

test('F25 twin: without the fencing token, a process that was frozen ends the turn of another', async (t) => {
  const unfenced: Patch = [turn, fenced, 'and outcome is null`']
  await goesRed(() => checks.frozen(t, sabotagedCopy(t, unfenced)), /frozen/)
})

type Stages = typeof import('../server/src/assistant/replies/turns-model.fixture.ts')

/** What happens between the beginning and the end of a turn. */
const checks = {
  newer: (t: TestContext, checkout?: string) =>
    between(t, checkout, ['the customer asks', 'finish', 'begin', 'finish']),
  person: (t: TestContext, checkout?: string) => between(t, checkout, ['a person answers', 'finish']),
  frozen: (t: TestContext, checkout?: string) =>
    between(t, checkout, ['another process takes over', 'finish'], async (rows) => {
      const ended = rows.filter(({ outcome }) => outcome !== null)
      assert.equal(ended.length, 0, 'what was frozen ended a turn that was another’s')
    }),
}

async function between(
  t: TestContext,
  checkout: string | undefined,
  names: string[],
  also: (turns: Record<string, string | null>[]) => Promise<void> = async () => {},
): Promise<void> {
  const folder = pathToFileURL(join(checkout ?? root, 'server/src/'))
  const { setStage, deeds, begin, holds, wasOrderly }: Stages = await import(
    new URL('assistant/replies/turns-model.fixture.ts', folder).href
  )
  const service: Awaited<ReturnType<typeof startTestService>> = await (
    await import(new URL('testing/service.ts', folder).href)
  ).startTestService({ ROLE: 'api' })
  undo(t, service.stop)
  const stage = await setStage(service, await service.client())
  await deeds['the customer asks']!(stage)
  await begin(stage)
  for (const name of names) await deeds[name]!(stage)
  await also(await onDatabase(service.database_url, 'select outcome from assistant_turns'))
  await holds(stage)
  await wasOrderly(stage)
}
