import type { FakeCrm } from './fake.ts'
import { type FakeRequest, type Json, type Reply, serve } from './serve.ts'
import { checkLead, leadFields } from './zoho-fields.ts'

type Row = Json & { id: string }

export interface FakeZoho extends FakeCrm {
  /** Invalidates all tokens. New ones can be requested. */
  endSessions(): void
}

/** Zoho CRM v8 with its OAuth server: each record has its own status, and search lags. */
export async function startZoho(port?: number, { lag_ms = 5000 } = {}): Promise<FakeZoho> {
  const credentials = { client_id: '1000.FAKE', client_secret: 'fake-secret-fake', refresh_token: '1000.fake.refresh' }
  const leads = new Map<string, Row>()
  const notes = new Map<string, Row>()
  const made_at = new Map<string, number>()
  let created_count = 0
  let session = 0
  let expired = false
  let read_only = false

  function answer(request: FakeRequest): Reply {
    const { method, path, headers, query, json } = request
    if (path === '/oauth/v2/token') return token(json ?? {})
    if (headers.authorization !== `Zoho-oauthtoken 1000.fake.${session}` || expired)
      return failure(401, 'INVALID_TOKEN', 'invalid oauth token')
    if (path === '/crm/v8/org') return { status: 200, json: { org: [{ company_name: 'Acme' }] } }
    if (path === '/crm/v8/settings/fields')
      return query.get('module') === 'Leads' ? { status: 200, json: { fields: leadFields } } : { status: 204 }
    if (method === 'GET') return read(path, query)
    if (read_only) return failure(403, 'NO_PERMISSION', 'permission denied')
    const data = json?.data
    if (!Array.isArray(data) || data.length === 0 || data.length > 100)
      return failure(400, 'MANDATORY_NOT_FOUND', 'required field not found', { api_name: 'data' })
    if (method === 'POST' && path === '/crm/v8/Leads/upsert') return each(data, (one) => upsert(one, json!))
    if (method === 'PUT' && path === '/crm/v8/Leads') return each(data, (one) => update(leads, one))
    if (method === 'POST' && path === '/crm/v8/Notes') return each(data, createNote)
    if (method === 'PUT' && path === '/crm/v8/Notes') return each(data, (one) => update(notes, one))
    return failure(404, 'INVALID_URL_PATTERN', 'Please check if the URL trying to access is a correct one')
  }

  function token({ grant_type, ...given }: Json): Reply {
    if (grant_type !== 'refresh_token') return { status: 200, json: { error: 'unsupported_grant_type' } }
    if (given.client_id !== credentials.client_id || given.client_secret !== credentials.client_secret)
      return { status: 200, json: { error: 'invalid_client' } }
    if (expired || given.refresh_token !== credentials.refresh_token)
      return { status: 200, json: { error: 'invalid_code' } }
    session++
    const access_token = `1000.fake.${session}`
    return { status: 200, json: { access_token, api_domain: served.url, token_type: 'Bearer', expires_in: 3600 } }
  }

  /** A rejected record doesn't fail the others. */
  function each(data: Json[], run: (one: Json) => Json): Reply {
    const results = data.map(run)
    const failed = results.filter(({ status }) => status === 'error').length
    return { status: failed === 0 ? 200 : failed === data.length ? 400 : 207, json: { data: results } }
  }

  function upsert(one: Json, { duplicate_check_fields = ['Email'] }: Json): Json {
    const same = [...leads.values()].find((lead) =>
      (duplicate_check_fields as string[]).some((name) => isSame(lead[name], one[name])),
    )
    const problem = checkLead(one, same === undefined)
    if (problem) return problem
    if (same) return { ...changed(same, known(one)), action: 'update', duplicate_field: 'Email' }
    const id = keep(leads, { ...blank(), ...known(one) })
    return { ...success('record added', id), action: 'insert', duplicate_field: null }
  }

  function update(store: Map<string, Row>, { id, ...values }: Json): Json {
    const row = store.get(String(id))
    if (row === undefined) return error('INVALID_DATA', { api_name: 'id' }, 'the id given seems to be invalid')
    return (
      (store === leads ? checkLead(values, false) : undefined) ?? changed(row, store === leads ? known(values) : values)
    )
  }

  function createNote({ Parent_Id, ...values }: Json): Json {
    const { id, module } = (Parent_Id ?? {}) as { id?: string; module?: Json }
    if (module?.api_name !== 'Leads' || !leads.has(String(id)))
      return error('INVALID_DATA', { api_name: 'Parent_Id' }, 'the related id given seems to be invalid')
    if (String(values.Note_Content ?? '').length > 32_000)
      return error('INVALID_DATA', { api_name: 'Note_Content', maximum_length: 32_000 }, 'invalid data')
    return success('record added', keep(notes, { ...values, of: id }))
  }

  function read(path: string, query: URLSearchParams): Reply {
    if (path === '/crm/v8/Leads/search') return search(query)
    const [, id, more] = path.match(/^\/crm\/v8\/Leads\/(\d+)(\/Notes)?$/) ?? []
    const lead = leads.get(id ?? '')
    if (lead === undefined) return { status: 204 }
    if (more === undefined) return listed([lead])
    if (!query.has('fields')) return failure(400, 'REQUIRED_PARAM_MISSING', 'One of the expected parameter is missing')
    return listed([...notes.values()].filter(({ of }) => of === id).reverse())
  }

  function search(query: URLSearchParams): Reply {
    const email = query.get('email')
    const criteria = Array.from((query.get('criteria') ?? '').matchAll(/\((\w+):equals:((?:\\.|[^\\()])*)\)/g))
    const [, since] = query.get('criteria')?.match(/\(Created_Time:greater_equal:([^()]+)\)/) ?? []
    if (email === null && criteria.length === 0) return failure(400, 'INVALID_QUERY', 'Invalid query formed')
    const seen = [...leads.values()].filter(({ id }) => made_at.get(id)! + lag_ms <= Date.now())
    const matches = seen.filter((lead) =>
      email === null
        ? criteria.every(([, name, value]) => isSame(lead[name!], value!.replace(/\\(.)/g, '$1'))) &&
          (since === undefined || made_at.get(lead.id)! >= Date.parse(since.replaceAll('\\', '')))
        : isSame(lead.Email, email),
    )
    return listed(matches)
  }

  function keep(store: Map<string, Row>, values: Json, at = Date.now()): string {
    const id = `4150868000000${String(++created_count).padStart(6, '0')}`
    store.set(id, { ...values, id })
    made_at.set(id, at)
    return id
  }

  const served = await serve(answer, port)
  return {
    ...served,
    settings: { base_url: served.url },
    credentials,
    records: () =>
      [...leads.values()].map((lead) => {
        const its = [...notes.values()].filter(({ of }) => of === lead.id)
        return {
          id: lead.id,
          fields: lead,
          notes: its.map(({ id, Note_Content }) => ({ id, text: String(Note_Content) })),
        }
      }),
    put: (fields) => keep(leads, { ...blank(), Company: 'By hand', ...fields }, 0),
    change: (id, fields) => void Object.assign(leads.get(id)!, fields),
    remove: (id) => void (leads.delete(id) || notes.delete(id)),
    expire: () => {
      expired = true
    },
    restrict: () => {
      read_only = true
    },
    endSessions: () => {
      session++
    },
  }
}

function blank(): Json {
  return Object.fromEntries(leadFields.map(({ api_name }) => [api_name, null]))
}

/** Unknown and read-only fields are dropped without an error. */
function known(values: Json): Json {
  const names = leadFields.filter(({ read_only }) => !read_only).map(({ api_name }) => api_name)
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

function changed(row: Row, values: Json): Json {
  Object.assign(row, values)
  return success('record updated', row.id)
}

function success(message: string, id: string): Json {
  return { code: 'SUCCESS', details: { id }, message, status: 'success' }
}

function error(code: string, details: Json, message: string): Json {
  return { code, details, message, status: 'error' }
}

function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase()
}

function listed(data: Row[]): Reply {
  return data.length === 0 ? { status: 204 } : { status: 200, json: { data, info: { more_records: false } } }
}

function failure(status: number, code: string, message: string, details: Json = {}): Reply {
  return { status, json: { code, details, message, status: 'error' } }
}
