import assert from 'node:assert/strict'
import { sql } from '../../db/sql.ts'
import { newId, timeOf } from '../../ids.ts'
import { type Client, someContact, type TestAccount } from '../service.ts'

export interface MadeLead {
  id: string
  contact_id: string
}

/** A lead with a new contact. */
export async function makeLead(
  account: TestAccount,
  api: Client,
  { status = 'qualified', ...contact }: Record<string, unknown> = {},
): Promise<MadeLead> {
  const { body } = await api.post('/contacts', someContact(contact))
  return { id: await leadOf(account, body.id, String(status)), contact_id: body.id }
}

export async function leadOf({ database }: TestAccount, contact_id: string, status = 'qualified'): Promise<string> {
  const id = newId('lead')
  const at = timeOf(id)
  const current = {
    object: 'lead.qualification',
    id: newId('lead_qualification'),
    lead_id: id,
    contact_id,
    conversation_id: null,
    status: 'qualified',
    reason: null,
    score: 72,
    grade: 'hot',
    fit: 40,
    intent: 32,
    criteria: [],
    engine: 'embedded',
    as_of: at,
    created_at: at,
  }
  const rows = await database.run(sql`
    insert into leads
      (environment_id, id, contact_id, status, grade, score, found_status, qualification, created_at, updated_at)
    select environment_id, ${id}, id, ${status}, 'hot', 72, ${status === 'converted' ? 'qualified' : status}, ${JSON.stringify(current)}::json, ${at}, ${at}
    from contacts where id = ${contact_id} returning id`)
  assert.equal(rows.length, 1)
  return id
}

export async function connect(api: Client, settings: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await api.post('/crm_connections', { provider: 'fake', settings })
  assert.equal(status, 201, JSON.stringify(body))
  return body.id
}

interface PracticeRecord {
  id: string
  lead_id: string | null
  fields: Record<string, unknown>
  notes: { id: string; marker: string; text: string }[]
}

/** The records of the practice CRM. */
export async function practiceRecords({ database }: TestAccount, connection_id: string): Promise<PracticeRecord[]> {
  const rows = await database.run<Record<'id' | 'lead_id' | 'fields' | 'notes', string>>(
    sql`select id, lead_id, fields, notes from crm_practice_records where connection_id = ${connection_id} order by id`,
  )
  return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields), notes: JSON.parse(row.notes) }))
}

/** A manual change in the practice CRM. */
export async function changeThere(
  { database }: TestAccount,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await database.run(sql`
    update crm_practice_records set fields = (fields::jsonb || ${JSON.stringify(fields)}::jsonb)::json where id = ${id}`)
}

export async function deleteThere({ database }: TestAccount, id: string): Promise<void> {
  await database.run(sql`delete from crm_practice_records where id = ${id}`)
}

/** A resolved conversation with one inbound message. */
export async function resolved(api: Client, contact_id: string, content: string): Promise<string> {
  const { body } = await api.post('/conversations', { contact_id, subject: 'Prices' })
  await api.post(`/conversations/${body.id}/messages`, { content, direction: 'inbound' })
  await resolve(api, body.id)
  return body.id
}

export async function resolve(api: Client, conversation_id: string): Promise<void> {
  const { status } = await api.post(`/conversations/${conversation_id}/status`, { status: 'resolved' })
  assert.equal(status, 200)
}

/** A connection for one test. An environment for each test would be slow. */
export async function connected(account: TestAccount) {
  const api = await account.client({ mode: 'test' })
  const connection_id = await connect(api)
  return {
    api,
    connection_id,
    sync: (lead_id: string, headers?: Record<string, string>) =>
      api.post(`/leads/${lead_id}/sync`, { connection_id }, headers),
    /** Only those of these leads, because other tests' leads sync here, too. */
    records: async (...leads: (MadeLead | string)[]) => {
      const ids = leads.map((lead) => (typeof lead === 'string' ? lead : lead.id))
      return (await practiceRecords(account, connection_id)).filter(({ lead_id }) => ids.includes(lead_id!))
    },
    /** Sets how the practice CRM behaves from now on. In the database, because the API would test the connection first. */
    mood: (answers: string) =>
      account.database.run(sql`
        update crm_connections set settings = ${JSON.stringify({ answers })}::json where id = ${connection_id}`),
  }
}
