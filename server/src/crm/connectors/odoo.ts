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
import { call, explain, fieldsFrom, gone, noSuchApi, rows } from './odoo-rpc.ts'
import { asHtml, at, cutNote, idOf, sameAddress, textAt } from './response.ts'

const longest_note = 60_000
// A lost lead is archived, and still the right one.
const context = { active_test: false }

export const odoo: Connector = {
  provider: 'odoo',
  title: 'Odoo',
  base_url: null,
  base_url_example: 'https://example.odoo.com',
  help_url: 'https://www.odoo.com/documentation/19.0/developer/reference/external_api.html',
  api_paths: ['/odoo', '/web', '/json/2'],
  settings: input({
    database: optional(
      Type.String({
        pattern: '^[\\w.-]+$',
        maxLength: 128,
        description: 'The name of the database, if the server has several.',
      }),
    ),
  }),
  credentials: input({
    api_key: Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        'From a user who can create and edit leads (Preferences → Account security). Requires Odoo 19 or later.',
    }),
  }),
  default_mapping: [
    { from: 'name', to: 'contact_name' },
    { from: 'email', to: 'email_from' },
    { from: 'phone_number', to: 'phone' },
    { from: 'company', to: 'partner_name' },
    { from: 'title', to: 'function' },
    { from: 'grade', to: 'priority', values: { cold: '1', warm: '2', hot: '3' } },
  ],
  authorize: ({ settings, credentials }) => ({
    authorization: `bearer ${credentials.api_key}`,
    ...(settings.database !== undefined && { 'x-odoo-database': String(settings.database) }),
  }),
  explain,
  verify,
  describe: async (crm) => {
    const attributes = ['string', 'type', 'required', 'readonly', 'selection']
    return fieldsFrom(await call(crm, 'crm.lead', 'fields_get', { attributes }))
  },
  upsert,
  note,
  pull,
  stage: {
    field: 'stage_id',
    statuses: { Qualified: 'qualified', Proposition: 'qualified', Won: 'converted' },
  },
}

async function verify(crm: Crm): Promise<{ account: string; identity: string | null }> {
  const uid = Number(idOf('Odoo', await call(crm, 'res.users', 'context_get', {}).catch(isOther), 'uid'))
  const query = { domain: [['id', '=', uid]], fields: ['login'], limit: 1 }
  const login = textAt(rows(await call(crm, 'res.users', 'search_read', query))[0], 'login') ?? `user ${uid}`
  rows(await call(crm, 'crm.lead', 'search_read', { domain: [], fields: ['id'], limit: 1 }))
  const { database } = crm.settings
  return {
    account: `${login} at ${new URL(site(crm)).host}`,
    identity: typeof database === 'string' ? database : null,
  }
}

/** Odoo responds with an HTML page if it lacks this API, or can't tell which database is meant. */
function isOther(error: unknown): never {
  if (error instanceof CrmError && error.status === 404) throw noSuchApi()
  throw error
}

async function upsert(crm: Crm, record: RemoteRecord): Promise<Upserted> {
  const existing_id = record.remote_id ?? (await find(crm, record))
  if (existing_id !== null) return change(crm, existing_id, record)
  const { email, fields, on_create } = record
  const name = fields.contact_name ?? fields.partner_name ?? email ?? 'Lead'
  const vals_list = [fitting({ name, ...on_create, ...fields })]
  const id = idOf('Odoo', await call(crm, 'crm.lead', 'create', { vals_list }), 0)
  return { ...recordOf(crm, id), outcome: 'created' }
}

async function change(crm: Crm, id: string, { email, fields, only_forward }: RemoteRecord): Promise<Upserted> {
  const names = Object.keys(only_forward).filter((name) => name in fields)
  const current = await read(crm, id, ['email_normalized', ...names])
  if (current === undefined) throw gone()
  // Odoo allows several leads with the same email address.
  if (fields.email_from !== undefined && !sameAddress(at(current, 'email_normalized'), email)) {
    const other = await byEmail(crm, email!)
    if (other !== null && other !== id) throw addressTaken(other)
  }
  const { fields: changes, kept } = forward(fields, plain(current), only_forward)
  const is_updated = await call(crm, 'crm.lead', 'write', { ids: [Number(id)], vals: fitting(changes) })
  if (is_updated !== true) idOf('Odoo', null)
  return { ...recordOf(crm, id), outcome: 'updated', kept }
}

/** After a lost response: a record created since then with all identifying values. */
async function find(crm: Crm, record: RemoteRecord): Promise<string | null> {
  const { email, uncertain } = record
  if (email !== null) return byEmail(crm, email)
  if (!uncertain) return null
  const { phone, contact_name } = fitting(record.fields)
  const identifying = Object.entries({ phone, contact_name }).filter(([, value]) => value !== undefined)
  if (identifying.length === 0) throw cannotTell('Odoo')
  const since = lostSince(record).toISOString().slice(0, 19).replace('T', ' ')
  const domain = [...identifying.map(([name, value]) => [name, '=', value]), ['create_date', '>=', since]]
  return lostOne(record, await ids(crm, domain, 200))
}

function byEmail(crm: Crm, email: string): Promise<string | null> {
  return first(crm, [['email_normalized', '=', email.trim().toLowerCase()]])
}

/** The oldest open one, otherwise the oldest. */
async function first(crm: Crm, domain: unknown[]): Promise<string | null> {
  return (await ids(crm, domain, 1))[0] ?? null
}

async function ids(crm: Crm, domain: unknown[], limit: number): Promise<string[]> {
  const query = { domain, fields: ['id'], order: 'active desc, id', limit, context }
  return rows(await call(crm, 'crm.lead', 'search_read', query)).flatMap((lead) => textAt(lead, 'id') ?? [])
}

async function read(crm: Crm, id: string, fields: string[]): Promise<unknown> {
  const query = { domain: [['id', '=', Number(id)]], fields, limit: 1, context }
  return rows(await call(crm, 'crm.lead', 'search_read', query))[0]
}

/** An internal note on the lead: nobody is emailed. */
async function note(crm: Crm, { remote_id, note_id, marker, text }: RemoteNote): Promise<{ note_id: string }> {
  const body = asHtml(cutNote(text, marker, longest_note))
  const id = note_id ?? (await noteByMarker(crm, remote_id, marker))
  if (id !== null) {
    const is_updated = await call(crm, 'mail.message', 'write', { ids: [Number(id)], vals: { body } })
    if (is_updated !== true) idOf('Odoo', null)
    return { note_id: id }
  }
  const note_args = { ids: [Number(remote_id)], body, body_is_html: true, subtype_xmlid: 'mail.mt_note' }
  const posted = await call(crm, 'crm.lead', 'message_post', { ...note_args, message_type: 'comment' })
  // A method returns ids, or a single id.
  return { note_id: idOf('Odoo', Array.isArray(posted) ? posted : [posted], 0) }
}

async function noteByMarker(crm: Crm, lead: string, marker: string): Promise<string | null> {
  const domain = [
    ['model', '=', 'crm.lead'],
    ['res_id', '=', Number(lead)],
  ]
  const query = { domain, fields: ['body'], order: 'id desc', limit: 200 }
  const matches = rows(await call(crm, 'mail.message', 'search_read', query))
  return textAt(
    matches.find((one) => textAt(one, 'body')?.includes(asHtml(marker))),
    'id',
  )
}

async function pull(crm: Crm, remote_id: string) {
  const lead = await read(crm, remote_id, ['user_id', 'stage_id'])
  return lead === undefined ? null : { owner: textAt(lead, 'user_id', 1), status: textAt(lead, 'stage_id', 1) }
}

/** Empty values are `false` in Odoo. */
function plain(row: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row as object).map(([name, value]) => [name, value === false ? null : value]),
  )
}

function fitting(fields: Fields): Fields {
  const { description } = fields
  return typeof description === 'string' ? { ...fields, description: asHtml(description) } : fields
}

function recordOf(crm: Crm, remote_id: string): { remote_id: string; remote_url: string } {
  return { remote_id, remote_url: `${site(crm)}/mail/view?model=crm.lead&res_id=${remote_id}` }
}

function site({ settings }: Crm): string {
  return String(settings.base_url).replace(/\/+$/, '')
}

function addressTaken(id: string): CrmError {
  const problem = `belongs to another lead (${id}). Merge the two in Odoo, then sync again.`
  return new CrmError('duplicate', `The email address ${problem}`, { fields: [{ name: 'email_from', problem }] })
}
