import { sql } from '../db/sql.ts'
import { type ExchangeMessage, readExchange } from '../replies/exchange.ts'
import type { Scope } from '../scope.ts'
import type { TrialCase } from './case-schema.ts'
import { masked } from './mask.ts'
import type { Situation } from './rehearse.ts'

/** A past conversation when this message was its last, masked. */
export interface Moment {
  conversation_id: string
  message_id: string
  contact_id: string
  content: string
  situation: Situation
  label: TrialCase['label']
}

// What decides: the turn before, the replies of an hour, and the language of what the customer wrote.
const max_history = 50
const max_written = 20

/** Null if the contact wrote no such message. */
export async function momentOf(scope: Scope, conversation_id: string, message_id: string): Promise<Moment | null> {
  const exchange = await readExchange(scope, conversation_id, message_id)
  const { conversation, questions, history, messages, through, clarified } = exchange
  if (through !== message_id || questions.at(-1)?.id !== message_id) return null
  const { contact_id, handed_over_through_message_id } = conversation
  const names = await namesOf(scope, contact_id)
  const mask = (all: readonly ExchangeMessage[]) =>
    all.map((message) => ({ ...message, name: null, content: masked(message.content, names) }))
  const own_texts = messages.filter(({ author }) => author === 'customer').slice(-max_written)
  const masked_questions = mask(questions)
  return {
    conversation_id,
    message_id,
    contact_id,
    content: masked_questions.map(({ content }) => content).join('\n'),
    situation: {
      questions: masked_questions,
      history: mask(history.slice(-max_history)),
      messages: mask(own_texts),
      clarified,
      handed_over_through_message_id,
    },
    label: await labelOf(scope, conversation_id, message_id),
  }
}

async function namesOf({ database, environment_id }: Scope, contact_id: string): Promise<string[]> {
  const rows = await database.run<{ name: string | null }>(
    sql`select name from contacts where environment_id = ${environment_id} and id = ${contact_id}`,
  )
  return rows.flatMap(({ name }) => name ?? [])
}

/** What was done then, by the first reply. */
async function labelOf(
  { database, environment_id }: Scope,
  conversation_id: string,
  message_id: string,
): Promise<TrialCase['label']> {
  const [row] = await database.run<{ sender: string; sources: string; outcome: string | null }>(sql`
    select sender, reply.sources, outcome from messages reply
      left join assistant_turns turn on turn.environment_id = ${environment_id} and turn.conversation_id = ${conversation_id}
        and reply_message_id = reply.id
    where reply.environment_id = ${environment_id} and reply.conversation_id = ${conversation_id} and reply.id > ${message_id}
      and direction = 'outbound' and not private
    order by reply.id limit 1`)
  if (!row) return null
  const { type } = JSON.parse(row.sender) as { type: string }
  const articles = (JSON.parse(row.sources) as { object: string; id: string }[]).flatMap(({ object, id }) =>
    object === 'article' ? [id] : [],
  )
  if (type === 'system') return { reaction: 'handed_over', article_ids: [] }
  if (type !== 'assistant') return { reaction: 'person', article_ids: articles }
  return { reaction: row.outcome === 'handed_over' ? 'handed_over' : 'answered', article_ids: articles }
}
