import { input, Type } from '../../schema.ts'
import type { Connector, Crm, Fields, RemoteNote, RemoteRecord, Upserted } from '../connector.ts'
import { CrmError } from '../connector.ts'
import { forward } from '../forward.ts'
import { cannotTell, lostOne, lostSince, requireSettled } from './find-lost.ts'
import { explain } from './hubspot-errors.ts'
import { fieldsFrom } from './hubspot-fields.ts'
import { asHtml, at, cut, cutNote, idOf, listAt, textAt } from './response.ts'

// Date-based paths: numbered versions (v3) end in September 2027.
const contacts = '/crm/objects/2026-03/contacts'
const notes = '/crm/objects/2026-03/notes'
const note_to_contact = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 202 }]
const longest = 65_536
const compared = ['phone', 'firstname', 'lastname']
// HubSpot's documentation says "a few moments".
const search_lag_ms = 30_000

// HubSpot never moves back in this order, and doesn't report a stage that it ignored.
const lifecycle = ['subscriber', 'lead', 'marketingqualifiedlead', 'salesqualifiedlead', 'opportunity', 'customer']

export const hubspot: Connector = {
  provider: 'hubspot',
  title: 'HubSpot',
  base_url: 'https://api.hubapi.com',
  help_url:
    'https://developers.hubspot.com/docs/apps/developer-platform/build-apps/authentication/account-service-keys',
  api_paths: [],
  settings: input({}),
  credentials: input({
    access_token: Type.String({
      minLength: 1,
      maxLength: 4096,
      description:
        'A service key, or the access token of a private app, with the scopes crm.objects.contacts.read, ' +
        'crm.objects.contacts.write and crm.schemas.contacts.read.',
    }),
  }),
  default_mapping: [
    { from: 'email', to: 'email' },
    { from: 'first_name', to: 'firstname' },
    { from: 'last_name', to: 'lastname' },
    { from: 'phone_number', to: 'phone' },
    { from: 'company', to: 'company' },
    { from: 'title', to: 'jobtitle' },
    {
      from: 'status',
      to: 'lifecyclestage',
      values: { new: 'lead', working: 'lead', qualified: 'marketingqualifiedlead', converted: 'opportunity' },
      only_forward: true,
    },
    {
      from: 'status',
      to: 'hs_lead_status',
      values: {
        new: 'NEW',
        working: 'IN_PROGRESS',
        unqualified: 'UNQUALIFIED',
        qualified: 'OPEN',
        converted: 'OPEN_DEAL',
      },
      only_forward: true,
    },
  ],
  authorize: ({ credentials }) => ({ authorization: `Bearer ${credentials.access_token}` }),
  explain,
  verify,
  describe: async (crm) =>
    fieldsFrom((await crm.request({ method: 'GET', path: '/crm/properties/2026-03/contacts' })).json),
  upsert,
  note,
  pull,
  stage: {
    field: 'hs_lead_status',
    statuses: {
      IN_PROGRESS: 'working',
      ATTEMPTED_TO_CONTACT: 'working',
      CONNECTED: 'working',
      OPEN: 'working',
      OPEN_DEAL: 'converted',
      UNQUALIFIED: 'unqualified',
    },
  },
}

async function verify(crm: Crm): Promise<{ account: string; identity: string | null }> {
  const { json } = await crm.request({ method: 'GET', path: '/account-info/2026-03/details' })
  const account = idOf('HubSpot', json, 'portalId')
  await crm.request({ method: 'GET', path: contacts, query: { limit: '1' } })
  return { account: `HubSpot ${account}`, identity: account }
}

async function upsert(crm: Crm, record: RemoteRecord): Promise<Upserted> {
  const { remote_id, email, uncertain } = record
  if (remote_id !== null) return change(crm, remote_id, record)
  const match_id = email !== null ? await idByEmail(crm, email) : uncertain ? await findLost(crm, record) : null
  if (match_id !== null) return change(crm, match_id, record)
  const { status, json } = await crm.request({
    method: 'POST',
    path: contacts,
    json: { properties: asProperties({ ...record.fields, ...record.on_create }), associations: [] },
    expect: [409],
  })
  if (status !== 409) return { ...recordOf(json), outcome: 'created' }
  // Someone else was faster, or the contact exists in a way that reading by email doesn't show.
  return change(crm, existingId(json) ?? (await idByEmail(crm, email!)) ?? inTheWay(json), record)
}

async function change(crm: Crm, id: string, { fields, only_forward }: RemoteRecord): Promise<Upserted> {
  const orders = Object.fromEntries(Object.entries(only_forward).map(([name, order]) => [name, orderOf(name, order)]))
  const names = Object.keys(orders)
  const current = names.length === 0 ? {} : await read(crm, id, names)
  const { fields: changes, kept } = forward(fields, current, orders)
  const { status, json } = await crm.request({
    method: 'PATCH',
    path: `${contacts}/${encodeURIComponent(id)}`,
    json: { properties: asProperties(changes) },
    expect: [409],
  })
  if (status === 409) throw addressTaken(json)
  const dropped = Object.keys(changes).filter((name) => ignored(at(json, 'properties'), name, changes))
  return { ...recordOf(json), outcome: 'updated', kept, dropped }
}

async function read(crm: Crm, id: string, names: string[]): Promise<Record<string, unknown>> {
  const query = { properties: names.join(',') }
  const { json } = await crm.request({ method: 'GET', path: `${contacts}/${encodeURIComponent(id)}`, query })
  idOf('HubSpot', json, 'id')
  return (at(json, 'properties') ?? {}) as Record<string, unknown>
}

/** Read by email address instead of searched: the search index lags behind. */
async function idByEmail(crm: Crm, email: string): Promise<string | null> {
  const { status, json } = await crm.request({
    method: 'GET',
    path: `${contacts}/${encodeURIComponent(email)}`,
    query: { idProperty: 'email', properties: 'email' },
    expect: [404],
  })
  return status === 404 ? null : idOf('HubSpot', json, 'id')
}

/** Without an email address, HubSpot has no unique key. A contact from an earlier attempt has all the values we send. */
async function findLost(crm: Crm, record: RemoteRecord): Promise<string | null> {
  const names = compared.filter((name) => record.fields[name] !== undefined)
  if (names.length === 0) throw cannotTell('HubSpot')
  requireSettled(record, 'HubSpot', search_lag_ms)
  const properties = asProperties(record.fields)
  const filters = [
    ...names.map((propertyName) => ({ propertyName, operator: 'EQ', value: properties[propertyName] })),
    { propertyName: 'createdate', operator: 'GTE', value: String(lostSince(record).getTime()) },
  ]
  const { json } = await crm.request({
    method: 'POST',
    path: `${contacts}/search`,
    json: { filterGroups: [{ filters }], properties: names, sorts: [], limit: 100, after: '0' },
  })
  return lostOne(
    record,
    listAt(json, 'results').flatMap((one) => textAt(one, 'id') ?? []),
  )
}

async function note(crm: Crm, { remote_id, note_id, marker, text }: RemoteNote): Promise<{ note_id: string }> {
  const hs_note_body = asHtml(cutNote(text, marker, longest / 8))
  const id = note_id ?? (await noteByMarker(crm, remote_id, marker))
  const { json } = await (id === null
    ? crm.request({
        method: 'POST',
        path: notes,
        json: {
          properties: { hs_timestamp: new Date().toISOString(), hs_note_body },
          associations: [{ to: { id: remote_id }, types: note_to_contact }],
        },
      })
    : crm.request({
        method: 'PATCH',
        path: `${notes}/${encodeURIComponent(id)}`,
        json: { properties: { hs_note_body } },
      }))
  return { note_id: idOf('HubSpot', json, 'id') }
}

/** The newest of the contact's notes that contains the marker, after a lost response. */
async function noteByMarker(crm: Crm, contact: string, marker: string): Promise<string | null> {
  const path = `${contacts}/${encodeURIComponent(contact)}`
  const { json } = await crm.request({ method: 'GET', path, query: { associations: 'notes' } })
  const ids = [...new Set(listAt(json, 'associations', 'notes', 'results').flatMap((one) => textAt(one, 'id') ?? []))]
  if (ids.length === 0) return null
  const inputs = ids.sort((a, b) => Number(b) - Number(a)).slice(0, 100)
  const { json: read } = await crm.request({
    method: 'POST',
    path: `${notes}/batch/read`,
    json: { properties: ['hs_note_body'], propertiesWithHistory: [], inputs: inputs.map((id) => ({ id })) },
  })
  const html = asHtml(marker)
  const ours = listAt(read, 'results').filter((one) => textAt(one, 'properties', 'hs_note_body')?.includes(html))
  return ours.map((one) => textAt(one, 'id')).sort((a, b) => Number(b) - Number(a))[0] ?? null
}

async function pull(crm: Crm, remote_id: string) {
  const query = { properties: 'hubspot_owner_id,hs_lead_status' }
  const path = `${contacts}/${encodeURIComponent(remote_id)}`
  const { status, json } = await crm.request({ method: 'GET', path, query, expect: [404] })
  if (status === 404) return null
  return { owner: textAt(json, 'properties', 'hubspot_owner_id'), status: textAt(json, 'properties', 'hs_lead_status') }
}

/** Every value is a string in HubSpot. */
function asProperties(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cut(String(value), longest)]))
}

function orderOf(name: string, order: string[]): string[] {
  return name === 'lifecyclestage' && order.every((stage) => lifecycle.includes(stage)) ? lifecycle : order
}

/** Detects enum values that differ from those sent. Other values are only formatted differently. */
function ignored(echo: unknown, name: string, changes: Fields): boolean {
  return name === 'lifecyclestage' && at(echo, name) !== undefined && at(echo, name) !== changes[name]
}

/** The id in the response, not the requested one: merged contacts respond under both. */
function recordOf(json: unknown): { remote_id: string; remote_url: string | null } {
  return { remote_id: idOf('HubSpot', json, 'id'), remote_url: textAt(json, 'url') }
}

function existingId(json: unknown): string | null {
  return textAt(json, 'message')?.match(/Existing ID: (\d+)/)?.[1] ?? null
}

function inTheWay(json: unknown): never {
  throw new CrmError('duplicate', textAt(json, 'message') ?? 'HubSpot already has this contact.', { status: 409 })
}

function addressTaken(json: unknown): CrmError {
  const id = existingId(json)
  const problem = `belongs to another contact${id === null ? '' : ` (ID ${id})`}. Merge the two in HubSpot, then sync again.`
  return new CrmError('duplicate', `The email address ${problem}`, {
    status: 409,
    fields: [{ name: 'email', problem }],
  })
}
