import type { Connection } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'
import { keep } from './keep.ts'
import type { Progress, Step } from './progress.ts'
import type { Item } from './sources.ts'

const batch_size = 2000

const next = { contact: 'conversation', conversation: 'message', message: 'leftovers', leftovers: null } as const

/** The next batch of rows that are already in the tables. */
export async function fill(connection: Connection, progress: Progress): Promise<Step> {
  const { environment_id, after_id } = progress
  const filling = progress.filling!
  if (filling === 'message' && after_id === '') await queueMessages(connection, environment_id)
  const items = await connection.query<Item & { gone: boolean }>(batch(progress))
  const added = await keep(
    connection,
    environment_id,
    filling === 'leftovers' ? items.filter(({ gone }) => gone) : items,
  )
  const last = items.at(-1)
  const now = last ? filling : next[filling]
  await connection.query(sql`
    update search_progress set filling = ${now}, after_parent_id = ${last?.parent_id ?? ''}, after_id = ${last?.id ?? ''}
    where environment_id = ${environment_id}`)
  return { more: now !== null, added }
}

async function queueMessages(connection: Connection, environment_id: number): Promise<void> {
  await connection.query(sql`set local enable_seqscan = on`)
  await connection.query(sql`
    insert into search_waiting (environment_id, id, parent_id)
    select environment_id, id, conversation_id from messages where environment_id = ${environment_id} order by id
    on conflict do nothing`)
}

function batch({ filling, environment_id, after_parent_id, after_id }: Progress): Sql {
  const after = sql`(${after_parent_id}, ${after_id})`
  switch (filling) {
    case 'contact':
      return sql`
        select 'contact' as kind, id as parent_id, id from contacts
        where environment_id = ${environment_id} and id > ${after_id} order by id limit ${batch_size}`
    case 'conversation':
      return sql`
        select 'conversation' as kind, contact_id as parent_id, id from conversations
        where environment_id = ${environment_id} and id > ${after_id} order by id limit ${batch_size}`
    case 'message':
      return sql`
        with next as (
          delete from search_waiting where environment_id = ${environment_id} and id = any (array(
            select id from search_waiting where environment_id = ${environment_id} and id > ${after_id} order by id limit ${batch_size}))
          returning parent_id, id)
        select 'message' as kind, parent_id, id from next order by id`
    default:
      return sql`
        select kind, document.parent_id, document.id,
          case kind
            when 'contact' then not exists (
              select from contacts live where live.environment_id = ${environment_id} and live.id = document.id)
            when 'conversation' then not exists (
              select from conversations live where live.environment_id = ${environment_id} and live.id = document.id)
            else not exists (
              select from messages live
              where live.environment_id = ${environment_id} and conversation_id = parent_id and live.id = document.id)
          end as gone
        from search_documents document join search_segments on search_segments.id = segment
        where document.environment_id = ${environment_id} and (document.parent_id, document.id) > ${after}
        order by document.parent_id, document.id limit ${batch_size}`
  }
}
