import { input, optional, Type } from '../../schema.ts'
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
import { cannotTell, lostOne, lostSince } from './find-lost.ts'
import { at, cut, cutNote, idOf, listAt, sameAddress, textAt } from './response.ts'
import { ask, codeOf, explain, fieldsFrom, refusal, soqlText } from './salesforce-rest.ts'

const base = '/services/data/v66.0'
const longest: Record<string, number> = { FirstName: 40, LastName: 80, Company: 255, Title: 128, Description: 32_000 }

// The default that Salesforce uses for leads from web forms.
const unknown = '[not provided]'
const save_anyway = { 'sforce-duplicate-rule-header': 'allowSave=true' }

export const salesforce: Connector = {
  provider: 'salesforce',
  title: 'Salesforce',
  base_url: null,
  base_url_example: 'https://example.my.salesforce.com',
  help_url:
    'https://help.salesforce.com/apex/HTViewHelpDoc?id=xcloud.configure_client_credentials_flow_for_external_client_apps.htm',
  api_paths: ['/services/data'],
  settings: input({
    external_id_field: optional(
      Type.String({
        pattern: '^[A-Za-z]\\w*__c$',
        maxLength: 80,
        description:
          "A text field of Lead, marked as external ID and unique, for Parley's lead ID. It prevents duplicate leads.",
      }),
    ),
  }),
  credentials: input({
    client_id: Type.String({
      minLength: 1,
      maxLength: 512,
      description: 'From an external client app that uses client credentials.',
    }),
    client_secret: Type.String({ minLength: 1, maxLength: 512 }),
  }),
  default_mapping: [
    { from: 'first_name', to: 'FirstName' },
    { from: 'last_name', to: 'LastName', otherwise: unknown },
    { from: 'company', to: 'Company', otherwise: unknown },
    { from: 'email', to: 'Email' },
    { from: 'phone_number', to: 'Phone' },
    { from: 'title', to: 'Title' },
    { from: 'grade', to: 'Rating', values: { hot: 'Hot', warm: 'Warm', cold: 'Cold' } },
    {
      from: 'status',
      to: 'Status',
      values: {
        new: 'Open - Not Contacted',
        working: 'Working - Contacted',
        qualified: 'Working - Contacted',
        unqualified: 'Closed - Not Converted',
      },
      only_forward: true,
    },
  ],
  authorize: ({ token }) => ({ authorization: `Bearer ${token}` }),
  authenticate,
  explain,
  verify,
  describe: async (crm) => fieldsFrom((await ask(crm, { method: 'GET', path: `${base}/sobjects/Lead/describe` })).json),
  upsert,
  note,
  pull,
  stage: {
    field: 'Status',
    statuses: {
      'Working - Contacted': 'working',
      Contacted: 'working',
      Nurturing: 'working',
      Qualified: 'qualified',
      Unqualified: 'unqualified',
      'Closed - Converted': 'converted',
      'Closed - Not Converted': 'unqualified',
    },
  },
}

async function authenticate(crm: Crm): Promise<{ token: string }> {
  const { client_id, client_secret } = crm.credentials as { client_id: string; client_secret: string }
  const form = { grant_type: 'client_credentials', client_id, client_secret }
  const { status, json } = await crm.request({
    method: 'POST',
    path: '/services/oauth2/token',
    form,
    bare: true,
    expect: [400, 401],
  })
  if (status < 400) return { token: idOf('Salesforce', json, 'access_token') }
  const reason = textAt(json, 'error_description') ?? textAt(json, 'error') ?? 'refused'
  throw new CrmError(
    'unauthorized',
    `Salesforce doesn't issue a token for this client: ${reason}. Check the external client app.`,
    { status },
  )
}

async function verify(crm: Crm): Promise<{ account: string; identity: string | null }> {
  const { json } = await ask(crm, { method: 'GET', path: '/services/oauth2/userinfo' })
  const account = idOf('Salesforce', json, 'preferred_username')
  await ask(crm, { method: 'GET', path: `${base}/sobjects/Lead/describe` })
  return { account, identity: textAt(json, 'organization_id') }
}

async function upsert(crm: Crm, record: RemoteRecord): Promise<Upserted> {
  const existing_id = record.remote_id ?? (await find(crm, record))
  if (existing_id !== null) return change(crm, existing_id, record)
  const json = fitting({ LastName: unknown, Company: unknown, ...record.on_create, ...record.fields })
  const first = await create(crm, record, json, {})
  // No lead has this email address: the organization's duplicate rule matched the name, or a contact.
  const answer = codeOf(first.json) === 'DUPLICATES_DETECTED' ? await create(crm, record, json, save_anyway) : first
  if (answer.status === 300)
    throw new CrmError('duplicate', 'Several leads have this external ID. Keep it on one of them.', { status: 300 })
  if (answer.status >= 400) throw refusal(answer)
  return {
    ...recordOf(crm, idOf('Salesforce', answer.json, 'id')),
    outcome: answer.status === 201 ? 'created' : 'updated',
  }
}

function create(crm: Crm, { lead_id }: RemoteRecord, json: Fields, headers: Record<string, string>) {
  const field = crm.settings.external_id_field
  const by_id = field === undefined ? '' : `/${String(field)}/${encodeURIComponent(lead_id)}`
  const path = `${base}/sobjects/Lead${by_id}`
  return ask(crm, { method: by_id === '' ? 'POST' : 'PATCH', path, json, headers, expect: [300, 400] })
}

async function change(crm: Crm, id: string, { email, fields, only_forward }: RemoteRecord): Promise<Upserted> {
  const path = `${base}/sobjects/Lead/${encodeURIComponent(id)}`
  const names = ['Id', 'Email', 'IsConverted', ...Object.keys(only_forward).filter((name) => name in fields)]
  const { json: current } = await ask(crm, { method: 'GET', path, query: { fields: [...new Set(names)].join(',') } })
  idOf('Salesforce', current, 'Id')
  const untouched: Upserted = { ...recordOf(crm, id), outcome: 'updated', kept: Object.keys(fields) }
  // It's read-only now, so later updates go to the contact.
  if (at(current, 'IsConverted') === true) return untouched
  if (fields.Email !== undefined && !sameAddress(at(current, 'Email'), email)) {
    const other = await idByEmail(crm, email!)
    if (other !== null && other !== id) throw addressTaken(other)
  }
  const { fields: changes, kept } = forward(fields, current as Record<string, unknown>, only_forward)
  const headers = { ...save_anyway, 'sforce-auto-assign': 'FALSE' }
  const answer = await ask(crm, { method: 'PATCH', path, json: fitting(changes), headers, expect: [400] })
  if (codeOf(answer.json) === 'CANNOT_UPDATE_CONVERTED_LEAD') return untouched
  if (answer.status >= 400) throw refusal(answer)
  return { ...untouched, kept }
}

/** After a lost response: a record created since then with all identifying values. */
async function find(crm: Crm, record: RemoteRecord): Promise<string | null> {
  const { email, uncertain, fields } = record
  if (email !== null) return idByEmail(crm, email)
  if (!uncertain) return null
  const names = ['Phone', 'LastName', 'FirstName'].filter((name) => typeof fields[name] === 'string')
  if (names.length === 0) throw cannotTell('Salesforce')
  const since = `CreatedDate >= ${lostSince(record).toISOString().slice(0, 19)}Z`
  const conditions = [...names.map((name) => `${name} = ${soqlText(fitting(fields)[name])}`), since]
  return lostOne(record, await ids(crm, conditions.join(' AND '), 200))
}

function idByEmail(crm: Crm, email: string): Promise<string | null> {
  return first(crm, `Email = ${soqlText(email)}`)
}

/** The oldest writable one, otherwise the oldest. */
async function first(crm: Crm, where: string): Promise<string | null> {
  return (await ids(crm, where, 1))[0] ?? null
}

async function ids(crm: Crm, where: string, limit: number): Promise<string[]> {
  const q = `SELECT Id FROM Lead WHERE ${where} ORDER BY IsConverted, CreatedDate LIMIT ${limit}`
  const { json } = await ask(crm, { method: 'GET', path: `${base}/query`, query: { q } })
  if (!Array.isArray(at(json, 'records'))) idOf('Salesforce', null)
  return listAt(json, 'records').flatMap((lead) => textAt(lead, 'Id') ?? [])
}

/** A completed task: unlike a note, it can belong to a lead and to a contact. */
async function note(crm: Crm, { remote_id, note_id, marker, text }: RemoteNote): Promise<{ note_id: string }> {
  const Description = cutNote(text, marker, longest.Description!)
  const Subject = cut(text.split('\n', 1)[0]!, 255)
  const who = note_id === null ? await person(crm, remote_id) : null
  const id = note_id ?? (await taskByMarker(crm, who!, marker))
  if (id !== null) {
    const path = `${base}/sobjects/Task/${encodeURIComponent(id)}`
    await ask(crm, { method: 'PATCH', path, json: { Subject, Description } })
    return { note_id: id }
  }
  const task = {
    WhoId: who,
    Subject,
    Description,
    Status: 'Completed',
    ActivityDate: new Date().toISOString().slice(0, 10),
  }
  const { json } = await ask(crm, { method: 'POST', path: `${base}/sobjects/Task`, json: task })
  return { note_id: idOf('Salesforce', json, 'id') }
}

/** What a task can belong to: the lead, or the contact it became. */
async function person(crm: Crm, lead: string): Promise<string> {
  const path = `${base}/sobjects/Lead/${encodeURIComponent(lead)}`
  const { json } = await ask(crm, { method: 'GET', path, query: { fields: 'Id,IsConverted,ConvertedContactId' } })
  return textAt(json, 'ConvertedContactId') ?? idOf('Salesforce', json, 'Id')
}

async function taskByMarker(crm: Crm, who: string, marker: string): Promise<string | null> {
  const q = `SELECT Id, Description FROM Task WHERE WhoId = ${soqlText(who)} ORDER BY CreatedDate DESC LIMIT 200`
  const { json } = await ask(crm, { method: 'GET', path: `${base}/query`, query: { q } })
  return textAt(
    listAt(json, 'records').find((one) => textAt(one, 'Description')?.includes(marker)),
    'Id',
  )
}

async function pull(crm: Crm, remote_id: string) {
  const path = `${base}/sobjects/Lead/${encodeURIComponent(remote_id)}`
  const { status, json } = await ask(crm, { method: 'GET', path, query: { fields: 'OwnerId,Status' }, expect: [404] })
  return status === 404 ? null : { owner: textAt(json, 'OwnerId'), status: textAt(json, 'Status') }
}

function fitting(fields: Fields): Fields {
  const its = Object.entries(fields).map(([name, value]): [string, Fields[string]] => {
    const max_length = longest[name]
    return [name, typeof value === 'string' && max_length !== undefined ? cut(value, max_length) : value]
  })
  return Object.fromEntries(its)
}

function recordOf({ settings }: Crm, remote_id: string): { remote_id: string; remote_url: string } {
  return {
    remote_id,
    remote_url: `${String(settings.base_url).replace(/\/+$/, '')}/lightning/r/Lead/${remote_id}/view`,
  }
}

function addressTaken(id: string): CrmError {
  const problem = `belongs to another lead (${id}). Merge the two in Salesforce, then sync again.`
  return new CrmError('duplicate', `The email address ${problem}`, { fields: [{ name: 'Email', problem }] })
}
