import { hash } from 'node:crypto'
import { sql } from '../db/sql.ts'
import { ApiError } from '../errors.ts'
import { read, type Scope } from '../scope.ts'
import { summarizeConversation } from '../summaries/summaries.ts'

/** A conversation's note on the CRM record. */
export interface Note {
  conversation_id: string
  marker: string
  text: string
}

export interface StoredNote {
  conversation_id: string
  note_id: string | null
  text_hash: string | null
}

// Older conversations keep the notes they have.
const max_notes = 20

/** One note per resolved conversation, with its summary. */
export async function notesFor(scope: Scope, contact_id: string): Promise<Note[]> {
  const resolved = await read<Conversation>(
    scope,
    sql`
    select id, subject, resolved_at from conversations
    where environment_id = ${scope.environment_id} and contact_id = ${contact_id} and status = 'resolved'
      and last_message_id is not null
    order by id desc limit ${max_notes}`,
  )
  const notes: Note[] = []
  for (const conversation of resolved.toReversed()) {
    const summary = await summaryOf(scope, conversation.id)
    if (summary !== null) notes.push(noteOf(conversation, summary))
  }
  return notes
}

export async function storedNotes(
  { environment_id, database }: Scope,
  connection_id: string,
  lead_id: string,
): Promise<StoredNote[]> {
  return database.run<StoredNote>(sql`
    select conversation_id, note_id, text_hash from crm_notes
    where environment_id = ${environment_id} and connection_id = ${connection_id} and lead_id = ${lead_id}`)
}

export function hashOf({ text }: Note): string {
  return hash('sha256', text)
}

interface Conversation {
  id: string
  subject: string | null
  resolved_at: string | null
}

function noteOf({ id, subject, resolved_at }: Conversation, summary: string): Note {
  const title = `${subject === null ? 'Conversation' : `Conversation “${subject}”`}${resolved_at === null ? '' : `, resolved ${resolved_at.slice(0, 10)}`}`
  return { conversation_id: id, marker: id, text: `${title}\n\n${summary}\n\n${id}` }
}

/** Reuses the stored summary if the conversation hasn't changed. */
async function summaryOf(scope: Scope, id: string): Promise<string | null> {
  try {
    const { json } = await summarizeConversation(scope, id, { quickly: true })
    return (JSON.parse(json) as { summary: string }).summary
  } catch (error) {
    // Only private notes, or just deleted.
    if (error instanceof ApiError && error.status < 500) return null
    throw error
  }
}
