import { oneOf, optional, Type } from '../../schema.ts'
import { type Connector, CrmError, type Fields, type RemoteField } from '../connector.ts'
import { forward } from '../forward.ts'

export const moods = [
  'well',
  'unauthorized',
  'forbidden',
  'rejected',
  'rate_limited',
  'unavailable',
  'timeout',
] as const

interface PracticeRecord {
  id: string
  lead_id: string | null
  fields: Fields
}

const stages = ['new', 'working', 'qualified', 'converted']
const text = { type: 'text', required: false, read_only: false } as const

const standard_fields: RemoteField[] = [
  { ...text, name: 'name', label: 'Name', required: true },
  { ...text, name: 'email', label: 'Email', type: 'email' },
  { ...text, name: 'phone', label: 'Telephone', type: 'phone' },
  { ...text, name: 'company', label: 'Company' },
  { ...text, name: 'stage', label: 'Stage', type: 'enum', options: stages.map((value) => ({ value, label: value })) },
  { ...text, name: 'score', label: 'Score', type: 'number' },
  { ...text, name: 'notes', label: 'Remarks', type: 'long_text' },
  { ...text, name: 'created', label: 'Created', type: 'date', read_only: true },
]

/** A CRM stored in a table of this service, to try everything without sending anything outside. */
export const practice: Connector = {
  provider: 'fake',
  title: 'Practice CRM',
  base_url: 'http://practice.invalid',
  settings: Type.Object(
    { answers: optional(oneOf(moods, { description: 'How the practice CRM behaves. Default: `well`.' })) },
    { additionalProperties: false },
  ),
  credentials: Type.Object(
    { api_key: optional(Type.String({ minLength: 1, maxLength: 500 })) },
    { additionalProperties: false },
  ),
  default_mapping: [
    { from: 'name', to: 'name' },
    { from: 'email', to: 'email' },
    { from: 'phone_number', to: 'phone' },
    { from: 'company', to: 'company' },
    {
      from: 'status',
      to: 'stage',
      values: Object.fromEntries(stages.map((stage) => [stage, stage])),
      only_forward: true,
    },
    { from: 'score', to: 'score' },
  ],
  authorize: ({ credentials }) => ({ 'x-api-key': credentials.api_key ?? 'practice' }),
  explain({ json }) {
    const { message = null, fields = [] } = (json ?? {}) as {
      message?: string
      fields?: { name: string; problem: string }[]
    }
    return { message, fields }
  },
  async verify(crm) {
    const { json } = await crm.request({ method: 'GET', path: '/account' })
    return { account: (json as { name: string }).name }
  },
  async describe(crm) {
    await crm.request({ method: 'GET', path: '/fields' })
    return standard_fields
  },
  async upsert(crm, { remote_id, lead_id, email, fields, on_create, only_forward }) {
    const record = remote_id === null ? await match({ lead_id, email }) : await get(remote_id)
    if (remote_id !== null && !record) throw new CrmError('not_found', 'The record no longer exists.', { status: 404 })
    if (!record) {
      const created = await write('POST', '/records', { lead_id, fields: { ...on_create, ...fields } })
      return { remote_id: created.id, remote_url: null, outcome: 'created' }
    }
    const may = forward(fields, record.fields, only_forward)
    await write('PATCH', `/records/${record.id}`, { lead_id, fields: may.fields })
    return { remote_id: record.id, remote_url: null, outcome: 'updated', kept: may.kept }

    async function get(id: string): Promise<PracticeRecord | null> {
      const { status, json } = await crm.request({ method: 'GET', path: `/records/${id}`, expect: [404] })
      return status === 404 ? null : (json as PracticeRecord)
    }

    async function match(query: { lead_id: string; email: string | null }): Promise<PracticeRecord | null> {
      const query_fields = { lead_id: query.lead_id, ...(query.email !== null && { email: query.email }) }
      const { json } = await crm.request({ method: 'GET', path: '/records', query: query_fields })
      return (json as { records: PracticeRecord[] }).records[0] ?? null
    }

    async function write(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<PracticeRecord> {
      return (await crm.request({ method, path, json: body })).json as PracticeRecord
    }
  },
  async note(crm, { remote_id, note_id, marker, text }) {
    const path = `/records/${remote_id}/notes`
    const { json } = await crm.request({ method: 'POST', path, json: { id: note_id, marker, text } })
    return { note_id: (json as { id: string }).id }
  },
  async pull(crm, remote_id) {
    const { status, json } = await crm.request({ method: 'GET', path: `/records/${remote_id}`, expect: [404] })
    if (status === 404) return null
    const { owner = null, stage = null } = (json as PracticeRecord).fields as Record<string, string | undefined>
    return { owner, status: stage }
  },
  stage: {
    field: 'stage',
    statuses: { working: 'working', qualified: 'qualified', lost: 'unqualified', converted: 'converted' },
  },
}
