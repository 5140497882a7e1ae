import { randomUUID } from 'node:crypto'
import { signatures } from '../../outbound/sign.ts'
import { input, Type } from '../../schema.ts'
import {
  type Access,
  type Answer,
  type Connector,
  type Crm,
  CrmError,
  type FieldProblem,
  type RemoteNote,
  type RemoteRecord,
  type Upserted,
} from '../connector.ts'
import { listAt, textAt } from './response.ts'

/**
 * The business's own service. Every call is a POST to one URL, signed like webhooks, with a `type`: `ping`, `lead.upsert`
 * (keyed by `lead_id`) or `note.upsert` (keyed by `marker`). Calls are idempotent: the receiver keeps one record per key.
 * The response may contain its record id; otherwise our id is used.
 */
export const http: Connector = {
  provider: 'http',
  title: 'HTTP',
  base_url: null,
  base_url_example: 'https://example.com/leads',
  settings: input({}),
  credentials: input({
    secret: Type.String({
      pattern: '^whsec_[A-Za-z0-9+/]{32,}={0,2}$',
      maxLength: 255,
      description:
        'Signs every call, like the secret of a webhook endpoint: whsec_ and at least 32 characters of base64.',
    }),
  }),
  default_mapping: [
    { from: 'lead_id', to: 'lead_id' },
    { from: 'contact_id', to: 'contact_id' },
    { from: 'identifier', to: 'identifier' },
    { from: 'name', to: 'name' },
    { from: 'email', to: 'email' },
    { from: 'phone_number', to: 'phone_number' },
    { from: 'company', to: 'company' },
    { from: 'title', to: 'title' },
    { from: 'status', to: 'status' },
    { from: 'grade', to: 'grade' },
    { from: 'score', to: 'score' },
    { from: 'score_reasons', to: 'score_reasons' },
    { from: 'summary', to: 'summary' },
  ],
  authorize,
  explain,
  verify,
  describe: async () => [],
  upsert,
  note,
}

function authorize({ credentials }: Access, { body }: { body: string | null }): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000)
  // A new id for each call: the same content may be a third change, back to the first. Receivers deduplicate by the key.
  return signatures([credentials.secret!], { id: `msg_${randomUUID()}`, timestamp, body: body ?? '' })
}

/** A receiver may send `message`, and `fields` with `name` and `problem`. */
function explain({ status, json }: Answer): { message: string | null; fields: FieldProblem[] } {
  if (status === 401)
    return { message: "The receiver doesn't accept the signature. Use the same secret on both sides.", fields: [] }
  const fields = listAt(json, 'fields').flatMap((field) => {
    const name = textAt(field, 'name')
    return name === null
      ? []
      : [{ name, problem: textAt(field, 'problem') ?? textAt(field, 'message') ?? 'was rejected.' }]
  })
  return { message: textAt(json, 'message') ?? textAt(json, 'error', 'message') ?? textAt(json, 'error'), fields }
}

async function verify(crm: Crm): Promise<{ account: string }> {
  const { json } = await post(crm, { type: 'ping' })
  return { account: textAt(json, 'account') ?? new URL(String(crm.settings.base_url)).host }
}

async function upsert(crm: Crm, record: RemoteRecord): Promise<Upserted> {
  const { remote_id, lead_id, email, fields, on_create, only_forward } = record
  const { status, json } = await post(crm, {
    type: 'lead.upsert',
    lead_id,
    remote_id,
    email,
    fields,
    on_create,
    only_forward,
  })
  const id = textAt(json, 'remote_id') ?? textAt(json, 'id')
  const outcome = textAt(json, 'outcome')
  // A receiver that only confirms didn't have what we hadn't sent before.
  const created = outcome === null ? status === 201 || (remote_id === null && id === null) : outcome === 'created'
  return {
    remote_id: id ?? remote_id ?? lead_id,
    remote_url: textAt(json, 'remote_url') ?? textAt(json, 'url'),
    outcome: created ? 'created' : 'updated',
  }
}

async function note(crm: Crm, { remote_id, note_id, marker, text }: RemoteNote): Promise<{ note_id: string }> {
  const { json } = await post(crm, { type: 'note.upsert', remote_id, note_id, marker, text })
  return { note_id: textAt(json, 'note_id') ?? textAt(json, 'id') ?? note_id ?? marker }
}

async function post(
  crm: Crm,
  json: { type: string; remote_id?: string | null; [part: string]: unknown },
): Promise<Answer> {
  const has_id = json.remote_id !== undefined && json.remote_id !== null
  const answer = await crm.request({ method: 'POST', path: '', json, expect: has_id ? [] : [404] })
  // Without a known id, only the URL itself can be missing.
  if (answer.status === 404) throw new CrmError('rejected', 'There is nothing at this URL (404).', { status: 404 })
  if (answer.headers['content-type']?.startsWith('text/html'))
    throw new CrmError('unavailable', 'The response is a web page, not a receiver. Check the URL.')
  return answer
}
