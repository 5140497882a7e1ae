import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { join, sql, verbatim } from '../db/sql.ts'
import { publish } from '../testing/replies/articles.ts'
import { type Client, startTestService, type TestService } from '../testing/service.ts'
import { pastTurns, trialsOf } from '../testing/trials.ts'
import { runTrials } from './run.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
const count = 1000
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
    const { body } = await trialsOf(api).start(await pastTurns(service, api, count))
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
})
