import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { join, sql, verbatim } from '../db/sql.ts'
import { newId } from '../ids.ts'
import { startProcess } from '../testing/processes.ts'
import { publish } from '../testing/replies/articles.ts'
import { talkWith } from '../testing/replies/talk.ts'
import { type Client, eventually, startTestService, type TestService } from '../testing/service.ts'
import { trialsOf } from '../testing/trials.ts'
import { runTrials } from './run.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
const count = 1000
// For what takes a process of its own.
const few = 100
const texts = [
  'How can I return my order? Where is the return label?',
  'Can I talk to a person?',
  'Someone is trapped and hurt, please help!',
  'What does a zorb cost?',
  'My parcel LD-4410 is crushed, I want to buy 40 bicycles instead.',
]

describe('a trial of a thousand past turns', () => {
  let service: TestService
  let api: Client
  before(async () => {
    // Nothing works here but what the tests start.
    service = await startTestService({ SECRET_KEY, ROLE: 'api' })
    api = await service.client()
    await publish(api)
  })
  after(() => service.stop())

  /** Copies of a few. */
  async function pastTurns(count: number): Promise<string> {
    const talk = talkWith(api)
    const trials = trialsOf(api)
    const set = await trials.set(`Past ${count}`)
    for (const text of texts) {
      const conversation_id = await talk.started()
      const message_id = await talk.say(conversation_id, text)
      assert.equal((await trials.add(set, { kind: 'replay', conversation_id, message_id })).status, 201)
    }
    const ids = Array.from({ length: count - texts.length }, () => newId('trial_case'))
    await service.database.run(sql`
      with first as (select *, row_number() over (order by id) - 1 as place from trial_cases
        where message_id is not null and trial_set_id = ${set})
      insert into trial_cases (environment_id, id, trial_set_id, kind, turns, situation, conversation_id, created_at)
      select environment_id, copy.id, trial_set_id, kind, turns, situation, conversation_id, created_at
      from unnest(${ids}::text[]) with ordinality copy (id, n) join first on place = n % ${texts.length}::integer`)
    return set
  }

  /** A sum of the rows of each table. */
  async function rowsOutside(): Promise<Record<string, string>> {
    const { database } = service
    const tables = await database.run<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'trial%'
        -- Where a process says that it is there.
        and table_name <> 'key_holders' order by 1`)
    assert.ok(tables.length > 60)
    const sums = tables.map(({ name }) => {
      const table = verbatim(`"${name}"`)
      return sql`select ${name}::text as name, concat(count(*), ' ', sum(hashtext(row::text))) as sum from ${table} row`
    })
    const rows = await database.run<{ name: string; sum: string }>(join(sums, ' union all '))
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
  }

  it('leaves no row outside of trials, nor changes one', async () => {
    const { body } = await trialsOf(api).start(await pastTurns(count))
    const before = await rowsOutside()
    const never = new AbortController().signal
    while (await runTrials(service.means, never)) {
      // More cases are left.
    }
    assert.deepEqual(await rowsOutside(), before)
    const trial = (await api.get(`/assistant/trials/${body.id}`)).body
    assert.deepEqual([trial.status, trial.done, trial.verdicts.none], ['finished', count, count])
    const decisions = await service.database.run<{ decision: string }>(
      sql`select distinct decision from trial_results where trial_id = ${body.id} order by 1`,
    )
    assert.deepEqual(
      decisions.map(({ decision }) => decision),
      ['answer', 'clarify', 'hand_over'],
    )
  })

  it('goes on without doubles after its process is killed in the middle', async (t) => {
    const { database, database_url: DATABASE_URL } = service
    const set = await pastTurns(few)
    const { body } = await trialsOf(api).start(set)
    const now = async () => (await api.get(`/assistant/trials/${body.id}`)).body
    const worker = async () => {
      const process = await startProcess({ DATABASE_URL, SECRET_KEY, ROLE: 'worker' })
      t.after(() => process.stop('SIGKILL'))
      return process
    }
    const release = await heldInTheMiddle(set)
    const first = await worker()
    await eventually(async () => assert.ok((await now()).done > 0))
    await first.stop('SIGKILL')
    await release()
    const { status, done } = await now()
    assert.ok(status === 'running' && done > 0 && done < few, `${done} were done`)
    await worker()
    await eventually(async () => assert.equal((await now()).status, 'finished'))
    const sums = await database.run(sql`
      select count(*)::integer, count(distinct case_id)::integer as cases from trial_results where trial_id = ${body.id}`)
    assert.deepEqual([(await now()).done, sums], [few, [{ count: few, cases: few }]])
  })

  /** Locks a case, so that its results wait. */
  async function heldInTheMiddle(set: string): Promise<() => Promise<void>> {
    const start = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const holding = service.database.session(async ({ query }) => {
      await query(sql`begin`)
      await query(sql`
        select from trial_cases where id = (
          select id from trial_cases where trial_set_id = ${set} order by id offset ${few / 2}::integer limit 1) for update`)
      start.resolve()
      await end.promise
      await query(sql`rollback`)
    })
    await start.promise
    return async () => {
      end.resolve()
      await holding
    }
  }
})
