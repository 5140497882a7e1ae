import type { FakeCrm, FakeRecord } from './fake.ts'
import { checkPerson, choiceKey, personFields, roleKey } from './pipedrive-fields.ts'
import { type FakeRequest, type Json, type Reply, serve } from './serve.ts'

interface Detail {
  value: string
  primary: boolean
  label: string
}
interface Person {
  id: number
  name: string
  emails: Detail[]
  phones: Detail[]
  custom_fields: Json
  owner_id: number
  add_time: number
}
interface Note {
  id: number
  content: string
  person_id: number
}

/** Pipedrive: persons of v2, leads and notes of v1. Nothing is unique, and search finds a new person with a delay. */
export async function startPipedrive(port?: number, { lag_ms = 2000 } = {}): Promise<FakeCrm & { leads(): Json[] }> {
  const token = 'fakefakefakefakefakefakefakefakefakefake'
  const persons = new Map<number, Person>()
  const notes = new Map<number, Note>()
  const leads: Json[] = []
  let last_id = 100
  let expired = false
  let read_only = false

  function answer({ method, path, headers, query, json }: FakeRequest): Reply {
    if (headers['x-api-token'] !== token || expired) return refused(401, 'unauthorized access')
    if (method === 'GET' && path === '/api/v1/users/me') return okReply({ id: 7, name: 'Sam', company_name: 'Acme' })
    if (method === 'GET' && path === '/api/v2/personFields') return okReply(personFields)
    const [, version, kind, id] = path.match(/^\/api\/(v\d)\/(persons|leads|notes)(?:\/(\w+))?$/) ?? []
    if (kind === undefined || (kind === 'persons') !== (version === 'v2')) return refused(404, 'Unknown method.')
    if (method === 'GET' && kind === 'persons') return id === 'search' ? search(query) : getPersons(id, query)
    if (method === 'GET' && kind === 'leads')
      return okReply(leads.filter(({ person_id }) => person_id === Number(query.get('person_id'))))
    if (method === 'GET') return okReply(notesOf(Number(query.get('person_id'))))
    if (read_only) return refused(403, 'Scope and URL mismatch')
    if (json === undefined) return refused(400, 'Bad request')
    if (kind === 'persons')
      return method === 'POST' ? create(json) : method === 'PATCH' ? change(Number(id), json) : unknown()
    if (kind === 'leads') return method === 'POST' ? createLead(json) : unknown()
    return method === 'POST' ? createNote(json) : method === 'PUT' ? changeNote(Number(id), json) : unknown()
  }

  function search(query: URLSearchParams): Reply {
    const term = (query.get('term') ?? '').toLowerCase()
    if (term.length < 2) return refused(400, 'term must be at least 2 characters long')
    const exact = query.get('exact_match') === 'true' && query.get('fields') === 'email'
    const matches = [...persons.values()].filter(
      ({ emails, add_time }) =>
        exact && add_time + lag_ms <= Date.now() && emails.some(({ value }) => value.toLowerCase() === term),
    )
    const items = matches.map(({ id, name, emails }) => ({
      result_score: 1,
      item: { id, type: 'person', name, emails: emails.map(({ value }) => value) },
    }))
    return okReply({ items })
  }

  function getPersons(id: string | undefined, query: URLSearchParams): Reply {
    if (id !== undefined) {
      const person = persons.get(Number(id))
      return person === undefined ? refused(404, 'Person not found', 'ERR_NOT_FOUND') : okReply(rendered(person))
    }
    const all = [...persons.values()]
    if (query.get('sort_direction') === 'desc') all.reverse()
    return okReply(all.slice(0, Number(query.get('limit') ?? 100)).map(rendered))
  }

  function create(json: Json): Reply {
    if (typeof json.name !== 'string' || json.name === '')
      return refused(400, 'name: is required', 'ERR_SCHEMA_VALIDATION_FAILED')
    const problem = checkPerson(json)
    if (problem) return problem
    return okReply(rendered(keep(json)))
  }

  function change(id: number, json: Json): Reply {
    const person = persons.get(id)
    if (person === undefined) return refused(404, 'Person not found', 'ERR_NOT_FOUND')
    const problem = checkPerson(json)
    if (problem) return problem
    // Lists are replaced as a whole. Custom fields that aren't sent stay.
    const custom_fields = { ...person.custom_fields, ...(json.custom_fields as Json) }
    Object.assign(person, json, { custom_fields })
    return okReply(rendered(person))
  }

  function createLead(json: Json): Reply {
    const { title, person_id } = json
    if (typeof title !== 'string' || title === '') return refused(400, 'Title is required')
    if (typeof person_id !== 'number' || !persons.has(person_id))
      return refused(400, 'A lead needs a person or organization')
    const lead = { id: crypto.randomUUID(), ...json }
    leads.push(lead)
    return { status: 201, json: { success: true, data: lead } }
  }

  function createNote({ content, person_id }: Json): Reply {
    if (typeof content !== 'string' || content.length > 100_000) return refused(400, 'content is not valid')
    if (!persons.has(Number(person_id))) return refused(400, 'One of lead_id, deal_id, person_id, org_id is required')
    const note = { id: ++last_id, content, person_id: Number(person_id) }
    notes.set(note.id, note)
    return { status: 201, json: { success: true, data: note } }
  }

  function changeNote(id: number, { content }: Json): Reply {
    const note = notes.get(id)
    if (note === undefined) return refused(404, 'Note not found')
    note.content = String(content)
    return okReply(note)
  }

  function keep(json: Json): Person {
    const { name, emails = [], phones = [], custom_fields = {}, add_time = Date.now() } = json as Partial<Person>
    const person = { id: ++last_id, name: name!, emails, phones, custom_fields, owner_id: 7, add_time }
    persons.set(person.id, person)
    return person
  }

  function notesOf(person: number): Note[] {
    return [...notes.values()].filter(({ person_id }) => person_id === person).reverse()
  }

  function toRecord({ id, name, emails, phones, custom_fields }: Person): FakeRecord {
    const primary = (list: Detail[]) => list.find(({ primary }) => primary)?.value ?? list[0]?.value
    const fields = { name, email: primary(emails), phone: primary(phones), ...custom_fields }
    return { id: String(id), fields, notes: notesOf(id).map((note) => ({ id: String(note.id), text: note.content })) }
  }

  const served = await serve(answer, port)
  return {
    ...served,
    settings: { base_url: served.url },
    credentials: { api_token: token },
    leads: () => leads,
    records: () => [...persons.values()].map(toRecord),
    put: (fields) => String(keep({ ...byHand(fields), add_time: 0 }).id),
    change: (id, fields) => {
      const person = persons.get(Number(id))!
      Object.assign(person, byHand(fields), { custom_fields: { ...person.custom_fields, ...customOf(fields) } })
    },
    remove: (id) => void (persons.delete(Number(id)) || notes.delete(Number(id))),
    expire: () => {
      expired = true
    },
    restrict: () => {
      read_only = true
    },
  }
}

function rendered(person: Person): Json {
  return { ...person, add_time: new Date(person.add_time).toISOString(), is_deleted: false }
}

function byHand({ name, email, phone, owner_id, ...rest }: Json): Json {
  const one = (value: unknown) => [{ value: String(value), primary: true, label: 'work' }]
  return {
    ...(name !== undefined && { name }),
    ...(owner_id !== undefined && { owner_id }),
    ...(email !== undefined && { emails: one(email) }),
    ...(phone !== undefined && { phones: one(phone) }),
    custom_fields: customOf(rest),
  }
}

function customOf(fields: Json): Json {
  const its = Object.entries(fields).filter(([key]) => [roleKey, choiceKey].includes(key))
  return Object.fromEntries(its.map(([key, value]) => [key, key === choiceKey ? Number(value) : value]))
}

function okReply(data: unknown): Reply {
  return { status: 200, json: { success: true, data, additional_data: null } }
}

function refused(status: number, error: string, code?: string): Reply {
  const error_info = 'Please check developers.pipedrive.com for more information about Pipedrive API.'
  return { status, json: { success: false, error, error_info, data: null, additional_data: null, code } }
}

function unknown(): Reply {
  return refused(404, 'Unknown method.')
}
