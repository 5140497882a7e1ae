import { input, optional, Type } from '../../schema.ts'
import {
  type Connector,
  type Crm,
  CrmError,
  type RemoteField,
  type RemoteNote,
  type RemoteRecord,
  type Upserted,
} from '../connector.ts'
import { forward } from '../forward.ts'
import { lostOne, lostSince } from './find-lost.ts'
import { bodyOf, currentOf, explain, fieldsFrom } from './pipedrive-fields.ts'
import { asHtml, at, cutNote, idOf, listAt, sameAddress, textAt } from './response.ts'

// Below the limit of 100,000 for a note, with room for escaping.
const longest_note = 16_000
const persons = '/api/v2/persons'
const leads = '/api/v1/leads'
const notes = '/api/v1/notes'

/** The record is the person. The first sync also adds a lead to the Leads Inbox. */
export const pipedrive: Connector = {
  provider: 'pipedrive',
  title: 'Pipedrive',
  base_url: null,
  base_url_example: 'https://example.pipedrive.com',
  help_url: 'https://app.pipedrive.com/settings/api',
  api_paths: ['/api/v1', '/api/v2', '/v1'],
  settings: input({
    lead_inbox: optional(
      Type.Boolean({
        description: 'Whether the first sync of a person creates a lead in the leads inbox. Default: true.',
      }),
    ),
  }),
  credentials: input({
    api_token: Type.String({ minLength: 1, maxLength: 255, description: 'The personal API token of a user.' }),
  }),
  default_mapping: [
    { from: 'name', to: 'name' },
    { from: 'email', to: 'email' },
    { from: 'phone_number', to: 'phone' },
  ],
  authorize: ({ credentials }) => ({ 'x-api-token': credentials.api_token! }),
  explain,
  verify,
  describe,
  upsert,
  note,
  pull,
}

async function verify(crm: Crm): Promise<{ account: string; identity: string | null }> {
  const { json } = await crm.request({ method: 'GET', path: '/api/v1/users/me' })
  const name = idOf('Pipedrive', json, 'data', 'name')
  return {
    account: [name, textAt(json, 'data', 'company_name')].filter(Boolean).join(', '),
    identity: textAt(json, 'data', 'company_id'),
  }
}

async function describe(crm: Crm): Promise<RemoteField[]> {
  return fieldsFrom((await crm.request({ method: 'GET', path: '/api/v2/personFields', query: { limit: '500' } })).json)
}

async function upsert(crm: Crm, record: RemoteRecord): Promise<Upserted> {
  if (record.remote_id !== null) return change(crm, record.remote_id, record)
  const existing_id = await find(crm, record)
  const upserted = existing_id === null ? await create(crm, record) : await change(crm, existing_id, record)
  if (crm.settings.lead_inbox !== false) await ensureLead(crm, upserted.remote_id, record)
  return upserted
}

async function create(crm: Crm, record: RemoteRecord): Promise<Upserted> {
  const json = await bodyOf(crm, { ...record.fields, ...record.on_create }, null)
  // Only a contact whose name isn't mapped has none.
  const answer = await crm.request({
    method: 'POST',
    path: persons,
    json: { name: record.email ?? record.lead_id, ...json },
  })
  return { ...recordOf(crm, answer.json), outcome: 'created' }
}

async function change(crm: Crm, id: string, { email, fields, only_forward }: RemoteRecord): Promise<Upserted> {
  const path = `${persons}/${encodeURIComponent(id)}`
  const { json } = await crm.request({ method: 'GET', path })
  idOf('Pipedrive', json, 'data', 'id')
  const person = at(json, 'data')
  if (at(person, 'is_deleted') === true)
    throw new CrmError('not_found', 'The person was deleted in Pipedrive.', { status: 404 })
  if (fields.email !== undefined && !hasAddress(person, email)) {
    const other = await idByEmail(crm, email!)
    if (other !== null && other !== id) throw addressTaken(other)
  }
  const { fields: changes, kept } = forward(fields, currentOf(person), only_forward)
  const answer = await crm.request({ method: 'PATCH', path, json: await bodyOf(crm, changes, person) })
  return { ...recordOf(crm, answer.json), outcome: 'updated', kept }
}

/** Nothing is unique in Pipedrive, and its search lags behind, so the newest records are read after a lost response. */
async function find(crm: Crm, record: RemoteRecord): Promise<string | null> {
  const { email, uncertain, fields } = record
  const match_id = email === null ? null : await idByEmail(crm, email)
  if (match_id !== null || !uncertain) return match_id
  const query = { sort_by: 'add_time', sort_direction: 'desc', limit: '100' }
  const { json } = await crm.request({ method: 'GET', path: persons, query })
  const same = (person: unknown) =>
    email === null
      ? textAt(person, 'name') === fields.name &&
        Date.parse(textAt(person, 'add_time') ?? '') >= lostSince(record).getTime() &&
        (fields.phone === undefined ||
          listAt(person, 'phones').some((phone) => textAt(phone, 'value') === fields.phone))
      : hasAddress(person, email)
  const ids = listAt(json, 'data')
    .filter(same)
    .flatMap((person) => textAt(person, 'id') ?? [])
  return lostOne(record, ids)
}

async function idByEmail(crm: Crm, email: string): Promise<string | null> {
  const query = { term: email, fields: 'email', exact_match: 'true', limit: '10' }
  const { json } = await crm.request({ method: 'GET', path: `${persons}/search`, query })
  if (!Array.isArray(at(json, 'data', 'items'))) idOf('Pipedrive', null)
  const items = listAt(json, 'data', 'items').map((one) => at(one, 'item'))
  const ours = items.filter((item) => listAt(item, 'emails').some((address) => sameAddress(address, email)))
  return ours.map((item) => textAt(item, 'id')).sort((a, b) => Number(a) - Number(b))[0] ?? null
}

async function ensureLead(crm: Crm, person: string, { lead_id, fields }: RemoteRecord): Promise<void> {
  const query = { person_id: person, limit: '1' }
  const { json } = await crm.request({ method: 'GET', path: leads, query })
  if (listAt(json, 'data').length > 0) return
  const title = String(fields.name ?? fields.email ?? lead_id)
  await crm.request({ method: 'POST', path: leads, json: { title, person_id: Number(person), origin_id: lead_id } })
}

async function note(crm: Crm, { remote_id, note_id, marker, text }: RemoteNote): Promise<{ note_id: string }> {
  const content = asHtml(cutNote(text, marker, longest_note))
  const id = note_id ?? (await noteByMarker(crm, remote_id, marker))
  const { json } = await (id === null
    ? crm.request({ method: 'POST', path: notes, json: { content, person_id: Number(remote_id) } })
    : crm.request({ method: 'PUT', path: `${notes}/${encodeURIComponent(id)}`, json: { content } }))
  return { note_id: idOf('Pipedrive', json, 'data', 'id') }
}

async function noteByMarker(crm: Crm, person: string, marker: string): Promise<string | null> {
  const query = { person_id: person, limit: '100', sort: 'add_time DESC' }
  const { json } = await crm.request({ method: 'GET', path: notes, query })
  const html = asHtml(marker)
  return textAt(
    listAt(json, 'data').find((one) => textAt(one, 'content')?.includes(html)),
    'id',
  )
}

async function pull(crm: Crm, remote_id: string) {
  const path = `${persons}/${encodeURIComponent(remote_id)}`
  const { status, json } = await crm.request({ method: 'GET', path, expect: [404] })
  if (status === 404 || at(json, 'data', 'is_deleted') === true) return null
  return { owner: textAt(json, 'data', 'owner_id'), status: null }
}

function recordOf({ settings }: Crm, json: unknown): { remote_id: string; remote_url: string } {
  const remote_id = idOf('Pipedrive', json, 'data', 'id')
  return { remote_id, remote_url: `${String(settings.base_url).replace(/\/+$/, '')}/person/${remote_id}` }
}

function hasAddress(person: unknown, email: string | null): boolean {
  return listAt(person, 'emails').some((one) => sameAddress(at(one, 'value'), email))
}

function addressTaken(id: string): CrmError {
  const problem = `belongs to another person (${id}). Merge the two in Pipedrive, then sync again.`
  return new CrmError('duplicate', `The email address ${problem}`, { fields: [{ name: 'email', problem }] })
}
