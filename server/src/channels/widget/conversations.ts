import { startConversation } from '../../conversations/conversations.ts'
import { receiveMessage } from '../../conversations/messages/send.ts'
import { page } from '../../db/page.ts'
import { sql } from '../../db/sql.ts'
import { keepWith } from '../../http/idempotency.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { type Resource, read, transact } from '../../scope.ts'
import { contactOf } from './contact.ts'
import { type ConversationView, conversation_columns, conversationJson } from './conversation-shape.ts'
import { type Shaping, visitorMessage } from './message-shape.ts'
import { requireDetails } from './offers.ts'
import { ownConversations } from './own.ts'
import { requireProof } from './proof.ts'
import type { ListQuery, NewConversationByVisitor } from './schema.ts'
import { noteSeen, verificationOf } from './visitors.ts'

export function listOwnConversations(scope: VisitorScope, query: ListQuery) {
  return page(scope, {
    name: `conversations of ${scope.visitor.id}`,
    query,
    rows: (after, tail) => ownConversations(scope, conversation_columns, after, tail),
    json: (row) => conversationJson(scope, row as unknown as ConversationView),
  })
}

/** One conversation as its visitor sees it. Undefined once it's deleted. */
export async function ownConversation(
  scope: Pick<VisitorScope, 'database' | 'connection' | 'environment_id'> & Shaping,
  id: string,
): Promise<string | undefined> {
  const [row] = await read<ConversationView>(
    scope,
    sql`select ${conversation_columns} from conversations where environment_id = ${scope.environment_id} and id = ${id}`,
  )
  return row && conversationJson(scope, row)
}

/** Contact, conversation and message come into being together, or not at all. */
export async function startByVisitor(scope: VisitorScope, input: NewConversationByVisitor): Promise<Resource> {
  await requireDetails(scope)
  await requireProof(scope)
  await noteSeen(scope)
  return transact(scope, async (inside) => {
    const { visitor, environment_id } = scope
    // The response to a repeat is stored at the end.
    const { claim: _, ...inner } = inside
    const contact_id = await contactOf(inner, visitor.id)
    const { id } = await startConversation(inner, { contact_id, channel_id: visitor.channel_id })
    await inner.connection!.query(sql`
      insert into visitor_conversations (environment_id, conversation_id, identity_id)
      values (${environment_id}, ${id}, ${visitor.id})`)
    const sent = await receiveMessage(inner, id!, input, {
      name: visitor.name ?? 'Visitor',
      owner: visitor.id,
      verification: verificationOf(visitor),
    })
    const conversation = await ownConversation({ ...inner, environment_id }, id!)
    const message = JSON.stringify(visitorMessage(scope, JSON.parse(sent.json)))
    const json = `{"object":"conversation.start","conversation_id":"${id}","conversation":${conversation},"message":${message}}`
    const result = { json, id, contact_id }
    await keepWith(inner.connection!, { ...scope, ...inside }, result)
    return result
  })
}
