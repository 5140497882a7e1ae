import { sql } from '../../db/sql.ts'
import type { TestAccount } from '../service.ts'

type Place = Pick<TestAccount, 'database' | 'environment_ids'>

/** Copies of a conversation, past the API. */
export async function manyLike({ database }: Place, id: string, count: number): Promise<void> {
  await database.run(sql`
    insert into conversations (environment_id, id, contact_id, channel, channel_id, status, handled_by, created_at, updated_at)
    select environment_id, left(id, -4) || lpad(n::text, 4, '0'), contact_id, channel, channel_id, status, handled_by, created_at, updated_at
    from conversations, generate_series(1, ${count}::integer) n where id = ${id}`)
}

/** Locks the conversation in the middle of them, so that whoever goes through all of them waits there. */
export async function heldInTheMiddle({ database, environment_ids: { live } }: Place) {
  const start = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const holding = database.session(async ({ query }) => {
    await query(sql`begin`)
    await query(sql`
      select from conversations where environment_id = ${live} and id = (
        select id from conversations where environment_id = ${live} order by id
        offset (select count(*) / 2 from conversations where environment_id = ${live}) limit 1) for update`)
    start.resolve()
    await end.promise
    await query(sql`rollback`)
  })
  await start.promise
  return {
    async release() {
      end.resolve()
      await holding
    },
  }
}
