import { handOver } from '../../conversations/handover.ts'
import { handoverReasons } from '../../conversations/handover-reasons.ts'
import { sql } from '../../db/sql.ts'
import { notFound } from '../../errors.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { isId } from '../../ids.ts'
import type { Resource } from '../../scope.ts'
import { ownConversation } from './conversations.ts'
import { requireOffer } from './offers.ts'
import { requireOwn } from './own.ts'
import { noteProgress } from './receipts.ts'
import { noteSeen } from './visitors.ts'

const done: Resource = { json: '{"object":"done"}' }

/** The visitor has seen everything up to this message. */
export async function readThrough(scope: VisitorScope, conversation_id: string, message_id: string): Promise<Resource> {
  await requireOwn(scope, conversation_id)
  const [message] = isId('message', message_id)
    ? await scope.database.read(sql`
        select 1 as one from messages
        where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and id = ${message_id} and not private`)
    : []
  if (!message) throw notFound('message')
  await noteSeen(scope)
  await noteProgress(scope, scope.visitor.id, { conversation_id, through_message_id: message_id, status: 'read' })
  return done
}

/** Nothing is stored: agents see it for some seconds. */
export async function reportTyping(scope: VisitorScope, conversation_id: string): Promise<Resource> {
  const { contact_name } = await requireOwn(scope, conversation_id)
  const { environment_id, visitor, presence } = scope
  const name = visitor.name ?? contact_name
  const window = `visitor ${visitor.browser_id}`
  presence.report({ environment_id, window, user_id: visitor.id, name, conversation_id, doing: 'typing' })
  return done
}

export async function askForPerson(scope: VisitorScope, conversation_id: string): Promise<Resource> {
  await requireOwn(scope, conversation_id)
  await requireOffer(scope, 'talk_to_person')
  await handOver(scope, conversation_id, { reason: handoverReasons.asks_for_person }, null)
  return shown(scope, conversation_id)
}

async function shown(scope: VisitorScope, id: string): Promise<Resource> {
  const json = await ownConversation(scope, id)
  if (json === undefined) throw notFound('conversation')
  return { json, id }
}
