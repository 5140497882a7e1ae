import { randomUUID } from 'node:crypto'
import type { FakeCrm } from './fake.ts'
import { type FakeRequest, type Json, type Reply, serve } from './serve.ts'
import { checkPerson, normal, personFields, refused } from './twenty-fields.ts'

type Row = Json & { id: string; deletedAt: string | null }

export interface FakeTwenty extends FakeCrm {
  /** Soft-deletes a record, like the delete button: it's hidden but keeps its email address. */
  trash(id: string): void
}

interface Options {
  /** Before polymorphic relations, a note's target had `personId`. */
  target?: 'targetPersonId' | 'personId'
  /** Whether the list of objects is returned as it is or in a field. */
  metadata?: 'plain' | 'named'
}

/** Twenty by its REST API: people, notes and their targets. An email address belongs to one person. */
export async function startTwenty(port?: number, options: Options = {}): Promise<FakeTwenty> {
  const { target = 'targetPersonId', metadata = 'named' } = options
  const key = 'eyJhbGciOiJIUzI1NiJ9.fake-fake-fake.twenty'
  const people = new Map<string, Row>()
  const notes = new Map<string, Row>()
  const targets = new Map<string, Row>()
  let expired = false
  let read_only = false

  function answer(request: FakeRequest): Reply {
    const { method, path, headers, json } = request
    if (!path.startsWith('/rest/')) return { status: 200, body: '<!doctype html><title>Twenty</title>' }
    if (headers.authorization !== `Bearer ${key}` || expired) return refused('Token invalid.', 401, 'UNAUTHENTICATED')
    if (method === 'GET' && path === '/rest/metadata/objects') return objects()
    const [, kind, id, more] = path.match(/^\/rest\/(people|notes|noteTargets)(?:\/([\w-]+))?(\/restore)?$/) ?? []
    if (kind === undefined) return refused(`object '${path.split('/')[2]}' not found`, 400)
    if (method === 'GET') return id === undefined ? list(kind, request) : one(kind, id)
    if (read_only) return refused('User does not have permission.', 403, 'ForbiddenException')
    if (method === 'PATCH' && more !== undefined) return restore(kind, id!)
    if (json === undefined) return refused('Unexpected end of JSON input')
    if (method === 'POST' && id === undefined) return create(kind, request, json)
    if (method === 'PATCH' && id !== undefined) return update(kind, id, json)
    return refused(`Cannot ${method} ${path}`, 404, 'NotFoundException')
  }

  const stores: Record<string, Map<string, Row>> = { people, notes, noteTargets: targets }
  const singular: Record<string, string> = { people: 'Person', notes: 'Note', noteTargets: 'NoteTarget' }

  function objects(): Reply {
    const all = [
      { nameSingular: 'company', fields: [] },
      { nameSingular: 'person', fields: personFields },
    ]
    return okReply(metadata === 'plain' ? all : { objects: all })
  }

  function check(kind: string, json: Json): Reply | undefined {
    if (kind === 'people') return checkPerson(json)
    const known = kind === 'notes' ? ['id', 'title', 'bodyV2', 'position'] : ['id', 'noteId', target]
    const unknown = Object.keys(json).find((name) => !known.includes(name))
    if (unknown !== undefined) return refused(`Object ${kind} doesn't have any "${unknown}" field.`)
    const { bodyV2 } = json as { bodyV2?: Json }
    if (bodyV2 !== undefined && typeof bodyV2.markdown !== 'string')
      return refused('Invalid rich text for field "bodyV2"')
    if (kind === 'noteTargets' && !(notes.has(String(json.noteId)) && people.has(String(json[target]))))
      return refused('violates foreign key constraint')
    return undefined
  }

  function create(kind: string, { query }: FakeRequest, fields: Json): Reply {
    const problem = check(kind, fields)
    if (problem) return problem
    const store = stores[kind]!
    const json = normal(fields)
    const same = [...store.values()].filter((row) => row.id === json.id || hasAddress(row, emailOf(json)))
    if (same.length > 0) {
      const [first] = same
      if (query.get('upsert') !== 'true' || same.length > 1 || first!.deletedAt !== null)
        return refused(`A duplicate entry was detected: unique constraint ${kind} was violated`)
      merge(first!, json)
      return { status: 201, json: { data: { [`create${singular[kind]}`]: first } } }
    }
    const at = new Date().toISOString()
    const row: Row = { id: randomUUID(), createdAt: at, deletedAt: null, ...(kind === 'people' && blank()), ...json }
    store.set(row.id, row)
    return { status: 201, json: { data: { [`create${singular[kind]}`]: row } } }
  }

  function update(kind: string, id: string, fields: Json): Reply {
    const row = visible(kind, id)
    if (row === undefined) return missing()
    const problem = check(kind, fields)
    if (problem) return problem
    const json = normal(fields)
    const other = [...stores[kind]!.values()].find((one) => one.id !== id && hasAddress(one, emailOf(json)))
    if (other) return refused(`A duplicate entry was detected: unique constraint ${kind} was violated`)
    merge(row, json)
    return okReply({ [`update${singular[kind]}`]: row })
  }

  function restore(kind: string, id: string): Reply {
    const row = stores[kind]!.get(id)
    if (row === undefined) return missing()
    row.deletedAt = null
    return okReply({ [`restore${singular[kind]}`]: row })
  }

  function one(kind: string, id: string): Reply {
    const row = visible(kind, id)
    const name = singular[kind]!
    return row === undefined ? missing() : okReply({ [name[0]!.toLowerCase() + name.slice(1)]: row })
  }

  function visible(kind: string, id: string): Row | undefined {
    const row = stores[kind]!.get(id)
    return row?.deletedAt === null ? row : undefined
  }

  /** Supports what is needed: conditions joined by commas. */
  function list(kind: string, { query }: FakeRequest): Reply {
    const filter = query.get('filter') ?? ''
    const tests = Array.from(filter.matchAll(/([\w.]+)\[(eq|ilike|is)\]:("[^"]*"|[^,]*)/g))
    if (filter !== '' && tests.map(([whole]) => whole).join(',') !== filter)
      return refused(`'filter' invalid: ${filter}`)
    const in_trash = tests.some(([, name]) => name === 'deletedAt')
    const matches = [...stores[kind]!.values()].filter(
      (row) =>
        (row.deletedAt !== null) === in_trash &&
        tests.every(([, name, how, value]) => fits(row, name!, how!, value!.replace(/^"|"$/g, ''))),
    )
    const data = { [kind]: matches.slice(0, Number(query.get('limit') ?? 60)) }
    return { status: 200, json: { data, totalCount: matches.length, pageInfo: { hasNextPage: false } } }
  }

  const served = await serve(answer, port)
  return {
    ...served,
    settings: { base_url: served.url },
    credentials: { api_key: key },
    records: () =>
      [...people.values()]
        .filter(({ deletedAt }) => deletedAt === null)
        .map((person) => {
          const ids = [...targets.values()].filter((one) => one[target] === person.id).map(({ noteId }) => noteId)
          const its = [...notes.values()].filter(({ id, deletedAt }) => ids.includes(id) && deletedAt === null)
          const text = ({ bodyV2 }: Row) => String((bodyV2 as Json).markdown)
          return { id: person.id, fields: flat(person), notes: its.map((note) => ({ id: note.id, text: text(note) })) }
        }),
    put: (fields) => {
      const row: Row = { id: randomUUID(), deletedAt: null, ...blank() }
      merge(row, nested(fields))
      people.set(row.id, row)
      return row.id
    },
    change: (id, fields) => merge(people.get(id)!, nested(fields)),
    remove: (id) => void (people.delete(id) || notes.delete(id)),
    expire: () => {
      expired = true
    },
    restrict: () => {
      read_only = true
    },
    trash: (id) => {
      ;(people.get(id) ?? notes.get(id))!.deletedAt = new Date().toISOString()
    },
  }
}

function blank(): Json {
  return {
    name: { firstName: '', lastName: '' },
    emails: { primaryEmail: '', additionalEmails: null },
    phones: { primaryPhoneNumber: '', primaryPhoneCallingCode: '' },
    jobTitle: '',
    city: '',
    score: null,
    stage: null,
  }
}

/** Parts of a composite field that aren't sent stay. */
function merge(row: Json, json: Json): void {
  for (const [name, value] of Object.entries(json))
    row[name] = isObject(value) && isObject(row[name]) ? { ...row[name], ...value } : value
}

function nested(fields: Json): Json {
  const row: Json = {}
  for (const [name, value] of Object.entries(fields)) {
    const [first, part] = name.split('.')
    merge(row, { [first!]: part === undefined ? value : { [part]: value } })
  }
  return row
}

function flat(row: Json): Json {
  const its = Object.entries(row).flatMap(([name, value]) =>
    isObject(value) ? Object.entries(value).map(([part, its]) => [`${name}.${part}`, its]) : [[name, value]],
  )
  return Object.fromEntries(its)
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function emailOf({ emails }: Json): string {
  return String((emails as Json | undefined)?.primaryEmail ?? '')
}

function hasAddress(row: Row, wanted: string): boolean {
  return wanted !== '' && emailOf(row) === wanted
}

function fits(row: Row, name: string, how: string, wanted: string): boolean {
  if (how === 'is') return name === 'deletedAt' && wanted === 'NOT_NULL'
  const value = String(flat(row)[name] ?? '')
  if (how === 'eq') return value === wanted
  const pattern = wanted
    .replace(/\\?[.*+?^${}()|[\]]/g, '\\$&')
    .replace(/(?<!\\)_/g, '.')
    .replace(/(?<!\\)%/g, '.*')
  return new RegExp(`^${pattern.replace(/\\_/g, '_').replace(/\\%/g, '%')}$`, 'i').test(value)
}

function okReply(data: unknown): Reply {
  return { status: 200, json: { data } }
}

function missing(): Reply {
  return refused('Record not found', 404, 'NotFoundException')
}
