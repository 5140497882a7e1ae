import { type MessageRow, messageColumns, messageJson } from '../../conversations/messages/messages.ts'
import type { Message } from '../../conversations/messages/schema.ts'
import { receiveMessage } from '../../conversations/messages/send.ts'
import { page } from '../../db/page.ts'
import { sql } from '../../db/sql.ts'
import { invalid } from '../../errors.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import type { Resource } from '../../scope.ts'
import { type Shaping, visitorMessage } from './message-shape.ts'
import { requireOwn } from './own.ts'
import type { MessagesQuery, NewMessageByVisitor } from './schema.ts'
import { noteSeen, verificationOf } from './visitors.ts'

export async function listOwnMessages(scope: VisitorScope, conversation_id: string, query: MessagesQuery) {
  await requireOwn(scope, conversation_id)
  const since = query.after === undefined ? sql`` : sql` and id > ${query.after}`
  return page(scope, {
    name: `visitor's messages of ${conversation_id}`,
    query,
    rows: (after, tail) => sql`
      select ${messageColumns} from messages
      where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and not private${since}${after} ${tail}`,
    json: (row) => shaped(scope, messageJson(row as unknown as MessageRow)),
  })
}

/** A choice among buttons is a message like any other: the assistant understands its words. */
export async function sendByVisitor(
  scope: VisitorScope,
  conversation_id: string,
  { button, ...input }: NewMessageByVisitor,
): Promise<Resource> {
  if (button !== undefined && (input.content !== undefined || input.attachments !== undefined))
    throw invalid('button', 'must be sent alone: it is the whole message.')
  const { contact_name } = await requireOwn(scope, conversation_id)
  await noteSeen(scope)
  return receiveMessage(scope, conversation_id, button === undefined ? input : { content: button }, {
    name: scope.visitor.name ?? contact_name,
    owner: scope.visitor.id,
    verification: verificationOf(scope.visitor),
    shown: ({ json, ...rest }) => ({ ...rest, json: shaped(scope, json) }),
  })
}

/** The API's message as its visitor sees it. */
export function shaped(scope: Shaping, json: string): string {
  return JSON.stringify(visitorMessage(scope, JSON.parse(json) as Message))
}
