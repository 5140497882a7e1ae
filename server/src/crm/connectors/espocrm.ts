import { input, Type } from '../../schema.ts'
import {
  type Answer,
  type Connector,
  type Crm,
  CrmError,
  type Fields,
  type RemoteField,
  type RemoteNote,
  type RemoteRecord,
  type Upserted,
} from '../connector.ts'
import { forward } from '../forward.ts'
import { droppedBy, explain, fieldsFrom } from './espocrm-fields.ts'
import { cannotTell, lostOne, lostSince } from './find-lost.ts'
import { at, cut, cutNote, idOf, listAt, sameAddress, textAt } from './response.ts'

// Lists return at most ten thousand characters of a long text, and the marker must be among them.
const longest_note = 9900
const lengths: Record<string, number> = { firstName: 100, lastName: 100, title: 100, accountName: 255 }
const no_brackets = ['title', 'accountName']

export const espocrm: Connector = {
  provider: 'espocrm',
  title: 'EspoCRM',
  base_url: null,
  base_url_example: 'https://crm.example.com',
  help_url: 'https://docs.espocrm.com/development/api-tutorial',
  api_paths: ['/api/v1'],
  settings: input({}),
  credentials: input({
    api_key: Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'From an API user whose role can create, read and edit leads and see their stream.',
    }),
  }),
  default_mapping: [
    { from: 'first_name', to: 'firstName' },
    { from: 'last_name', to: 'lastName' },
    { from: 'email', to: 'emailAddress' },
    { from: 'phone_number', to: 'phoneNumber' },
    { from: 'company', to: 'accountName' },
    { from: 'title', to: 'title' },
    {
      from: 'status',
      to: 'status',
      values: { new: 'New', working: 'Assigned', unqualified: 'Dead', qualified: 'In Process' },
      only_forward: true,
    },
  ],
  authorize: ({ credentials }) => ({ 'x-api-key': credentials.api_key! }),
  explain,
  verify,
  describe: async (crm) => {
    const query = { key: 'entityDefs.Lead.fields' }
    return fieldsFrom(
      (await crm.request({ method: 'GET', path: path(crm, 'Metadata'), query })).json,
    ) satisfies RemoteField[]
  },
  upsert,
  note,
  pull,
  stage: {
    field: 'status',
    statuses: {
      Assigned: 'working',
      'In Process': 'working',
      Converted: 'converted',
      Recycled: 'unqualified',
      Dead: 'unqualified',
    },
  },
}

async function verify(crm: Crm): Promise<{ account: string }> {
  const { json } = await crm.request({ method: 'GET', path: path(crm, 'App/user') })
  const user = idOf('EspoCRM', json, 'user', 'userName')
  const lead = at(json, 'acl', 'table', 'Lead')
  // Its role may see only records assigned to it, and records it creates are assigned to nobody.
  const enough = (right: string) => !['no', 'own'].includes(textAt(lead, right) ?? 'no')
  const lacks = ['create', 'read', 'edit', 'stream'].filter((right) => !lead || !enough(right))
  if (lacks.length > 0 && textAt(json, 'user', 'type') !== 'admin')
    throw new CrmError(
      'forbidden',
      `The role of the API user ${user} lacks access to leads: ${lacks.join(', ')}. Access to own records isn't enough.`,
    )
  return { account: `${user} at ${String(crm.settings.base_url)}` }
}

async function upsert(crm: Crm, record: RemoteRecord): Promise<Upserted> {
  if (record.remote_id !== null) return change(crm, record.remote_id, record)
  const lost_id = record.uncertain && record.email === null ? await findLost(crm, record) : null
  if (lost_id !== null) return change(crm, lost_id, record)
  // Created first and matched by the rejection, instead of searched first: no one can get in between.
  const { status, headers, json } = await create(crm, record, {})
  if (status !== 409) return created(crm, record, json)
  if (!Array.isArray(json))
    throw new CrmError('rejected', headers['x-status-reason'] ?? 'EspoCRM rejected the lead.', { status })
  const existing = json.find((lead) => isSame(lead, record)) ?? (await byEmail(crm, record.email))
  if (existing !== undefined) return change(crm, idOf('EspoCRM', existing, 'id'), record)
  // Only the name matches: another person.
  const again = await create(crm, record, { 'x-skip-duplicate-check': 'true' })
  if (again.status === 409) throw new CrmError('duplicate', 'EspoCRM already has this lead.', { status: 409 })
  return created(crm, record, again.json)
}

function create(crm: Crm, { fields, on_create }: RemoteRecord, headers: Record<string, string>): Promise<Answer> {
  const json = fitting({ ...fields, ...on_create })
  return crm.request({ method: 'POST', path: path(crm, 'Lead'), json, headers, expect: [409] })
}

function created(crm: Crm, { fields, on_create }: RemoteRecord, json: unknown): Upserted {
  return { ...recordOf(crm, json), outcome: 'created', dropped: droppedBy(json, fitting({ ...fields, ...on_create })) }
}

async function change(crm: Crm, id: string, { email, fields, only_forward }: RemoteRecord): Promise<Upserted> {
  const its = path(crm, `Lead/${encodeURIComponent(id)}`)
  const { json: current } = await crm.request({ method: 'GET', path: its })
  idOf('EspoCRM', current, 'id')
  // Administrators also see deleted records.
  if (at(current, 'deleted') === true) throw new CrmError('not_found', 'The lead was deleted in EspoCRM.')
  // EspoCRM allows two leads with the same email address.
  if (fields.emailAddress !== undefined && !sameAddress(at(current, 'emailAddress'), email)) {
    const other = await byEmail(crm, email)
    if (other !== undefined && textAt(other, 'id') !== id) throw addressTaken(textAt(other, 'name'))
  }
  const { fields: changes, kept } = forward(fields, current as Record<string, unknown>, only_forward)
  const json = fitting(changes)
  const headers = { 'x-skip-duplicate-check': 'true' }
  const { json: echo } = await crm.request({ method: 'PUT', path: its, json, headers })
  return { ...recordOf(crm, echo), outcome: 'updated', kept, dropped: droppedBy(echo, json) }
}

/** Also matches secondary email addresses. */
async function byEmail(crm: Crm, email: string | null): Promise<unknown> {
  if (email === null) return undefined
  const condition = { type: 'equals', attribute: 'emailAddress', value: email }
  return (await list(crm, [condition], { orderBy: 'createdAt', order: 'asc', maxSize: '1' }))[0]
}

interface Condition {
  type: string
  attribute: string
  value?: string
}

async function list(crm: Crm, conditions: Condition[], more: Record<string, string>): Promise<unknown[]> {
  const where = conditions.flatMap((condition, n) =>
    Object.entries(condition).map(([part, value]) => [`where[${n}][${part}]`, String(value)]),
  )
  const query = { ...Object.fromEntries(where), ...more }
  const { json } = await crm.request({ method: 'GET', path: path(crm, 'Lead'), query })
  return listAt(json, 'list')
}

/** A record from an attempt without a response: created by us, since then, with this name, and no other lead's. */
async function findLost(crm: Crm, record: RemoteRecord): Promise<string | null> {
  const { firstName, lastName } = fitting(record.fields)
  if (firstName === undefined && lastName === undefined) throw cannotTell('EspoCRM')
  const { json: us } = await crm.request({ method: 'GET', path: path(crm, 'App/user') })
  const since = lostSince(record).toISOString().slice(0, 19).replace('T', ' ')
  const conditions = [
    { type: 'equals', attribute: 'createdById', value: idOf('EspoCRM', us, 'user', 'id') },
    { type: 'greaterThanOrEquals', attribute: 'createdAt', value: since },
    ...[{ firstName }, { lastName }].flatMap((part) =>
      Object.entries(part).map(([attribute, value]) =>
        value === undefined ? { type: 'isNull', attribute } : { type: 'equals', attribute, value: String(value) },
      ),
    ),
  ]
  const matches = await list(crm, conditions, { orderBy: 'createdAt', order: 'asc', maxSize: '200' })
  return lostOne(
    record,
    matches.flatMap((lead) => textAt(lead, 'id') ?? []),
  )
}

/** Without an email address, name and phone identify a lead: EspoCRM compares the name. */
function isSame(lead: unknown, { email, fields }: RemoteRecord): boolean {
  if (email !== null) return sameAddress(at(lead, 'emailAddress'), email)
  const digits = (value: unknown) => String(value ?? '').replace(/\D/g, '')
  return digits(fields.phoneNumber) !== '' && digits(fields.phoneNumber) === digits(at(lead, 'phoneNumber'))
}

async function note(crm: Crm, { remote_id, note_id, marker, text }: RemoteNote): Promise<{ note_id: string }> {
  const post = cutNote(text, marker, longest_note)
  const [match] = note_id === null ? await notesByMarker(crm, remote_id, marker) : []
  const id = note_id ?? textAt(match, 'id')
  if (id !== null && textAt(match, 'post') === post) return { note_id: id }
  if (id !== null) {
    const its = path(crm, `Note/${encodeURIComponent(id)}`)
    const { status, json } = await crm.request({ method: 'PUT', path: its, json: { post }, expect: [403] })
    if (status !== 403) return { note_id: idOf('EspoCRM', json, 'id') }
    // After seven days, only administrators can edit a note. Updates go to a new note, whose response may have been lost.
    const same_note = (await notesByMarker(crm, remote_id, marker)).find((one) => textAt(one, 'post') === post)
    if (same_note !== undefined) return { note_id: idOf('EspoCRM', same_note, 'id') }
  }
  const post_fields = { type: 'Post', parentType: 'Lead', parentId: remote_id, post }
  const { json } = await crm.request({ method: 'POST', path: path(crm, 'Note'), json: post_fields })
  return { note_id: idOf('EspoCRM', json, 'id') }
}

/** Newest first. */
async function notesByMarker(crm: Crm, lead: string, marker: string): Promise<unknown[]> {
  const its = path(crm, `Lead/${encodeURIComponent(lead)}/stream`)
  const { json } = await crm.request({ method: 'GET', path: its, query: { filter: 'posts', maxSize: '200' } })
  return listAt(json, 'list').filter((one) => textAt(one, 'post')?.includes(marker))
}

async function pull(crm: Crm, remote_id: string) {
  const its = path(crm, `Lead/${encodeURIComponent(remote_id)}`)
  const { status, json } = await crm.request({ method: 'GET', path: its, expect: [404] })
  if (status === 404 || at(json, 'deleted') === true) return null
  return { owner: textAt(json, 'assignedUserName') ?? textAt(json, 'assignedUserId'), status: textAt(json, 'status') }
}

function fitting(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      // EspoCRM accepts none of these three characters in a job title or company name.
      const plain = no_brackets.includes(name) ? value.replace(/\s*[<>=]+\s*/g, ' ').trim() : value
      return [name, cut(plain, lengths[name] ?? Number.POSITIVE_INFINITY)]
    }),
  )
}

function recordOf(crm: Crm, json: unknown): { remote_id: string; remote_url: string } {
  const remote_id = idOf('EspoCRM', json, 'id')
  return { remote_id, remote_url: `${site(crm)}/#Lead/view/${remote_id}` }
}

/** The site's URL, although people also enter that of its API. */
function site({ settings }: Crm): string {
  return String(settings.base_url)
    .replace(/\/+$/, '')
    .replace(/\/api\/v1$/, '')
}

function path({ settings }: Crm, rest: string): string {
  return /\/api\/v1\/*$/.test(String(settings.base_url)) ? `/${rest}` : `/api/v1/${rest}`
}

function addressTaken(name: string | null): CrmError {
  const problem = `belongs to another lead${name ? `, ${name}` : ''}. Merge the two in EspoCRM, then sync again.`
  return new CrmError('duplicate', `The email address ${problem}`, { fields: [{ name: 'emailAddress', problem }] })
}
