import { sql } from '../db/sql.ts'
import type { Means } from '../scope.ts'

const batch = 200

/**
 * Sets the channel of conversations that earlier versions started, one batch at a time, newest first. One process works at a
 * time; others skip. Rows are locked in the same order as elsewhere. The version grows, because the representation changes.
 * Returns whether there is more to do.
 */
export async function fillChannels({ database }: Pick<Means, 'database'>): Promise<boolean> {
  const turn = await database.run(sql`
    with turn as materialized (
      select environment_id, channel_id, before_id from channel_backfills order by environment_id limit 1 for update skip locked),
    batch as materialized (
      select id from conversations
      where environment_id = (select environment_id from turn) and id < (select before_id from turn)
      order by id desc limit ${batch}),
    locked as materialized (
      select id from conversations
      where environment_id = (select environment_id from turn) and id in (select id from batch) and channel_id is null
      order by id for no key update),
    filled as (
      update conversations set channel_id = (select channel_id from turn), version = version + 1
      where environment_id = (select environment_id from turn) and id in (select id from locked)),
    passed as (
      update channel_backfills set before_id = (select min(id) from batch)
      where environment_id = (select environment_id from turn) and exists (select from batch)),
    over as (
      delete from channel_backfills
      where environment_id = (select environment_id from turn) and not exists (select from batch))
    select from turn`)
  return turn.length > 0
}
