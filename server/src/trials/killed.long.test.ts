import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '../db/sql.ts'
import { startProcess } from '../testing/processes.ts'
import { eventually, startTestService, type TestService } from '../testing/service.ts'
import { pastTurns, trialsOf } from '../testing/trials.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
const count = 100

it('a trial goes on without doubles after its process is killed in the middle', async (t) => {
  await using service = await startTestService({ SECRET_KEY, ROLE: 'api' })
  const api = await service.client()
  const { database, database_url: DATABASE_URL } = service
  const set = await pastTurns(service, api, count)
  const { body } = await trialsOf(api).start(set)
  const now = async () => (await api.get(`/assistant/trials/${body.id}`)).body
  const worker = async () => {
    const process = await startProcess({ DATABASE_URL, SECRET_KEY, ROLE: 'worker' })
    t.after(() => process.stop('SIGKILL'))
    return process
  }
  const release = await heldInTheMiddle(service, set)
  const first = await worker()
  await eventually(async () => assert.ok((await now()).done > 0))
  await first.stop('SIGKILL')
  await release()
  const { status, done: count_so_far } = await now()
  assert.ok(status === 'running' && count_so_far > 0 && count_so_far < count, `${count_so_far} were done`)
  await worker()
  await eventually(async () => assert.equal((await now()).status, 'finished'))
  const sums = await database.run(sql`
      select count(*)::integer, count(distinct case_id)::integer as cases from trial_results where trial_id = ${body.id}`)
  assert.deepEqual([(await now()).done, sums], [count, [{ count, cases: count }]])
})

/** Locks a case, so that its results wait. */
async function heldInTheMiddle(service: TestService, set: string): Promise<() => Promise<void>> {
  const start = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const holding = service.database.session(async ({ query }) => {
    await query(sql`begin`)
    await query(sql`
        select from trial_cases where id = (
          select id from trial_cases where trial_set_id = ${set} order by id offset ${count / 2}::integer limit 1) for update`)
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
