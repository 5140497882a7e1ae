import { sql } from '../db/sql.ts'
import type { Extraction } from '../language/leads/extract.ts'
import type { Leaf } from '../language/leads/leaves.ts'
import { askModel } from '../models/ask.ts'
import { max_claims, verdictsOn } from '../models/confirm.ts'
import { again, type Scope } from '../scope.ts'
import { claimOf, instructions, ModelReading, standing } from './model-answer.ts'

/** What a model found in messages: each is read once. */
export interface ReadByModel {
  added: Extraction[]
  /** The model that found it, if one did. */
  finderOf(extraction: Extraction): string | undefined
}

// The caller waits for it.
const time_limit_ms = 8000
// For the check of it.
const check_ms = 5000

/** Has a model read every unread message, unless told not to. If it doesn't respond, the rules decide alone. */
export async function readByModel(scope: Scope, pages: Leaf[], asks: boolean): Promise<ReadByModel> {
  let stored = await keptOf(scope, pages)
  const unread = pages.filter(({ words }) => !stored.has(words.id))
  if (asks && unread.length > 0 && (await readAnew(scope, unread))) stored = await keptOf(scope, pages)
  const finders = new Map<Extraction, string>()
  for (const { engine, extractions } of stored.values()) for (const one of extractions) finders.set(one, engine)
  return {
    added: [...stored.values()].flatMap(({ extractions }) => extractions),
    finderOf: (extraction) => finders.get(extraction),
  }
}

interface StoredPage {
  engine: string
  extractions: Extraction[]
}

async function keptOf({ database, environment_id }: Scope, pages: Leaf[]): Promise<Map<string, StoredPage>> {
  if (pages.length === 0) return new Map()
  const rows = await database.run<{ message_id: string; engine: string; extractions: string }>(sql`
    select reading.message_id, engine, extractions
    from json_to_recordset(${wantedOf(pages)}::json) as wanted (conversation_id text, message_id text, basis text)
    join lead_readings reading on reading.environment_id = ${environment_id} and reading.conversation_id = wanted.conversation_id
      and reading.message_id = wanted.message_id and reading.basis = wanted.basis`)
  return new Map(
    rows.map(({ message_id, engine, extractions }) => [message_id, { engine, extractions: JSON.parse(extractions) }]),
  )
}

function wantedOf(pages: Leaf[]): string {
  return JSON.stringify(
    pages.map(({ conversation_id, words, basis }) => ({ conversation_id, message_id: words.id, basis })),
  )
}

/** Whether they were read. Of two simultaneous requests, both call the model and the first result counts. */
async function readAnew(scope: Scope, pages: Leaf[]): Promise<boolean> {
  const named = pages.map((page, n) => ({ ...page, name: `m${n + 1}` }))
  const answer = await askModel<ModelReading>(scope, {
    purpose: 'extraction',
    conversation_id: pages[0]!.conversation_id,
    instructions,
    material: {
      messages: named.map(({ name, text, words }) => ({
        id: name,
        written: words.created_at.slice(0, 10),
        asked: words.asked,
        text,
      })),
    },
    schema: ModelReading,
    max_output_tokens: 2000,
    time_limit_ms,
  })
  if (answer.outcome === 'unanswered') return false
  const readings = checkable(named.map((page) => ({ page, findings: standing(answer.value, page.name, page.words) })))
  const sure = await confirmedOf(scope, readings)
  if (sure === null) return false
  const rows = readings.map(({ page: { words, conversation_id, basis }, findings }) => ({
    conversation_id,
    message_id: words.id,
    basis,
    extractions: findings.filter((one) => sure.has(one)),
  }))
  // In the same order everywhere, and retried: others may write the same rows at the same time.
  await again(() =>
    scope.database.run(sql`
    insert into lead_readings (environment_id, conversation_id, message_id, basis, engine, extractions, created_at)
    select message.environment_id, message.conversation_id, message.id, row.basis, ${answer.engine}, row.extractions, now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (conversation_id text, message_id text, basis text, extractions json)
    join messages message on message.environment_id = ${scope.environment_id} and message.conversation_id = row.conversation_id
      and message.id = row.message_id
    order by message.id for key share of message
    on conflict do nothing`),
  )
  return true
}

interface Reading {
  page: Leaf
  findings: Extraction[]
}

/** Those whose findings are checked by one call: the others are read again another time. */
function checkable(readings: Reading[]): Reading[] {
  let claims = 0
  return readings.filter(({ findings }) => {
    claims += findings.length
    return claims <= max_claims
  })
}

/** What a second look confirms. Null if there was none: then nothing is kept, and the messages are read again another time. */
async function confirmedOf(scope: Scope, readings: Reading[]): Promise<Set<Extraction> | null> {
  const all = readings.flatMap(({ page, findings }) => findings.map((one) => ({ page, one })))
  if (all.length === 0) return new Set()
  const claims = all.map(({ page, one }) => claimOf(one, page))
  const { conversation_id } = all[0]!.page
  const answer = await verdictsOn(scope, claims, { conversation_id, time_limit_ms: check_ms })
  if (answer.outcome === 'unanswered') return null
  return new Set(all.filter((_, n) => answer.value[n] === 'yes').map(({ one }) => one))
}
