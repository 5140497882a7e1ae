import { type ConversationRow, findConversation } from '../conversations/conversation.ts'
import { page } from '../db/page.ts'
import { rendering } from '../db/render.ts'
import { sql, verbatim } from '../db/sql.ts'
import { conflict } from '../errors.ts'
import { write } from '../events/record.ts'
import { newId, timeOf } from '../ids.ts'
import type { SummaryPoint } from '../language/summary/conversation.ts'
import type { Summary } from '../language/summary/summarize.ts'
import { modelOf } from '../models/model.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { summarizeByModel } from './by-model.ts'
import type { Earlier } from './material.ts'
import { conversationText } from './messages.ts'
import { ConversationSummary, SummaryRecord, type SummaryRecordQuery } from './schema.ts'
import { summarizeOnThread } from './worker-pool.ts'

const short = rendering(ConversationSummary)
const full = rendering(SummaryRecord)

interface NewSummary {
  summary: Summary
  engine: string
  /** Why no model wrote it, although one is set. Null if one did, or none is set. */
  fallback: string | null
}

const being_made = new Map<string, Promise<NewSummary>>()

/** However many ask for it at the same moment. */
function makeOnce(name: string, making: () => Promise<NewSummary>): Promise<NewSummary> {
  const result = being_made.get(name) ?? making().finally(() => being_made.delete(name))
  being_made.set(name, result)
  return result
}

// Temporary failures: the model is asked again later. Others are due to the conversation itself, so its summary stays.
const passing = new Set(['not_asked', 'budget', 'timeout', 'rate_limited', 'unreachable', 'unauthorized'])

export interface Manner {
  /** By the embedded engine, unless a model has done it already: for those who cannot wait. */
  quickly?: boolean
}

/**
 * Summarizes a conversation as its contact could read it: private notes are left out. An unchanged conversation keeps its summary,
 * unless a model should have written it and couldn't at the time.
 */
export async function summarizeConversation(
  scope: Scope,
  id: string,
  { quickly = false }: Manner = {},
): Promise<Resource> {
  const conversation = await findConversation(scope, id)
  const [last] = await read<{ id: string }>(
    scope,
    sql`
    select id from messages where environment_id = ${scope.environment_id} and conversation_id = ${id} and not private
    order by id desc limit 1`,
  )
  if (!last)
    throw conflict('conversation_empty', 'The conversation has no messages yet, so there is nothing to summarize.')
  const basis = [last.id, conversation.status, conversation.subject]
  const stored = await storedSummary(scope, id, basis)
  if (stored && (quickly || !passing.has(stored.fallback ?? ''))) return summaryResource(stored, conversation)
  const name = JSON.stringify([id, basis, quickly])
  const summary = await makeOnce(name, () => make(scope, conversation, last.id, quickly))
  if (stored && summary.engine === 'embedded') return summaryResource(stored, conversation)
  return keepSummary(scope, conversation, summary, basis, last.id)
}

/** By a model where there is one that can, else by the embedded engine. No transaction is open meanwhile. */
async function make(
  scope: Scope,
  conversation: ConversationRow,
  through: string,
  quickly: boolean,
): Promise<NewSummary> {
  // What comes after the message it is told to cover is for the next one.
  const text = await conversationText(scope, conversation, through)
  const shows = !quickly && (await modelOf(scope)) ? { earlier: await earlierSummary(scope, conversation.id) } : null
  const { summary: own, material: shown } = await summarizeOnThread({ conversation: text, shows })
  if (!shown) return { summary: own, engine: 'embedded', fallback: quickly ? 'not_asked' : null }
  const by_model = await summarizeByModel(scope, conversation, shown, own)
  if ('summary' in by_model) return { ...by_model, fallback: null }
  return { summary: own, engine: 'embedded', fallback: by_model.why_not === 'no_model' ? null : by_model.why_not }
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

type Basis = (string | null)[]

/** A model's and the embedded engine's summary of the same conversation are two. */
function basisOf(basis: Basis, engine: string): string {
  return JSON.stringify(engine === 'embedded' ? basis : [...basis, 'model'])
}

interface Stored {
  conversation_id: string
  summary: string
  created_at: string
  fallback: string | null
}

/** Rather the model's. */
async function storedSummary(scope: Scope, conversation_id: string, basis: Basis): Promise<Stored | undefined> {
  const [row] = await read<Stored>(
    scope,
    sql`
    select conversation_id, summary, created_at, fallback from summary_records
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id}
      and basis in (${basisOf(basis, 'embedded')}, ${basisOf(basis, 'model')})
    order by engine = 'embedded', id limit 1`,
  )
  return row
}

/** The newest that a model made. */
async function earlierSummary(scope: Scope, conversation_id: string): Promise<Earlier | null> {
  const [row] = await scope.database.run<{ points: string; covers_through_message_id: string }>(sql`
    select points, covers_through_message_id from summary_records
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and engine <> 'embedded'
    order by id desc limit 1`)
  return row ? { ...row, points: JSON.parse(row.points) as SummaryPoint[] } : null
}

async function keepSummary(
  scope: Scope,
  conversation: ConversationRow,
  { summary, engine, fallback }: NewSummary,
  basis: Basis,
  through: string,
): Promise<Resource> {
  const { text, points, entities, open_questions, outcome, language } = summary
  const conversation_id = conversation.id
  const id = newId('summary_record')
  const row = { conversation_id, summary: text, created_at: timeOf(id), fallback }
  const resource = summaryResource(row, conversation)
  const rows = await write(
    scope,
    sql`change as (
      insert into summary_records (environment_id, conversation_id, id, summary, points, entities, open_questions, outcome, language,
        engine, fallback, verification, covers_through_message_id, basis, created_at)
      select environment_id, id, ${id}, ${text}, ${JSON.stringify(points)}::json, ${JSON.stringify(entities)}::json,
        ${JSON.stringify(open_questions)}::json, ${outcome}, ${language}, ${engine}, ${fallback}, (${weakestOf(scope, conversation_id, through, points)}), ${through}, ${basisOf(basis, engine)},
        ${row.created_at}::timestamptz
      from conversations where environment_id = ${scope.environment_id} and id = ${conversation_id} for key share
      on conflict do nothing returning id)`,
    [],
    resource,
  )
  if (rows.length > 0) return resource
  // Someone else summarized the same at the same moment, or the conversation was deleted meanwhile.
  const other = await storedSummary(scope, conversation_id, basis)
  return other ? summaryResource(other, conversation) : summarizeConversation(scope, conversation_id)
}

/** A stranger anywhere before; else the weakest message that it quotes. */
function weakestOf({ environment_id }: Scope, conversation_id: string, through: string, points: SummaryPoint[]) {
  const of_conversation = sql`environment_id = ${environment_id} and conversation_id = ${conversation_id}`
  const quoted = points.map(({ message_id }) => message_id)
  return sql`
    select coalesce(
      (select verification from messages where ${of_conversation} and verification = 'stranger' and id <= ${through} limit 1),
      (select min(verification) from messages where ${of_conversation} and id = any (${quoted}::text[])))`
}

function summaryResource({ conversation_id, summary, created_at }: Stored, { contact_id }: ConversationRow): Resource {
  return { json: short.json({ conversation_id, summary, created_at }), contact_id }
}
