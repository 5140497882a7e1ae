import type { FakeCrm, FakeRecord } from './fake.ts'
import { checkProperties, definitions, nextStage } from './hubspot-properties.ts'
import { type FakeRequest, type Json, type Reply, serve } from './serve.ts'

type Properties = Record<string, string | null>
interface Stored {
  id: string
  properties: Properties
  /** Ids of the contacts that a note belongs to. */
  of: string[]
  created_at: number
}

const portal = 4_815_162

/** HubSpot by its published API of 2026-03: contacts, notes, properties. Search lags, like the real one. */
export async function startHubSpot(port?: number, { lag_ms = 5000 } = {}): Promise<FakeCrm> {
  const token = 'pat-eu1-00000000-fake-fake-fake-000000000000'
  const contacts = new Map<string, Stored>()
  const notes = new Map<string, Stored>()
  let last_id = 50
  let expired = false
  let read_only = false

  function answer(request: FakeRequest): Reply {
    const { method, path, headers } = request
    if (headers.authorization === undefined || !headers.authorization.startsWith('Bearer '))
      return failure(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.')
    if (headers.authorization !== `Bearer ${token}` || expired)
      return failure(401, 'EXPIRED_AUTHENTICATION', 'The OAuth token used to make this call expired.')
    if (method === 'GET' && path === '/account-info/2026-03/details') return okReply({ portalId: portal, ...account })
    if (method === 'GET' && path === '/crm/properties/2026-03/contacts') return okReply({ results: definitions })
    const [, kind, id, more] = path.match(/^\/crm\/objects\/2026-03\/(contacts|notes)(?:\/([^/]+))?(\/read)?$/) ?? []
    if (kind === undefined) return failure(404, 'OBJECT_NOT_FOUND', `No such path: ${path}`)
    const store = kind === 'contacts' ? contacts : notes
    if (method === 'GET') return id === undefined ? listed(store) : get(store, find(store, request, id), request)
    if (method === 'POST' && (id === 'search' || id === 'batch')) {
      if (id === 'search') return search(store, request.json)
      return more === '/read' ? batchRead(store, request.json) : failure(404, 'OBJECT_NOT_FOUND', 'No such path')
    }
    if (read_only) return missingScope(`crm.objects.${kind}.write`)
    if (request.json === undefined || typeof request.json.properties !== 'object')
      return failure(400, 'VALIDATION_ERROR', 'Invalid input JSON on line 1, column 1: properties is required')
    if (method === 'POST' && id === undefined) return kind === 'contacts' ? createContact(request) : createNote(request)
    if (method === 'PATCH' && id !== undefined) return patch(store, find(store, request, id), request.json)
    return { status: 405, json: { status: 'error', message: 'Method Not Allowed' } }
  }

  function find(store: Map<string, Stored>, { query }: FakeRequest, id: string): Stored | undefined {
    const name = query.get('idProperty')
    const wanted = decodeURIComponent(id)
    if (name === null) return store.get(wanted)
    return byEmail(wanted)
  }

  function byEmail(email: string): Stored | undefined {
    return [...contacts.values()].find(({ properties }) => properties.email === email.trim().toLowerCase())
  }

  function createContact({ json }: FakeRequest): Reply {
    if (!Array.isArray(json!.associations))
      return failure(400, 'VALIDATION_ERROR', 'Some required fields were not set: [associations]')
    const properties = json!.properties as Properties
    const problem = checkProperties(properties)
    if (problem !== undefined) return problem
    if (properties.email) {
      const existing = byEmail(properties.email)
      if (existing) return failure(409, 'CONFLICT', `Contact already exists. Existing ID: ${existing.id}`)
    }
    const stored = keep(contacts, properties, [])
    stored.properties.lifecyclestage ??= 'lead'
    return { status: 201, json: rendered(stored) }
  }

  function createNote({ json }: FakeRequest): Reply {
    const { properties, associations } = json as { properties: Properties; associations?: Association[] }
    if (!Array.isArray(associations))
      return failure(400, 'VALIDATION_ERROR', 'Some required fields were not set: [associations]')
    if (!properties.hs_timestamp)
      return failure(400, 'VALIDATION_ERROR', 'Error creating NOTE. Some required properties were not set.', {
        errors: [{ message: 'hs_timestamp is required', code: 'REQUIRED_PROPERTY' }],
      })
    const unknown = Object.keys(properties).find((name) => !['hs_timestamp', 'hs_note_body'].includes(name))
    if (unknown !== undefined) return failure(400, 'VALIDATION_ERROR', `Property "${unknown}" does not exist`)
    if ((properties.hs_note_body ?? '').length > 65_536)
      return failure(400, 'VALIDATION_ERROR', 'The note body is longer than 65536 characters')
    const to = associations.map(({ to, types }) => ({ id: String(to.id), type: types[0]?.associationTypeId }))
    if (to.some(({ type, id }) => type !== 202 || !contacts.has(id)))
      return failure(400, 'VALIDATION_ERROR', 'One or more associations are not valid')
    const ids = to.map(({ id }) => id)
    return { status: 201, json: rendered(keep(notes, properties, ids)) }
  }

  function patch(store: Map<string, Stored>, stored: Stored | undefined, json: Json): Reply {
    if (stored === undefined)
      return failure(404, 'OBJECT_NOT_FOUND', 'Object not found.  objectId are usually numeric.')
    const properties = json.properties as Properties
    if (store === notes) {
      Object.assign(stored.properties, properties)
      return okReply(rendered(stored))
    }
    const problem = checkProperties(properties)
    if (problem !== undefined) return problem
    const other = properties.email ? byEmail(properties.email) : undefined
    if (other !== undefined && other !== stored)
      return failure(409, 'CONFLICT', `Contact already exists. Existing ID: ${other.id}`)
    const { lifecyclestage, ...rest } = normal(properties)
    Object.assign(stored.properties, rest)
    // An earlier stage is ignored without an error.
    if (lifecyclestage) stored.properties.lifecyclestage = nextStage(stored.properties.lifecyclestage, lifecyclestage)
    return okReply(rendered(stored))
  }

  function keep(store: Map<string, Stored>, properties: Properties, of: string[]): Stored {
    const stored = { id: String(++last_id), properties: normal(properties), of, created_at: Date.now() }
    store.set(stored.id, stored)
    return stored
  }

  function get(store: Map<string, Stored>, stored: Stored | undefined, { query }: FakeRequest): Reply {
    if (stored === undefined) return failure(404, 'OBJECT_NOT_FOUND', 'resource not found')
    const names = query.get('properties')?.split(',') ?? ['email', 'firstname', 'lastname']
    const of_it = store === contacts ? [...notes.values()].filter(({ of }) => of.includes(stored.id)) : []
    const results = of_it.map(({ id }) => ({ id, type: 'note_to_contact' }))
    const associations =
      query.get('associations') === 'notes' && results.length > 0 ? { notes: { results } } : undefined
    return okReply({ ...rendered(stored, names), associations })
  }

  function batchRead(store: Map<string, Stored>, json: Json | undefined): Reply {
    const { inputs, properties } = json as { inputs: { id: string }[]; properties: string[] }
    if (inputs.length > 100) return failure(400, 'VALIDATION_ERROR', 'The maximum number of inputs is 100')
    const rows = inputs.flatMap(({ id }) => store.get(id) ?? [])
    return okReply({ status: 'COMPLETE', results: rows.map((stored) => rendered(stored, properties)) })
  }

  function search(store: Map<string, Stored>, json: Json | undefined): Reply {
    const { filterGroups = [] } = json as { filterGroups?: { filters: Filter[] }[] }
    const seen = [...store.values()].filter(({ created_at }) => created_at + lag_ms <= Date.now())
    const meets = ({ properties, created_at }: Stored, { propertyName, operator, value }: Filter) =>
      propertyName === 'createdate'
        ? operator === 'GTE' && created_at >= Number(value)
        : operator === 'EQ' && (properties[propertyName] ?? '').toLowerCase() === value.toLowerCase()
    const fits = (stored: Stored) =>
      filterGroups.some(({ filters }) => filters.every((filter) => meets(stored, filter)))
    const results = seen.filter(fits).map((stored) => rendered(stored))
    return okReply({ total: results.length, results })
  }

  const served = await serve(answer, port)
  return {
    ...served,
    settings: { base_url: served.url },
    credentials: { access_token: token },
    records: () => [...contacts.values()].map((stored) => toRecord(stored, notes)),
    put: (fields) => keep(contacts, { lifecyclestage: 'lead', ...(fields as Properties) }, []).id,
    change: (id, fields) => void Object.assign(contacts.get(id)!.properties, fields),
    remove: (id) => void (contacts.delete(id) || notes.delete(id)),
    expire: () => {
      expired = true
    },
    restrict: () => {
      read_only = true
    },
  }
}

type Association = { to: { id: string }; types: { associationCategory: string; associationTypeId: number }[] }
type Filter = { propertyName: string; operator: string; value: string }

const account = {
  accountType: 'STANDARD',
  uiDomain: 'app-eu1.hubspot.com',
  dataHostingLocation: 'eu1',
  timeZone: 'CET',
}

function toRecord({ id, properties }: Stored, notes: Map<string, Stored>): FakeRecord {
  const its = [...notes.values()].filter(({ of }) => of.includes(id))
  return {
    id,
    fields: properties,
    notes: its.map((note) => ({ id: note.id, text: note.properties.hs_note_body ?? '' })),
  }
}

function rendered({ id, properties, created_at }: Stored, names = Object.keys(properties)): Json {
  const url = `https://app-eu1.hubspot.com/contacts/${portal}/record/0-1/${id}`
  const at = new Date(created_at).toISOString()
  const visible = Object.fromEntries(names.map((name) => [name, properties[name] ?? null]))
  return { id, properties: { ...visible, hs_object_id: id }, createdAt: at, updatedAt: at, archived: false, url }
}

function normal(properties: Properties): Properties {
  return properties.email ? { ...properties, email: properties.email.trim().toLowerCase() } : { ...properties }
}

function listed(store: Map<string, Stored>): Reply {
  return okReply({ results: [...store.values()].slice(0, 10).map((stored) => rendered(stored)) })
}

function okReply(json: Json): Reply {
  return { status: 200, json }
}

function missingScope(scope: string): Reply {
  const message = "This app hasn't been granted all required scopes to make this call."
  return failure(403, 'MISSING_SCOPES', message, {
    errors: [
      { message: 'One or more of the following scopes are required.', context: { requiredGranularScopes: [scope] } },
    ],
  })
}

function failure(status: number, category: string, message: string, more: Json = {}): Reply {
  return { status, json: { status: 'error', message, correlationId: crypto.randomUUID(), category, ...more } }
}
