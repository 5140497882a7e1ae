import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { HttpCall, HttpOutcome, Wire } from '../../outbound/http-call.ts'
import type { moods } from './practice.ts'

interface Place {
  environment_id: number
  connection_id: string
}

interface Row {
  id: string
  lead_id: string | null
  fields: string
  notes: string
}

interface Note {
  id: string
  marker: string
  text: string
}

/** Answers calls from the table of practice records, as a remote CRM would. */
export function practiceWire(database: Database, place: Place, mood: (typeof moods)[number] = 'well'): Wire {
  return {
    async send(call, within_ms): Promise<HttpOutcome> {
      const began = performance.now()
      if (mood === 'timeout') return { status: null, failure: 'timeout', duration_ms: Math.round(within_ms) }
      const { status, json } = refusals[mood] ?? (await answer(database, place, call))
      return {
        status,
        headers: { 'content-type': 'application/json' },
        text: JSON.stringify(json),
        retry_after_ms: status === 429 ? 1000 : null,
        duration_ms: Math.round(performance.now() - began),
      }
    },
    close: async () => {},
  }
}

interface Reply {
  status: number
  json: unknown
}

const refusals: Partial<Record<(typeof moods)[number], Reply>> = {
  unauthorized: { status: 401, json: { message: "The API key isn't valid." } },
  forbidden: { status: 403, json: { message: "The API key can't write records." } },
  rejected: {
    status: 400,
    json: { message: "A field isn't valid.", fields: [{ name: 'stage', problem: "isn't one of the stages." }] },
  },
  rate_limited: { status: 429, json: { message: 'Too many calls.' } },
  unavailable: { status: 503, json: { message: 'The practice CRM is down for maintenance.' } },
}

async function answer(database: Database, place: Place, { method, url, body }: HttpCall): Promise<Reply> {
  const [, noun, id, part] = url.pathname.split('/')
  const input = body === null ? {} : JSON.parse(String(body))
  if (noun === 'account') return { status: 200, json: { name: 'Practice' } }
  if (noun === 'fields') return { status: 200, json: {} }
  if (method === 'GET' && id === undefined) return find(database, place, url.searchParams)
  if (method === 'POST' && id === undefined) return create(database, place, input)
  const row = await read(database, place, id!)
  if (!row) return { status: 404, json: { message: 'There is no such record.' } }
  if (part === 'notes') return note(database, place, row, input)
  if (method === 'PATCH') return update(database, place, row, input)
  return { status: 200, json: recordOf(row) }
}

const columns = sql`select id, lead_id, fields, notes from crm_practice_records`

async function find(database: Database, place: Place, query: URLSearchParams): Promise<Reply> {
  const rows = await database.run<Row>(sql`
    ${columns} where environment_id = ${place.environment_id} and connection_id = ${place.connection_id}
      and (lead_id = ${query.get('lead_id')} or fields->>'email' = ${query.get('email')})
    order by lead_id is distinct from ${query.get('lead_id')}, id limit 2`)
  return { status: 200, json: { records: rows.map(recordOf) } }
}

async function read(database: Database, place: Place, id: string): Promise<Row | undefined> {
  const [row] = await database.run<Row>(sql`
    ${columns} where environment_id = ${place.environment_id} and connection_id = ${place.connection_id} and id = ${id}`)
  return row
}

async function create(database: Database, place: Place, input: { lead_id: string; fields: object }): Promise<Reply> {
  const id = newId('request').replace('req_', 'prc_')
  const fields = JSON.stringify(input.fields)
  await database.run(sql`
    insert into crm_practice_records (environment_id, connection_id, id, lead_id, fields)
    values (${place.environment_id}, ${place.connection_id}, ${id}, ${input.lead_id}, ${fields})`)
  return { status: 201, json: { id, lead_id: input.lead_id, fields: input.fields } }
}

async function update(
  database: Database,
  place: Place,
  row: Row,
  input: { lead_id: string; fields: object },
): Promise<Reply> {
  const fields = JSON.stringify({ ...JSON.parse(row.fields), ...input.fields })
  await database.run(sql`
    update crm_practice_records set fields = ${fields}, lead_id = ${input.lead_id}
    where environment_id = ${place.environment_id} and connection_id = ${place.connection_id} and id = ${row.id}`)
  return { status: 200, json: { ...recordOf(row), fields: JSON.parse(fields) } }
}

async function note(database: Database, place: Place, row: Row, input: Note): Promise<Reply> {
  const notes = JSON.parse(row.notes) as Note[]
  const existing = notes.find(({ id, marker }) => id === input.id || marker === input.marker)
  const changed = { ...input, id: existing?.id ?? `note_${notes.length + 1}` }
  const after = existing ? notes.map((one) => (one === existing ? changed : one)) : [...notes, changed]
  await database.run(sql`
    update crm_practice_records set notes = ${JSON.stringify(after)}
    where environment_id = ${place.environment_id} and connection_id = ${place.connection_id} and id = ${row.id}`)
  return { status: 200, json: changed }
}

function recordOf({ id, lead_id, fields }: Row) {
  return { id, lead_id, fields: JSON.parse(fields) }
}
