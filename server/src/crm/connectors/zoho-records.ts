import { type Answer, type Call, type Crm, CrmError, type FieldProblem, type RemoteField } from '../connector.ts'
import { at, idOf, listAt, textAt } from './response.ts'

/** Writes one record. The record has a status of its own, whatever the overall status. */
export async function write(crm: Crm, method: 'POST' | 'PUT', path: string, json: object): Promise<unknown> {
  const answer = await crm.request({ method, path: `/crm/v8${path}`, json, expect: [400] })
  const result = at(answer.json, 'data', 0)
  if (textAt(result, 'status') === 'success') return result
  const { message, fields } = explain(answer)
  const { status } = answer
  if (status < 400 && result === undefined) idOf('Zoho CRM', null)
  const about = textAt(result, 'details', 'api_name')
  if (about === 'id') throw new CrmError('not_found', 'The record no longer exists in Zoho CRM.', { status })
  const kind = textAt(result, 'code') === 'DUPLICATE_DATA' ? 'duplicate' : 'rejected'
  throw new CrmError(kind, message ?? `Zoho CRM responded with ${status}.`, { status, fields })
}

/** An empty result is a response without a body. */
export async function list(crm: Crm, path: string, query: Call['query'] = {}): Promise<unknown[]> {
  const { status, json } = await crm.request({ method: 'GET', path: `/crm/v8${path}`, query, expect: [404] })
  if (status === 204 || status === 404) return []
  if (!Array.isArray(at(json, 'data'))) idOf('Zoho CRM', null)
  return listAt(json, 'data')
}

export function explain({ status, json }: Answer): { message: string | null; fields: FieldProblem[] } {
  const problem = at(json, 'data', 0) ?? json
  const code = textAt(problem, 'code')
  if (code === 'OAUTH_SCOPE_MISMATCH')
    return { message: 'The refresh token lacks a scope. Create one with all scopes listed in the guide.', fields: [] }
  if (status === 401) return { message: 'Zoho no longer accepts the client or its refresh token.', fields: [] }
  const message = textAt(problem, 'message')
  if (status === 403) return { message: `Zoho CRM doesn't allow this user to do that: ${message ?? code}`, fields: [] }
  const name = textAt(problem, 'details', 'api_name')
  if (name === null) return { message: message ?? code, fields: [] }
  return { message: `Zoho CRM rejected ${name}.`, fields: [{ name, problem: words(code, problem) }] }
}

function words(code: string | null, problem: unknown): string {
  const max_length = textAt(problem, 'details', 'maximum_length')
  const type = textAt(problem, 'details', 'expected_data_type')
  if (code === 'MANDATORY_NOT_FOUND') return 'is required. Map a field to it, or add a default value to the mapping.'
  if (code === 'DUPLICATE_DATA') return 'belongs to another lead. Merge the two in Zoho CRM, then sync again.'
  if (max_length !== null) return `accepts at most ${max_length} characters. Remove it from the mapping.`
  if (type === 'email') return "isn't an address that Zoho CRM accepts. Correct it in the contact."
  return `doesn't accept this value${type === null ? '' : ` (${type})`}. Change the mapping's values.`
}

export function fieldsFrom(json: unknown): RemoteField[] {
  return listAt(json, 'fields').flatMap((field) => {
    const type = types[textAt(field, 'data_type') ?? '']
    if (type === undefined) return []
    const options = listAt(field, 'pick_list_values').map((word) => ({
      value: textAt(word, 'actual_value') ?? '',
      label: textAt(word, 'display_value') ?? '',
    }))
    const is = (name: string) => at(field, name) === true
    const name = textAt(field, 'api_name') ?? ''
    const label = textAt(field, 'field_label') ?? name
    const read_only = is('read_only') || is('field_read_only')
    return [{ name, label, type, ...(options.length > 0 && { options }), required: is('system_mandatory'), read_only }]
  })
}

const types: Record<string, RemoteField['type']> = {
  text: 'text',
  textarea: 'long_text',
  integer: 'number',
  bigint: 'number',
  double: 'number',
  currency: 'number',
  boolean: 'boolean',
  date: 'date',
  datetime: 'date',
  picklist: 'enum',
  email: 'email',
  phone: 'phone',
  website: 'url',
}
