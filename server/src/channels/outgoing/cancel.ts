import { takeBack } from '../../conversations/messages/take-back.ts'
import { conflict, notFound } from '../../errors.ts'
import { isId } from '../../ids.ts'
import { type Resource, type Scope, transact } from '../../scope.ts'
import { stopOutgoing } from './lease.ts'

/** Takes back a message that waits to go out: it's either sent or taken back, and taken back once. */
export async function cancelMessage(scope: Scope, conversation_id: string, id: string): Promise<Resource> {
  if (!isId('conversation', conversation_id) || !isId('message', id)) throw notFound('message')
  return transact(scope, async (scope) => {
    const is_stopped = await stopOutgoing(scope, conversation_id, id)
    const message = await takeBack(scope, conversation_id, id, is_stopped)
    if (message) return message
    throw conflict(
      'message_not_queued',
      "The message has gone out already, or is going out right now. It can't be taken back.",
    )
  })
}
