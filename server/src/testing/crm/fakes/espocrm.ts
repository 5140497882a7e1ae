import { checkLead, leadFields, taken } from './espocrm-fields.ts'
import type { FakeCrm } from './fake.ts'
import { type FakeRequest, type Json, type Reply, serve } from './serve.ts'

type Row = Json & { id: string }

const day_ms = 24 * 60 * 60 * 1000

/** EspoCRM 8 and 9: leads, stream notes, metadata, an API user's permissions. */
export async function startEspoCrm(port?: number): Promise<FakeCrm> {
  const key = 'fakeapikey0000000000000000000000'
  const us = '670000000000000a1'
  const leads = new Map<string, Row>()
  const notes = new Map<string, Row>()
  let created_count = 0
  let expired = false
  let read_only = false

  function answer(request: FakeRequest): Reply {
    const { method, path, headers, query, json } = request
    if (!path.startsWith('/api/v1/')) return { status: 200, body: '<!doctype html><title>EspoCRM</title>' }
    if (headers['x-api-key'] !== key || expired) return { status: 401 }
    const [, kind, id, more] = path.match(/^\/api\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/) ?? []
    if (method === 'GET' && kind === 'App' && id === 'user') return okReply(userData(us, read_only))
    if (method === 'GET' && kind === 'Metadata') return metadata(query.get('key'))
    if (kind !== 'Lead' && kind !== 'Note') return { status: 404, headers: { 'x-status-reason': 'Not found' } }
    if (method === 'GET') return read(kind, id, more, query)
    if (read_only) return forbidden(method === 'POST' ? 'No create access.' : 'No edit access.')
    if (json === undefined) return { status: 400, headers: { 'x-status-reason': 'Body is not of a JSON format.' } }
    if (method === 'POST' && id === undefined) return kind === 'Lead' ? create(json, headers) : createNote(json)
    if ((method === 'PUT' || method === 'PATCH') && id !== undefined)
      return kind === 'Lead' ? update(leads.get(id), id, json) : updateNote(notes.get(id), id, json)
    return { status: 404 }
  }

  function create(json: Json, headers: FakeRequest['headers']): Reply {
    const values = taken(json)
    const refused = checkLead(values)
    if (refused) return refused
    const duplicates = headers['x-skip-duplicate-check']?.toLowerCase() === 'true' ? [] : duplicatesOf(values)
    if (duplicates.length > 0) return { status: 409, headers: { 'x-status-reason': 'duplicate' }, json: duplicates }
    return okReply(keep(leads, { ...blank, ...values, createdById: us }))
  }

  /** Leads with the same first and last name, or the same email address. */
  function duplicatesOf({ firstName = null, lastName = null, emailAddress }: Json): Row[] {
    const named = firstName !== null || lastName !== null
    return [...leads.values()].filter(
      (lead) => (named && lead.firstName === firstName && lead.lastName === lastName) || hasAddress(lead, emailAddress),
    )
  }

  function update(lead: Row | undefined, id: string, json: Json): Reply {
    if (lead === undefined) return missing(id)
    const values = taken(json)
    const refused = checkLead(values)
    if (refused) return refused
    // An email address that another lead has is accepted as well.
    Object.assign(lead, values, { name: nameOf({ ...lead, ...values }), modifiedAt: now(), modifiedById: us })
    return okReply(lead)
  }

  function createNote({ type, parentType, parentId, post }: Json): Reply {
    if (type !== 'Post') return forbidden("Only 'Post' type allowed.")
    if (parentType !== 'Lead' || !leads.has(String(parentId))) return forbidden('No access to parent.')
    return okReply(keep(notes, { type, parentType, parentId, post, createdById: us }))
  }

  function updateNote(note: Row | undefined, id: string, json: Json): Reply {
    if (note === undefined) return missing(id)
    const old = Date.parse(`${note.createdAt}Z`) < Date.now() - 7 * day_ms
    if (old || note.createdById !== us) return forbidden('No edit access.')
    Object.assign(note, 'post' in json && { post: json.post }, { modifiedAt: now() })
    return okReply(note)
  }

  function read(kind: string, id: string | undefined, more: string | undefined, query: URLSearchParams): Reply {
    const store = kind === 'Lead' ? leads : notes
    if (id === undefined) return kind === 'Lead' ? list(query) : forbidden('No access.')
    const row = store.get(id)
    if (row === undefined) return missing(id)
    if (more === undefined) return okReply(row)
    if (more !== 'posts' && more !== 'stream') return { status: 404 }
    if (Number(query.get('maxSize') ?? 20) > 200) return { status: 403, headers: { 'x-status-reason': 'Max size' } }
    const posts = [...notes.values()].filter(({ parentId }) => parentId === id).reverse()
    return okReply({ total: posts.length, list: posts })
  }

  function list(query: URLSearchParams): Reply {
    const conditions = conditionsOf(query)
    const unknown = conditions.find(({ attribute }) => !(attribute in blank) && !own.includes(attribute))
    if (unknown)
      return { status: 400, headers: { 'x-status-reason': `Not existing attribute '${unknown.attribute}' in where.` } }
    const matches = [...leads.values()].filter((lead) => conditions.every((condition) => meets(lead, condition)))
    return okReply({ total: matches.length, list: matches.slice(0, Number(query.get('maxSize') ?? 200)) })
  }

  function keep(store: Map<string, Row>, values: Json): Row {
    const id = `67${String(++created_count).padStart(15, '0')}`
    const row = { ...values, id, name: nameOf(values), deleted: false, createdAt: now(), modifiedAt: now() }
    store.set(id, row)
    return row
  }

  const served = await serve(answer, port)
  return {
    ...served,
    settings: { base_url: served.url },
    credentials: { api_key: key },
    records: () => [...leads.values()].map((lead) => ({ id: lead.id, fields: lead, notes: notesOf(notes, lead.id) })),
    put: (fields) => keep(leads, { ...blank, ...fields }).id,
    change: (id, fields) => void Object.assign(leads.get(id) ?? notes.get(id)!, fields),
    remove: (id) => void (leads.delete(id) || notes.delete(id)),
    expire: () => {
      expired = true
    },
    restrict: () => {
      read_only = true
    },
  }
}

const names = Object.keys(leadFields).filter((name) => !['name', 'address', 'createdBy', 'assignedUser'].includes(name))
const blank: Json = { ...Object.fromEntries(names.map((name) => [name, null])), status: 'New', source: '' }

/** Attributes of every record, besides its fields. */
const own = ['id', 'createdById', 'modifiedById']

interface Condition {
  type: string
  attribute: string
  value: string | null
}

/** `where[0][type]=equals&where[0][attribute]=…`. All of them must match. */
function conditionsOf(query: URLSearchParams): Condition[] {
  const conditions: Condition[] = []
  for (let n = 0; query.has(`where[${n}][type]`); n++) {
    const part = (name: string) => query.get(`where[${n}][${name}]`)
    conditions.push({ type: part('type')!, attribute: part('attribute') ?? '', value: part('value') })
  }
  return conditions
}

function meets(lead: Row, { type, attribute, value }: Condition): boolean {
  const its = lead[attribute] ?? null
  if (type === 'isNull') return its === null
  if (type === 'greaterThanOrEquals') return its !== null && String(its) >= String(value)
  return attribute === 'emailAddress' ? hasAddress(lead, value) : its === value
}

function notesOf(notes: Map<string, Row>, lead: string) {
  const its = [...notes.values()].filter(({ parentId }) => parentId === lead)
  return its.map(({ id, post }) => ({ id, text: String(post) }))
}

function hasAddress({ emailAddress }: Json, wanted: unknown): boolean {
  return !!wanted && String(emailAddress ?? '').toLowerCase() === String(wanted).toLowerCase()
}

/** From 8.2 on. Earlier versions return all metadata for any key. */
function metadata(key: string | null): Reply {
  if (key === null) return okReply({ entityDefs: { Lead: { fields: leadFields } }, scopes: {} })
  return okReply(key === 'entityDefs.Lead.fields' ? leadFields : null)
}

function userData(id: string, read_only: boolean): Json {
  const rights = {
    create: read_only ? 'no' : 'yes',
    read: 'all',
    edit: read_only ? 'no' : 'all',
    delete: 'no',
    stream: 'all',
  }
  return {
    user: { id, userName: 'parley', name: 'Parley', type: 'api' },
    acl: { table: { Lead: rights } },
    settings: {},
  }
}

function nameOf({ firstName, lastName }: Json): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

function now(): string {
  return new Date().toISOString().slice(0, 19).replace('T', ' ')
}

function okReply(json: unknown): Reply {
  return { status: 200, json }
}

function missing(id: string): Reply {
  return { status: 404, headers: { 'x-status-reason': `Record ${id} not found.` } }
}

function forbidden(reason: string): Reply {
  return { status: 403, headers: { 'x-status-reason': reason } }
}
