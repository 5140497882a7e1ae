import { createHash } from 'node:crypto'
import { input, Type } from '../../schema.ts'
import {
  type Answer,
  type Call,
  type Connector,
  type Crm,
  CrmError,
  type RemoteNote,
  type RemoteRecord,
  type Upserted,
} from '../connector.ts'
import { forward } from '../forward.ts'
import { at, cut, idOf, listAt, sameAddress, textAt } from './response.ts'
import { bodyOf, currentOf, explain, fieldsFrom, isDuplicate } from './twenty-fields.ts'

const cloud = 'https://api.twenty.com'
const email_field = 'emails.primaryEmail'
const longest_note = 60_000

export const twenty: Connector = {
  provider: 'twenty',
  title: 'Twenty',
  base_url: cloud,
  base_url_example: 'https://api.twenty.com',
  help_url: 'https://docs.twenty.com/developers/extend/capabilities/apis',
  api_paths: ['/rest', '/graphql'],
  settings: input({}),
  credentials: input({
    api_key: Type.String({
      minLength: 1,
      maxLength: 4096,
      description: 'From Settings → APIs & Webhooks, with a role that can see and edit people and notes.',
    }),
  }),
  default_mapping: [
    { from: 'first_name', to: 'name.firstName' },
    { from: 'last_name', to: 'name.lastName' },
    { from: 'email', to: email_field },
    { from: 'phone_number', to: 'phones.primaryPhoneNumber' },
    { from: 'title', to: 'jobTitle' },
  ],
  authorize: ({ credentials }) => ({ authorization: `Bearer ${credentials.api_key}` }),
  explain,
  verify,
  describe: async (crm) =>
    fieldsFrom((await ask(crm, { method: 'GET', path: '/metadata/objects', query: { limit: '200' } })).json),
  upsert,
  note,
  exists: (crm, remote_id) => exists(crm, `/people/${encodeURIComponent(remote_id)}`),
}

/** Calls start at `/rest`, although people also enter a URL that ends with it. */
async function ask(crm: Crm, call: Call): Promise<Answer> {
  const prefix = /\/rest\/*$/.test(String(crm.settings.base_url)) ? '' : '/rest'
  const answer = await crm.request({ ...call, path: prefix + call.path, expect: [400, ...(call.expect ?? [])] })
  if (answer.status !== 400 || call.expect?.includes(400)) return answer
  throw refusal(answer)
}

/** Several versions respond with 400 where others use a specific status. */
function refusal(answer: Answer): CrmError {
  const { message, fields } = explain(answer)
  const { status } = answer
  const words = message ?? `Twenty responded with ${status}.`
  if (/limit reached/i.test(words)) return new CrmError('rate_limited', words, { status, retry_after_ms: 60_000 })
  if (/record not found|could not find any entity/i.test(words)) return new CrmError('not_found', words, { status })
  return new CrmError(isDuplicate(answer) ? 'duplicate' : 'rejected', words, { status, fields })
}

async function verify(crm: Crm): Promise<{ account: string }> {
  const { json } = await ask(crm, { method: 'GET', path: '/people', query: { limit: '1', depth: '0' } })
  if (!Array.isArray(at(json, 'data', 'people'))) idOf('Twenty', null)
  return { account: `Twenty at ${new URL(site(crm)).host}` }
}

async function upsert(crm: Crm, record: RemoteRecord): Promise<Upserted> {
  const { remote_id, lead_id, email, fields, on_create } = record
  if (remote_id !== null) return change(crm, remote_id, record)
  const existing_id = await byEmail(crm, email)
  if (existing_id !== null) return change(crm, existing_id, record)
  // Without an email address, we choose the id, so that no retry creates a second person.
  const id = email === null ? uuidOf(lead_id) : null
  if (id !== null && (await exists(crm, `/people/${id}`))) return change(crm, id, record)
  const answer = await ask(crm, {
    method: 'POST',
    path: '/people',
    query: { upsert: 'true', depth: '0' },
    json: { ...bodyOf({ ...fields, ...on_create }), ...(id !== null && { id }) },
    expect: [400, 409],
  })
  if (answer.status < 400)
    return { ...recordOf(crm, idOf('Twenty', answer.json, 'data', 'createPerson', 'id')), outcome: 'created' }
  if (!isDuplicate(answer)) throw refusal(answer)
  // Someone else was faster, or the email address belongs to a person in the trash.
  const other = (await byEmail(crm, email)) ?? (await fromTrash(crm, email === null ? { id: id! } : { email }))
  if (other === null) throw refusal(answer)
  return change(crm, other, record)
}

async function change(crm: Crm, id: string, { email, fields, only_forward }: RemoteRecord): Promise<Upserted> {
  const path = `/people/${encodeURIComponent(id)}`
  const query = { depth: '0' }
  const { json } = await ask(crm, { method: 'GET', path, query })
  idOf('Twenty', json, 'data', 'person', 'id')
  const current = currentOf(at(json, 'data', 'person'), Object.keys(fields))
  const { fields: changes, kept } = forward(fields, current, only_forward)
  // Sent unchanged, it would still count as a change in Twenty.
  if (sameAddress(current[email_field], email)) delete changes[email_field]
  const updated: Upserted = { ...recordOf(crm, id), outcome: 'updated', kept }
  if (Object.keys(changes).length === 0) return updated
  const answer = await ask(crm, { method: 'PATCH', path, query, json: bodyOf(changes), expect: [400, 409] })
  if (answer.status < 400) return updated
  if (isDuplicate(answer) && changes[email_field] !== undefined) throw addressTaken(await byEmail(crm, email))
  throw refusal(answer)
}

/** Twenty stores email addresses in lowercase; older versions keep them as typed. */
async function byEmail(crm: Crm, email: string | null): Promise<string | null> {
  if (email === null) return null
  return search(crm, `${email_field}[ilike]:"${pattern(email)}"`, (person) =>
    sameAddress(at(person, 'emails', 'primaryEmail'), email),
  )
}

/** Deleted people keep their email address and id until the trash is emptied. */
async function fromTrash(crm: Crm, { email, id }: { email?: string; id?: string }): Promise<string | null> {
  const which = email === undefined ? `id[eq]:"${id}"` : `${email_field}[ilike]:"${pattern(email)}"`
  const fits = (one: unknown) => email === undefined || sameAddress(at(one, 'emails', 'primaryEmail'), email)
  const match_id = await search(crm, `${which},deletedAt[is]:NOT_NULL`, fits)
  if (match_id !== null) await ask(crm, { method: 'PATCH', path: `/people/${match_id}/restore` })
  return match_id
}

async function search(crm: Crm, filter: string, fits: (person: unknown) => boolean): Promise<string | null> {
  const query = { filter, depth: '0', limit: '20' }
  const { json } = await ask(crm, { method: 'GET', path: '/people', query })
  if (!Array.isArray(at(json, 'data', 'people'))) idOf('Twenty', null)
  return textAt(listAt(json, 'data', 'people').find(fits), 'id')
}

function pattern(text: string): string {
  return text.replace(/["\\]/g, '').replace(/[%_]/g, '\\$&')
}

async function exists(crm: Crm, path: string): Promise<boolean> {
  const { status, json } = await ask(crm, { method: 'GET', path, query: { depth: '0' }, expect: [400, 404] })
  if (status >= 400) return false
  if (at(json, 'data') === undefined) idOf('Twenty', null)
  return true
}

/** The ids of the note and of its link to the person derive from the marker, so both are found again without a search. */
async function note(crm: Crm, { remote_id, note_id, marker, text }: RemoteNote): Promise<{ note_id: string }> {
  const title = cut(text.split('\n', 1)[0]!, 255)
  const json = { title, bodyV2: { markdown: asMarkdown(cut(text, longest_note)) } }
  const id = note_id ?? uuidOf(`${remote_id} ${marker}`)
  const path = `/notes/${encodeURIComponent(id)}`
  if (note_id !== null || (await exists(crm, path))) await ask(crm, { method: 'PATCH', path, json })
  else {
    const answer = await ask(crm, { method: 'POST', path: '/notes', json: { id, ...json }, expect: [400, 409] })
    if (answer.status >= 400 && !isDuplicate(answer)) throw refusal(answer)
    if (answer.status >= 400) await ask(crm, { method: 'PATCH', path: `${path}/restore` })
    if (answer.status >= 400) await ask(crm, { method: 'PATCH', path, json })
  }
  if (note_id === null) await tie(crm, id, remote_id)
  return { note_id: id }
}

async function tie(crm: Crm, noteId: string, person: string): Promise<void> {
  const target = { id: uuidOf(`${noteId} ${person}`), noteId }
  const post = (more: Record<string, string>) =>
    ask(crm, { method: 'POST', path: '/noteTargets', json: { ...target, ...more }, expect: [400, 409] })
  const first = await post({ targetPersonId: person })
  // Its name in earlier versions.
  const answer = explain(first).fields[0]?.name === 'targetPersonId' ? await post({ personId: person }) : first
  if (answer.status >= 400 && !isDuplicate(answer)) throw refusal(answer)
}

/** Nothing that people wrote becomes a heading, a list or a tag. Line breaks stay. */
function asMarkdown(text: string): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\<>*`[\]|~]|^\s*(?:[#+-]|\d+\.)(?=\s)/gm, (text) => text.replace(/\S$/, '\\$&'))
  return plain.replace(/(?<!\n)\n(?!\n)/g, '  \n')
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(`parley ${text}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function site({ settings }: Crm): string {
  return String(settings.base_url ?? cloud)
    .replace(/\/+$/, '')
    .replace(/\/rest$/, '')
}

/** In the cloud, the workspace URL differs from the API URL, and the API doesn't tell it. */
function recordOf(crm: Crm, remote_id: string): { remote_id: string; remote_url: string | null } {
  return { remote_id, remote_url: site(crm) === cloud ? null : `${site(crm)}/object/person/${remote_id}` }
}

function addressTaken(id: string | null): CrmError {
  const problem = `belongs to another person${id === null ? ' in the trash' : ` (${id})`}. Merge the two in Twenty, then sync again.`
  return new CrmError('duplicate', `The email address ${problem}`, { fields: [{ name: email_field, problem }] })
}
