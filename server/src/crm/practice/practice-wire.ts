import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { HttpCall, HttpOutcome, Wire } from '../../webhooks/http-call.ts'
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

/** Answers calls out of the table of practice records, as a CRM at the other end of a wire would. */
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

interface Said {
  status: number
  json: unknown
}

const refusals: Partial<Record<(typeof moods)[number], Said>> = {
  unauthorized: { status: 401, json: { message: 'The API key is not valid.' } },
  forbidden: { status: 403, json: { message: 'The API key may not write records.' } },
  rejected: {
    status: 400,
    json: { message: 'A field is not valid.', fields: [{ name: 'stage', problem: 'is not one of the stages.' }] },
  },
  rate_limited: { status: 429, json: { message: 'Too many calls.' } },
  unavailable: { status: 503, json: { message: 'The practice CRM is down for maintenance.' } },
}

async function answer(database: Database, place: Place, { method, url, body }: HttpCall): Promise<Said> {
  const [, noun, id, part] = url.pathname.split('/')
  const given = body === null ? {} : JSON.parse(body)
  if (noun === 'account') return { status: 200, json: { name: 'Practice' } }
  if (noun === 'fields') return { status: 200, json: {} }
  if (method === 'GET' && id === undefined) return find(database, place, url.searchParams)
  if (method === 'POST' && id === undefined) return create(database, place, given)
  const row = await read(database, place, id!)
  if (!row) return { status: 404, json: { message: 'There is no such record.' } }
  if (part === 'notes') return note(database, place, row, given)
  if (method === 'PATCH') return update(database, place, row, given)
  return { status: 200, json: shown(row) }
}

const columns = sql`select id, lead_id, fields, notes from crm_practice_records`

async function find(database: Database, place: Place, query: URLSearchParams): Promise<Said> {
  const rows = await database.run<Row>(sql`
    ${columns} where environment_id = ${place.environment_id} and connection_id = ${place.connection_id}
      and (lead_id = ${query.get('lead_id')} or fields->>'email' = ${query.get('email')})
    order by lead_id is distinct from ${query.get('lead_id')}, id limit 2`)
  return { status: 200, json: { records: rows.map(shown) } }
}

async function read(database: Database, place: Place, id: string): Promise<Row | undefined> {
  const [row] = await database.run<Row>(sql`
    ${columns} where environment_id = ${place.environment_id} and connection_id = ${place.connection_id} and id = ${id}`)
  return row
}

async function create(database: Database, place: Place, given: { lead_id: string; fields: object }): Promise<Said> {
  const id = newId('request').replace('req_', 'prc_')
  const fields = JSON.stringify(given.fields)
  await database.run(sql`
    insert into crm_practice_records (environment_id, connection_id, id, lead_id, fields)
    values (${place.environment_id}, ${place.connection_id}, ${id}, ${given.lead_id}, ${fields})`)
  return { status: 201, json: { id, lead_id: given.lead_id, fields: given.fields } }
}

async function update(
  database: Database,
  place: Place,
  row: Row,
  given: { lead_id: string; fields: object },
): Promise<Said> {
  const fields = JSON.stringify({ ...JSON.parse(row.fields), ...given.fields })
  await database.run(sql`
    update crm_practice_records set fields = ${fields}, lead_id = ${given.lead_id}
    where environment_id = ${place.environment_id} and connection_id = ${place.connection_id} and id = ${row.id}`)
  return { status: 200, json: { ...shown(row), fields: JSON.parse(fields) } }
}

async function note(database: Database, place: Place, row: Row, given: Note): Promise<Said> {
  const notes = JSON.parse(row.notes) as Note[]
  const known = notes.find(({ id, marker }) => id === given.id || marker === given.marker)
  const changed = { ...given, id: known?.id ?? `note_${notes.length + 1}` }
  const after = known ? notes.map((one) => (one === known ? changed : one)) : [...notes, changed]
  await database.run(sql`
    update crm_practice_records set notes = ${JSON.stringify(after)}
    where environment_id = ${place.environment_id} and connection_id = ${place.connection_id} and id = ${row.id}`)
  return { status: 200, json: changed }
}

function shown({ id, lead_id, fields }: Row) {
  return { id, lead_id, fields: JSON.parse(fields) }
}
