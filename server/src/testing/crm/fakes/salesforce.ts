import type { FakeCrm } from './fake.ts'
import { checkLead, describeLead, refused } from './salesforce-fields.ts'
import { type FakeRequest, type Json, type Reply, serve } from './serve.ts'

type Row = Json & { Id: string }

const base = '/services/data/v66.0'

export interface FakeSalesforce extends FakeCrm {
  /** Invalidates all tokens. New ones can be requested. */
  endSessions(): void
  /** Converts a lead, as a salesperson does. It's read-only from then on. Returns the id of the contact. */
  convert(id: string): string
}

/** A Salesforce organization with the standard duplicate rule for leads: the same email address or name is rejected, unless overridden. */
export async function startSalesforce(port?: number): Promise<FakeSalesforce> {
  const credentials = { client_id: 'fake-client', client_secret: 'fake-secret' }
  const leads = new Map<string, Row>()
  const tasks = new Map<string, Row>()
  let created_count = 0
  let session = 0
  let expired = false
  let read_only = false

  function answer(request: FakeRequest): Reply {
    const { method, path, headers, query, json } = request
    if (path === '/services/oauth2/token') return token(json ?? {})
    if (headers.authorization !== `Bearer 00Dfake!${session}` || expired)
      return refused('INVALID_SESSION_ID', 'Session expired or invalid', undefined, 401)
    if (path === '/services/oauth2/userinfo')
      return okReply({ preferred_username: 'parley@acme.example', organization_id: '00D1' })
    if (path === `${base}/query`) return select(query.get('q') ?? '')
    if (path === `${base}/sobjects/Lead/describe`) return okReply(describeLead())
    const [, kind, one, value] = path.match(/\/v66\.0\/sobjects\/(Lead|Task)(?:\/(\w+))?(?:\/(.+))?$/) ?? []
    const store = kind === 'Lead' ? leads : tasks
    if (kind === undefined) return refused('NOT_FOUND', 'The requested resource does not exist', undefined, 404)
    if (method === 'GET' && one !== undefined) return get(store, one, query)
    if (read_only) return refused('INSUFFICIENT_ACCESS_OR_READONLY', 'insufficient access rights', undefined, 403)
    if (json === undefined) return refused('JSON_PARSER_ERROR', 'The HTTP entity body is required')
    if (method === 'POST' && one === undefined) return kind === 'Lead' ? create(json, headers) : createTask(json)
    if (method === 'PATCH' && value !== undefined) return upsert(one!, decodeURIComponent(value), json, headers)
    if (method === 'PATCH' && one !== undefined) return update(store, one, json, headers)
    return refused('METHOD_NOT_ALLOWED', `HTTP Method '${method}' not allowed.`, undefined, 405)
  }

  function token({ grant_type, client_id, client_secret }: Json): Reply {
    if (grant_type !== 'client_credentials') return oauthError('unsupported_grant_type', 'grant type not supported')
    if (expired || client_id !== credentials.client_id || client_secret !== credentials.client_secret)
      return oauthError('invalid_client', 'invalid client credentials')
    session++
    return okReply({ access_token: `00Dfake!${session}`, instance_url: served.url, token_type: 'Bearer' })
  }

  function create(json: Json, headers: FakeRequest['headers'], more: Json = {}): Reply {
    const problem = checkLead(json, true) ?? duplicate(json, headers)
    if (problem) return problem
    const row = keep(leads, '00Q', {
      Status: 'Open - Not Contacted',
      IsConverted: false,
      ConvertedContactId: null,
      ...json,
      ...more,
    })
    return { status: 201, json: { id: row.Id, success: true, errors: [], created: true } }
  }

  function upsert(field: string, value: string, json: Json, headers: FakeRequest['headers']): Reply {
    if (field !== 'Parley_Id__c')
      return refused('NOT_FOUND', 'Provided external ID field does not exist', undefined, 404)
    if (field in json) return refused('INVALID_FIELD', 'The external ID may not stand in the body', [field])
    const matches = [...leads.values()].filter((lead) => lead[field] === value)
    if (matches.length > 1) return { status: 300, json: matches.map(({ Id }) => `${base}/sobjects/Lead/${Id}`) }
    if (matches.length === 0) return create(json, headers, { [field]: value })
    const answered = update(leads, matches[0]!.Id, json, headers)
    return answered.status === 204
      ? okReply({ id: matches[0]!.Id, success: true, errors: [], created: false })
      : answered
  }

  function update(store: Map<string, Row>, id: string, json: Json, headers: FakeRequest['headers']): Reply {
    const row = store.get(id)
    if (row === undefined) return gone()
    if (row.IsConverted === true) return refused('CANNOT_UPDATE_CONVERTED_LEAD', 'cannot reference converted lead')
    const problem =
      store === leads ? (checkLead(json, false) ?? duplicate({ ...row, ...json }, headers, id)) : undefined
    if (problem) return problem
    Object.assign(row, json)
    return { status: 204 }
  }

  function duplicate(json: Json, headers: FakeRequest['headers'], id?: string): Reply | undefined {
    if (headers['sforce-duplicate-rule-header']?.includes('allowSave=true')) return undefined
    const same = [...leads.values()].filter(
      (lead) =>
        lead.Id !== id &&
        (isSame(lead.Email, json.Email) || (isSame(lead.LastName, json.LastName) && lead.FirstName === json.FirstName)),
    )
    if (same.length === 0) return undefined
    const matchRecords = same.map(({ Id }) => ({ record: { attributes: { type: 'Lead' }, Id }, matchConfidence: 100 }))
    const duplicateResult = {
      allowSave: true,
      duplicateRule: 'Standard_Lead_Duplicate_Rule',
      matchResults: [{ matchRecords }],
    }
    return {
      status: 400,
      json: [{ duplicateResult, errorCode: 'DUPLICATES_DETECTED', message: 'Use one of these records?' }],
    }
  }

  function createTask(json: Json): Reply {
    if (!leads.has(String(json.WhoId)) && !String(json.WhoId).startsWith('003'))
      return refused('INVALID_CROSS_REFERENCE_KEY', 'invalid cross reference id', ['WhoId'])
    if (leads.get(String(json.WhoId))?.IsConverted)
      return refused('CANNOT_UPDATE_CONVERTED_LEAD', 'cannot reference converted lead')
    if (String(json.Description ?? '').length > 32_000 || String(json.Subject ?? '').length > 255)
      return refused('STRING_TOO_LONG', 'Description: data value too large', ['Description'])
    return { status: 201, json: { id: keep(tasks, '00T', json).Id, success: true, errors: [] } }
  }

  function get(store: Map<string, Row>, id: string, query: URLSearchParams): Reply {
    const row = store.get(id)
    if (row === undefined) return gone()
    const names = query.get('fields')?.split(',') ?? Object.keys(row)
    return okReply({ Id: id, ...Object.fromEntries(names.map((name) => [name, row[name] ?? null])) })
  }

  /** Supports what is needed: equality and a minimum `CreatedDate`, joined by AND. */
  function select(soql: string): Reply {
    const [, from, where] = soql.match(/^SELECT [\w, ]+ FROM (Lead|Task) WHERE (.+?) ORDER BY [\w, ]+ LIMIT \d+$/) ?? []
    if (from === undefined) return refused('MALFORMED_QUERY', `unexpected token: ${soql}`)
    const tests = Array.from(where!.matchAll(/(\w+) = '((?:[^'\\]|\\.)*)'/g), ([, name, value]) => ({
      name: name!,
      value: value!,
    }))
    const [, since] = where!.match(/CreatedDate >= (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)/) ?? []
    if (where!.includes('CreatedDate') && since === undefined) return refused('MALFORMED_QUERY', 'no date-time')
    const fits = (row: Row) =>
      tests.every(({ name, value }) => isSame(row[name], value.replace(/\\(.)/g, '$1'))) &&
      (since === undefined || Date.parse(String(row.CreatedDate)) >= Date.parse(since))
    const records = [...(from === 'Lead' ? leads : tasks).values()].filter(fits)
    records.sort((a, b) => Number(a.IsConverted ?? 0) - Number(b.IsConverted ?? 0))
    return okReply({ totalSize: records.length, done: true, records })
  }

  function keep(store: Map<string, Row>, prefix: string, values: Json): Row {
    const Id = `${prefix}${String(++created_count).padStart(12, '0')}AAA`
    const row = { CreatedDate: new Date().toISOString(), ...values, Id }
    store.set(Id, row)
    return row
  }

  const served = await serve(answer, port)
  return {
    ...served,
    settings: { base_url: served.url },
    credentials,
    records: () =>
      [...leads.values()].map((lead) => {
        const its = [...tasks.values()].filter(
          ({ WhoId }) => WhoId === lead.Id || WhoId === (lead.ConvertedContactId ?? ''),
        )
        return {
          id: lead.Id,
          fields: lead,
          notes: its.map(({ Id, Description }) => ({ id: Id, text: String(Description) })),
        }
      }),
    put: (fields) => keep(leads, '00Q', { IsConverted: false, Company: 'By hand', ...fields }).Id,
    change: (id, fields) => void Object.assign(leads.get(id)!, fields),
    remove: (id) => void (leads.delete(id) || tasks.delete(id)),
    expire: () => {
      expired = true
    },
    restrict: () => {
      read_only = true
    },
    endSessions: () => {
      session++
    },
    convert: (id) => {
      const contact = `003${String(++created_count).padStart(12, '0')}AAA`
      Object.assign(leads.get(id)!, { IsConverted: true, ConvertedContactId: contact, Status: 'Closed - Converted' })
      return contact
    },
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase()
}

function okReply(json: Json): Reply {
  return { status: 200, json }
}

function gone(): Reply {
  return refused('NOT_FOUND', 'The requested resource does not exist', undefined, 404)
}

function oauthError(error: string, error_description: string): Reply {
  return { status: 400, json: { error, error_description } }
}
