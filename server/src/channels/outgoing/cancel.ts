import { takeBack } from '../../conversations/messages/take-back.ts'
import { sql } from '../../db/sql.ts'
import { conflict, notFound } from '../../errors.ts'
import { isId } from '../../ids.ts'
import { type Resource, type Scope, transact } from '../../scope.ts'

/** Takes back a message that waits to go out: it's either sent or taken back, and taken back once. */
export async function cancelMessage(scope: Scope, conversation_id: string, id: string): Promise<Resource> {
  if (!isId('conversation', conversation_id) || !isId('message', id)) throw notFound('message')
  return transact(scope, async (scope) => {
    const is_stopped = await stop(scope, conversation_id, id)
    const message = await takeBack(scope, conversation_id, id, is_stopped)
    if (message) return message
    throw conflict(
      'message_not_queued',
      "The message has gone out already, or is going out right now. It can't be taken back.",
    )
  })
}

/** Under the lock of the row that a worker leases. One that isn't queued yet is queued as done: nobody queues it again. A lease that ran out ends: its holder writes nothing any more. */
async function stop({ connection, environment_id }: Scope, conversation_id: string, id: string): Promise<boolean> {
  const rows = await connection!.query(sql`
    insert into outgoing (environment_id, message_id, conversation_id, kind, due_at)
    select m.environment_id, m.id, m.conversation_id, c.channel, null
    from messages m join conversations c on c.environment_id = m.environment_id and c.id = m.conversation_id
    where m.environment_id = ${environment_id} and m.conversation_id = ${conversation_id} and m.id = ${id}
      and m.direction = 'outbound' and m.status = 'queued'
    on conflict (environment_id, message_id) do update set due_at = null, leased_until = null
    where outgoing.due_at is not null and outgoing.finishing_at is null
      and (outgoing.leased_until is null or outgoing.leased_until <= now())
    returning 1 as one`)
  return rows.length > 0
}
