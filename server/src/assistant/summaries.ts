import { type ConversationRow, findConversation } from '../conversations/conversation.ts'
import { page } from '../db/page.ts'
import { sql, verbatim } from '../db/sql.ts'
import { conflict } from '../errors.ts'
import { write } from '../events/record.ts'
import { newId, timeOf } from '../ids.ts'
import { rendering } from '../render.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import type { Summary, SummaryMessage } from './embedded/summarize.ts'
import { ConversationSummary, SummaryRecord, type SummaryRecordQuery } from './schema.ts'
import { summarizeAside } from './summary-worker-pool.ts'

const short = rendering(ConversationSummary)
const full = rendering(SummaryRecord)

// Enough to tell what it began with and where it stands, of a conversation of any length.
const first_messages = 50
const last_messages = 1000

const being_made = new Map<string, Promise<Summary>>()

/** However many ask for it at the same moment. */
function makeOnce(name: string, making: () => Promise<Summary>): Promise<Summary> {
  const made = being_made.get(name) ?? making().finally(() => being_made.delete(name))
  being_made.set(name, made)
  return made
}

async function make(scope: Scope, { id, status, subject }: ConversationRow): Promise<Summary> {
  return summarizeAside({ messages: await publicMessages(scope, id), status, subject })
}

interface Stored {
  conversation_id: string
  summary: string
  created_at: string
}

/** Summarizes a conversation as its contact could read it: private notes are left out. Unchanged, it keeps its summary. */
export async function summarizeConversation(scope: Scope, id: string): Promise<Resource> {
  const conversation = await findConversation(scope, id)
  const [last] = await read<{ id: string }>(
    scope,
    sql`
    select id from messages where environment_id = ${scope.environment_id} and conversation_id = ${id} and not private
    order by id desc limit 1`,
  )
  if (!last)
    throw conflict('conversation_empty', 'The conversation has no message yet, so there is nothing to summarize.')
  const basis = JSON.stringify([last.id, conversation.status, conversation.subject])
  const stored = await storedSummary(scope, id, basis)
  if (stored) return summaryResource(stored, conversation)
  const summary = await makeOnce(`${id} ${basis}`, () => make(scope, conversation))
  return keepSummary(scope, conversation, summary, basis, last.id)
}

export async function listSummaryRecords(scope: Scope, conversation_id: string, query: SummaryRecordQuery) {
  await findConversation(scope, conversation_id)
  const names = verbatim(full.names.filter((name) => name !== 'stale').join(', '))
  return page(scope, {
    name: `summaries of ${conversation_id}`,
    query,
    rows: (after, tail) => sql`
      select ${names}, exists (
        select from messages where messages.environment_id = ${scope.environment_id} and messages.conversation_id = ${conversation_id}
          and not private and messages.id > covers_through_message_id) as stale
      from summary_records where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id}${after} ${tail}`,
    json: full.json,
  })
}

async function storedSummary(scope: Scope, conversation_id: string, basis: string): Promise<Stored | undefined> {
  const [row] = await read<Stored>(
    scope,
    sql`
    select conversation_id, summary, created_at from summary_records
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and basis = ${basis}`,
  )
  return row
}

async function publicMessages(scope: Scope, conversation_id: string): Promise<SummaryMessage[]> {
  const within = sql`environment_id = ${scope.environment_id} and conversation_id = ${conversation_id}`
  const rows = await scope.database.run<MessageText>(sql`
    select id, direction, sender, content, created_at from messages
    where ${within} and id = any (
      array(select id from messages where ${within} and not private order by id limit ${first_messages})
      || array(select id from messages where ${within} and not private order by id desc limit ${last_messages}))
    order by id`)
  return rows.map(({ sender, direction, ...message }) => {
    const { type, name } = JSON.parse(sender) as { type: string; name: string | null }
    return {
      ...message,
      name,
      author: direction === 'inbound' ? 'customer' : type === 'assistant' || type === 'system' ? type : 'agent',
    }
  })
}

interface MessageText {
  id: string
  direction: 'inbound' | 'outbound'
  sender: string
  content: string
  created_at: string
}

async function keepSummary(
  scope: Scope,
  conversation: ConversationRow,
  { text, points, entities, open_questions, outcome, language }: Summary,
  basis: string,
  through: string,
): Promise<Resource> {
  const conversation_id = conversation.id
  const id = newId('summary_record')
  const row = { conversation_id, summary: text, created_at: timeOf(id) }
  const summary = summaryResource(row, conversation)
  const kept = await write(
    scope,
    sql`change as (
      insert into summary_records (environment_id, conversation_id, id, summary, points, entities, open_questions, outcome, language,
        engine, covers_through_message_id, basis, created_at)
      select environment_id, id, ${id}, ${text}, ${JSON.stringify(points)}::json, ${JSON.stringify(entities)}::json,
        ${JSON.stringify(open_questions)}::json, ${outcome}, ${language}, 'embedded', ${through}, ${basis}, ${row.created_at}::timestamptz
      from conversations where environment_id = ${scope.environment_id} and id = ${conversation_id} for key share
      on conflict do nothing returning id)`,
    [],
    summary,
  )
  if (kept.length > 0) return summary
  // Somebody else summarized the same at the same moment, or the conversation was deleted meanwhile.
  const other = await storedSummary(scope, conversation_id, basis)
  return other ? summaryResource(other, conversation) : summarizeConversation(scope, conversation_id)
}

function summaryResource(row: Stored, { contact_id }: ConversationRow): Resource {
  return { json: short.json(row), contact_id }
}
