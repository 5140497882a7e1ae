import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { undo } from '../server/src/testing/embedded-database.ts'
import { startModelServer } from '../server/src/testing/models/model-server.ts'
import type { Random } from '../server/src/testing/random.ts'
import { type Client, eventually, someContact, type TestService } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized, twin } from './support/fault.ts'
import { endLeases } from './support/leases.ts'
import { onDatabase } from './support/on-database.ts'
import { importWithout, type Patch } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { sharedService } from './support/shared-service.ts'
import { webhookPlace } from './support/webhooks.ts'

const size = sized<Size>({
  smallest: { conversations: 6, kills: 1, workers: 1 },
  quick: { conversations: 24, kills: 2, workers: 2 },
  full: { conversations: 200, kills: 10, workers: 2 },
})
const turn = 'src/replies/turn.ts'
// biome-ignore lint/suspicious/noTemplateCurlyInString: copied from the source.
const unheeded = 'and said.id > ${through} and not private)'
// biome-ignore lint/suspicious/noTemplateCurlyInString: copied from the source.
const fenced = '${this.token} = ${lease.token}::${type} and ${open}'

test('F25: whoever answers may be killed: each question gets one answer or one hand-over', async (t) => {
  figures(t, await survivesKills(t, chance(t), size))
})

twin('F25 twin: where nobody takes over, and no deadline ends it, questions are never answered', async (t) => {
  const forever: Patch = [turn, 'where turn.leased_until <= now()', 'where false']
  const endless: Patch = [
    'src/replies/hand-over.ts',
    'where assistant_due_at <= now() order by',
    'where false order by',
  ]
  const smaller = { conversations: 10, kills: 1, workers: 1 }
  await goesRed(() => survivesKills(t, chance(t), smaller, [forever, endless], 8000), /never answered/)
})

interface Size {
  conversations: number
  kills: number
  /** Besides the process that takes requests. */
  workers: number
}

async function survivesKills(
  t: TestContext,
  random: Random,
  { conversations, kills, workers: count }: Size,
  without: Patch[] = [],
  patience_ms?: number,
) {
  // Slow, so that kills happen during turns. What it says doesn't matter here.
  const model = await startModelServer()
  undo(t, model.stop)
  let min_ms = 100
  model.always(() => ({
    wait_ms: random.int(min_ms, min_ms + 400),
    script: { say: { action: 'clarify', statements: [{ text: 'Which one is it?', source: null }] } },
  }))
  const place = await webhookPlace(t)
  const settings = {
    ...place.settings,
    ASSISTANT_PROVIDER: 'openai_compatible',
    ASSISTANT_BASE_URL: model.url,
    ASSISTANT_MODEL: 'slow',
  }
  const steady = await startProcess(t, { settings: { ...settings, ROLE: 'api' }, without })
  const startWorker = () => startProcess(t, { settings: { ...settings, ROLE: 'worker' }, without })
  const workers = Array.from({ length: count }, startWorker)
  await Promise.all(workers)
  const api = await place.client(steady.url)
  const ids: string[] = []
  const asking = each(Array(conversations).keys(), 4, async (n) => {
    ids.push(await ask(api, `What about the zorb ${n}?`))
    await pause(random.int(0, 300))
  })
  for (let n = 1; n <= kills; n++) {
    while (ids.length < (conversations * (n - 0.5)) / kills) await pause(5)
    min_ms = 3000
    const asked = await ask(api, 'And what about the other zorb?')
    ids.push(asked)
    await eventually(async () => assert.ok(await isUnderWay(place.database_url, asked)))
    await (await workers[n % count]!).kill()
    min_ms = 100
    await endLeases(place.database_url)
    workers[n % count] = startWorker()
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
  // A worker that lost its lease may still be working. Stopping waits for it.
  await Promise.all(workers.map(async (worker) => (await worker).stop()))
  const twice = (await outcomes(place.database_url)).filter(({ replies }) => replies !== '1').length
  assert.equal(twice, 0, `${twice} questions were answered twice`)
  const handed_over = outcome.flatMap(({ reason }) => reason ?? [])
  // Because of the deadline or an error, never merely for lack of an answer.
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

async function isUnderWay(database_url: string, conversation_id: string): Promise<boolean> {
  const turns = `select 1 from assistant_turns where outcome is null and conversation_id = '${conversation_id}'`
  return (await onDatabase(database_url, turns)).length > 0
}

function outcomes(database_url: string) {
  return onDatabase(
    database_url,
    `select handover ->> 'reason' as reason, (select count(*) from messages where conversation_id = conversations.id and direction = 'outbound')::text as replies,
      coalesce((select max(tries) from assistant_turns where conversation_id = conversations.id), 0)::text as tries
    from conversations where handled_by = 'assistant' or handover is not null`,
  )
}

test('F25: what was thought of is said only where it still is an answer, whoever is frozen or slow', async () => {
  for (const check of Object.values(checks)) await check()
})

const sabotage: Patch[] = [
  [turn, unheeded, 'and false)'],
  ['src/replies/commit.ts', 'if (before.assistant_due_at === null) throw new OutOfDate()', ''],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: copied from the source.
  ['src/jobs/leases.ts', fenced, '${open}'],
]

twin('F25 twin: without a look at what was said meanwhile, an older question is answered', async () => {
  await goesRed(() => checks.newer(sabotage), /older message/)
})

twin('F25 twin: without a look at whose turn it is, the assistant talks over a person', async () => {
  await goesRed(() => checks.person(sabotage), /person had taken over/)
})

twin('F25 twin: without the fencing token, a process that was frozen ends the turn of another', async () => {
  await goesRed(() => checks.frozen(sabotage), /frozen/)
})

const whole = sharedService({ ROLE: 'api' })
const careless = sharedService({ ROLE: 'api' }, ...sabotage)

type Stages = typeof import('../server/src/testing/replies/turns-model.ts')

/** What happens between the start and the end of a turn. */
const checks = {
  newer: (without?: Patch[]) => between(['the customer asks', 'finish', 'begin', 'finish'], without),
  person: (without?: Patch[]) => between(['a person answers', 'finish'], without),
  frozen: (without?: Patch[]) =>
    between(['another process takes over', 'finish'], without, async (rows) => {
      const ended = rows.filter(({ outcome }) => outcome !== null)
      assert.equal(ended.length, 0, 'what was frozen ended a turn that was another’s')
    }),
}

async function between(
  names: string[],
  without: Patch[] = [],
  also: (turns: Record<string, string | null>[]) => Promise<void> = async () => {},
): Promise<void> {
  const service: TestService = await (without.length > 0 ? careless() : whole())
  const { setStage, deeds, begin, holds, wasOrderly, clear } = await importWithout<Stages>(
    without,
    'src/testing/replies/turns-model.ts',
  )
  const stage = await setStage(service, await service.client())
  try {
    await deeds['the customer asks']!(stage)
    await begin(stage)
    for (const name of names) await deeds[name]!(stage)
    await also(
      await onDatabase(
        service.database_url,
        `select outcome from assistant_turns where conversation_id = '${stage.id}'`,
      ),
    )
    await holds(stage)
    await wasOrderly(stage)
  } finally {
    // The next check would continue this conversation's turn.
    await clear(stage)
  }
}
