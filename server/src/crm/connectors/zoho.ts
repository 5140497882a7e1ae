import { input, Type } from '../../schema.ts'
import {
  type Connector,
  type Crm,
  CrmError,
  type Fields,
  type RemoteNote,
  type RemoteRecord,
  type Upserted,
} from '../connector.ts'
import { forward } from '../forward.ts'
import { cannotTell, lostOne, lostSince, requireSettled } from './find-lost.ts'
import { at, cut, cutNote, idOf, sameAddress, textAt } from './response.ts'
import { explain, fieldsFrom, list, write } from './zoho-records.ts'

const world = 'https://www.zohoapis.com'
const longest: Record<string, number> = {
  First_Name: 40,
  Last_Name: 80,
  Company: 200,
  Phone: 30,
  Designation: 100,
  Description: 32_000,
}
const longest_note = 32_000
// Its search uses an index of its own.
const search_lag_ms = 60_000
const unknown = '[not provided]'

export const zoho: Connector = {
  provider: 'zoho',
  title: 'Zoho CRM',
  base_url: world,
  base_url_example: 'https://www.zohoapis.eu',
  help_url: 'https://help.zoho.com/portal/en/community/topic/kaizen-2-oauth2-0-and-self-client-api',
  api_paths: ['/crm/v8', '/crm'],
  settings: input({}),
  credentials: input({
    client_id: Type.String({ minLength: 1, maxLength: 255, description: 'From a self client in the API console.' }),
    client_secret: Type.String({ minLength: 1, maxLength: 255 }),
    refresh_token: Type.String({
      minLength: 1,
      maxLength: 512,
      description: 'With the scopes ZohoCRM.modules.ALL, ZohoCRM.settings.fields.READ and ZohoCRM.org.READ.',
    }),
  }),
  default_mapping: [
    { from: 'first_name', to: 'First_Name' },
    { from: 'last_name', to: 'Last_Name', otherwise: unknown },
    { from: 'company', to: 'Company', otherwise: unknown },
    { from: 'email', to: 'Email' },
    { from: 'phone_number', to: 'Phone' },
    { from: 'title', to: 'Designation' },
    {
      from: 'status',
      to: 'Lead_Status',
      values: { new: 'Not Contacted', working: 'Contacted', qualified: 'Pre-Qualified', unqualified: 'Junk Lead' },
      only_forward: true,
    },
  ],
  authorize: ({ token }) => ({ authorization: `Zoho-oauthtoken ${token}` }),
  authenticate,
  explain,
  verify,
  describe: async (crm) => {
    const query = { module: 'Leads' }
    return fieldsFrom((await crm.request({ method: 'GET', path: '/crm/v8/settings/fields', query })).json)
  },
  upsert,
  note,
  pull,
  stage: {
    field: 'Lead_Status',
    statuses: {
      'Attempted to Contact': 'working',
      Contacted: 'working',
      'Contact in Future': 'working',
      'Pre-Qualified': 'qualified',
      'Junk Lead': 'unqualified',
      'Lost Lead': 'unqualified',
      'Not Qualified': 'unqualified',
    },
  },
}

/** Rejections can come with status 200. */
async function authenticate(crm: Crm): Promise<{ token: string }> {
  const { client_id, client_secret, refresh_token } = crm.credentials as Record<string, string>
  const form = {
    grant_type: 'refresh_token',
    client_id: client_id!,
    client_secret: client_secret!,
    refresh_token: refresh_token!,
  }
  const { status, json } = await crm.request({
    method: 'POST',
    origin: accounts(crm),
    path: '/oauth/v2/token',
    form,
    bare: true,
    expect: [400, 401],
  })
  const error = textAt(json, 'error')
  if (error === null && status < 400) return { token: idOf('Zoho', json, 'access_token') }
  if (/too many requests/i.test(textAt(json, 'error_description') ?? ''))
    throw new CrmError('rate_limited', "Zoho doesn't issue more tokens for a few minutes.", {
      status,
      retry_after_ms: 600_000,
    })
  const hint = 'Check the client, its refresh token, and that the URL matches its region.'
  throw new CrmError('unauthorized', `Zoho doesn't issue a token for this client: ${error ?? 'refused'}. ${hint}`, {
    status,
  })
}

/** Every region has its own hosts. The accounts host goes with the API host. */
function accounts({ settings }: Crm): string {
  const base = String(settings.base_url ?? world)
  if (base.includes('www.zohoapis.ca')) return 'https://accounts.zohocloud.ca'
  return base.replace('://www.zohoapis.', '://accounts.zoho.')
}

async function verify(crm: Crm): Promise<{ account: string; identity: string | null }> {
  const { json } = await crm.request({ method: 'GET', path: '/crm/v8/org' })
  return { account: idOf('Zoho CRM', json, 'org', 0, 'company_name'), identity: textAt(json, 'org', 0, 'zgid') }
}

async function upsert(crm: Crm, record: RemoteRecord): Promise<Upserted> {
  const existing_id = record.remote_id ?? (await find(crm, record))
  if (existing_id !== null) return change(crm, existing_id, record)
  const { fields, on_create } = record
  const body = fitting({ Last_Name: unknown, Company: unknown, ...on_create, ...fields })
  // The search index lags behind: new records are found by email address here.
  const result = await write(crm, 'POST', '/Leads/upsert', { data: [body], duplicate_check_fields: ['Email'] })
  const remote_id = idOf('Zoho CRM', result, 'details', 'id')
  const [lead] = await list(crm, `/Leads/${remote_id}`)
  const outcome = textAt(result, 'action') === 'update' ? 'updated' : 'created'
  return { remote_id, remote_url: urlOf(crm, remote_id), outcome, dropped: droppedBy(lead, body) }
}

async function change(crm: Crm, id: string, { email, fields, only_forward }: RemoteRecord): Promise<Upserted> {
  const [current] = await list(crm, `/Leads/${encodeURIComponent(id)}`)
  if (current === undefined) throw new CrmError('not_found', 'The lead no longer exists in Zoho CRM.')
  // Unless the organization forbids it, two leads can have the same email address.
  if (fields.Email !== undefined && !sameAddress(at(current, 'Email'), email)) {
    const other = await byEmail(crm, email!)
    if (other !== null && other !== id) throw addressTaken(other)
  }
  const { fields: changes, kept } = forward(fields, current as Record<string, unknown>, only_forward)
  const body = fitting(changes)
  await write(crm, 'PUT', '/Leads', { data: [{ ...body, id }] })
  return { remote_id: id, remote_url: urlOf(crm, id), outcome: 'updated', kept, dropped: droppedBy(current, body) }
}

/** After a lost response: a record created since then with all identifying values. */
async function find(crm: Crm, record: RemoteRecord): Promise<string | null> {
  const { email, uncertain } = record
  if (email !== null) return byEmail(crm, email)
  if (!uncertain) return null
  const { Phone, Last_Name, First_Name } = fitting(record.fields)
  const identifying = Object.entries({ Phone, Last_Name, First_Name }).filter(([, value]) => value !== undefined)
  if (identifying.length === 0) throw cannotTell('Zoho CRM')
  requireSettled(record, 'Zoho CRM', search_lag_ms)
  const since = `${lostSince(record).toISOString().slice(0, 19)}+00:00`
  const conditions = [
    ...identifying.map(([name, value]) => `(${name}:equals:${escaped(value!)})`),
    `(Created_Time:greater_equal:${escaped(since)})`,
  ]
  const matches = await list(crm, '/Leads/search', { criteria: `(${conditions.join('and')})` })
  return lostOne(
    record,
    matches.flatMap((lead) => textAt(lead, 'id') ?? []),
  )
}

/** The search also matches secondary email addresses, which don't count. */
async function byEmail(crm: Crm, email: string): Promise<string | null> {
  const matches = await list(crm, '/Leads/search', { email })
  return textAt(
    matches.find((lead) => sameAddress(at(lead, 'Email'), email)),
    'id',
  )
}

function escaped(value: Fields[string]): string {
  return String(value).replace(/[\\(),:]/g, '\\$&')
}

async function note(crm: Crm, { remote_id, note_id, marker, text }: RemoteNote): Promise<{ note_id: string }> {
  const content = { Note_Title: cut(text.split('\n', 1)[0]!, 120), Note_Content: cutNote(text, marker, longest_note) }
  const id = note_id ?? (await noteByMarker(crm, remote_id, marker))
  if (id !== null) {
    await write(crm, 'PUT', '/Notes', { data: [{ ...content, id }] })
    return { note_id: id }
  }
  const Parent_Id = { id: remote_id, module: { api_name: 'Leads' } }
  const result = await write(crm, 'POST', '/Notes', { data: [{ ...content, Parent_Id }] })
  return { note_id: idOf('Zoho CRM', result, 'details', 'id') }
}

async function noteByMarker(crm: Crm, lead: string, marker: string): Promise<string | null> {
  const query = { fields: 'id,Note_Content', per_page: '200' }
  const its = await list(crm, `/Leads/${encodeURIComponent(lead)}/Notes`, query)
  return textAt(
    its.find((one) => textAt(one, 'Note_Content')?.includes(marker)),
    'id',
  )
}

async function pull(crm: Crm, remote_id: string) {
  const [lead] = await list(crm, `/Leads/${encodeURIComponent(remote_id)}`)
  return lead === undefined ? null : { owner: textAt(lead, 'Owner', 'name'), status: textAt(lead, 'Lead_Status') }
}

/** Zoho silently ignores unknown fields. A record contains all the fields it knows. */
function droppedBy(lead: unknown, body: Fields): string[] {
  return lead === undefined ? [] : Object.keys(body).filter((name) => !(name in (lead as object)))
}

function fitting(fields: Fields): Fields {
  const its = Object.entries(fields).map(([name, value]): [string, Fields[string]] => {
    const max_length = longest[name]
    return [name, typeof value === 'string' && max_length !== undefined ? cut(value, max_length) : value]
  })
  return Object.fromEntries(its)
}

/** The web app is in the same region. For other hosts, it's unknown. */
function urlOf({ settings }: Crm, id: string): string | null {
  const base = String(settings.base_url ?? world).replace(/\/+$/, '')
  const region = base.match(/^https:\/\/www\.zohoapis\.([a-z.]+)$/)?.[1]
  if (region === undefined) return null
  return `https://crm.${region === 'ca' ? 'zohocloud.ca' : `zoho.${region}`}/crm/tab/Leads/${id}`
}

function addressTaken(id: string): CrmError {
  const problem = `belongs to another lead (${id}). Merge the two in Zoho CRM, then sync again.`
  return new CrmError('duplicate', `The email address ${problem}`, { fields: [{ name: 'Email', problem }] })
}
