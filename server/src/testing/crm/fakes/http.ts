import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FakeCrm, FakeRecord } from './fake.ts'
import { type FakeRequest, type Json, type Reply, serve } from './serve.ts'

const tolerance_s = 300

/** A custom HTTP receiver for leads. Checks the signature and keeps one record per lead. */
export async function startHttpReceiver(port?: number): Promise<FakeCrm> {
  const secret = 'whsec_ZmFrZWZha2VmYWtlZmFrZWZha2VmYWtlZmFrZWZha2U='
  const records = new Map<string, FakeRecord & { lead_id: string | null }>()
  let created_count = 0
  let expired = false
  let read_only = false

  function answer(request: FakeRequest): Reply {
    if (request.method !== 'POST' || request.path !== '/leads') return refused(404, 'There is nothing here.')
    if (expired || !isSigned(request, secret)) return refused(401, 'The signature does not match.')
    const { json } = request
    if (json === undefined) return refused(400, 'The body is no JSON.')
    if (json.type === 'ping') return { status: 204 }
    if (read_only) return refused(403, 'Not allowed at present.')
    if (json.type === 'lead.upsert') return upsert(json)
    if (json.type === 'note.upsert') return note(json)
    return refused(422, `No such type: ${String(json.type)}`)
  }

  function upsert({ lead_id, remote_id, email, fields, on_create }: Json): Reply {
    if (typeof lead_id !== 'string' || typeof fields !== 'object') return refused(422, 'lead_id and fields are needed.')
    if (remote_id !== null && !records.has(String(remote_id))) return refused(404, 'There is no such record.')
    const known =
      remote_id === null
        ? [...records.values()].find((one) => one.lead_id === lead_id || sameAddress(one.fields.email, email))
        : records.get(String(remote_id))
    if (known) {
      Object.assign(known.fields, fields)
      known.lead_id = lead_id
      return okReply(known.id, false)
    }
    return okReply(keep({ ...(fields as Json), ...(on_create as Json) }, lead_id), true)
  }

  function note({ remote_id, note_id, marker, text }: Json): Reply {
    const record = records.get(String(remote_id))
    if (record === undefined) return refused(404, 'There is no such record.')
    const known = record.notes.find(({ id }) => id === note_id || id === marker)
    if (known) known.text = String(text)
    else record.notes.push({ id: String(marker), text: String(text) })
    return { status: 200, json: { note_id: marker } }
  }

  function keep(fields: Json, lead_id: string | null): string {
    const id = `R-${++created_count}`
    records.set(id, { id, fields, notes: [], lead_id })
    return id
  }

  const served = await serve(answer, port)
  return {
    ...served,
    settings: { base_url: `${served.url}/leads` },
    credentials: { secret },
    records: () => [...records.values()],
    put: (fields) => keep(fields, null),
    change: (id, fields) => void Object.assign(records.get(id)!.fields, fields),
    remove: (id) => void records.delete(id),
    expire: () => {
      expired = true
    },
    restrict: () => {
      read_only = true
    },
  }
}

/** By the Standard Webhooks specification. */
function isSigned({ headers, body }: FakeRequest, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers
  if (!id || !at || !signature || Math.abs(Date.now() / 1000 - Number(at)) > tolerance_s) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest()
  const received = signature
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? Buffer.from(one.slice(3), 'base64') : []))
  return received.some((one) => one.length === expected.length && timingSafeEqual(one, expected))
}

function sameAddress(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.toLowerCase() === other.toLowerCase()
}

function okReply(remote_id: string, created: boolean): Reply {
  return { status: created ? 201 : 200, json: { remote_id, remote_url: `https://crm.example.com/${remote_id}` } }
}

function refused(status: number, message: string): Reply {
  return { status, json: { message } }
}
