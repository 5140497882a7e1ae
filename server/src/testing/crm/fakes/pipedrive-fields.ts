import type { Json, Reply } from './serve.ts'

export const roleKey = 'dcf558aac1ae4e8c4f849ba5e668430d8df9be12'
export const choiceKey = '9a1b2c3d4e5f60718293a4b5c6d7e8f901234567'

/** What `GET /api/v2/personFields` returns. */
export const personFields = [
  field('Name', 'name', 'varchar'),
  field('Email', 'emails', 'varchar'),
  field('Phone', 'phones', 'phone'),
  field('Organization', 'org_id', 'org'),
  field('Person created', 'add_time', 'date'),
  field('Role', roleKey, 'varchar'),
  field('Lead stage', choiceKey, 'enum', [
    { id: 31, label: 'New' },
    { id: 32, label: 'Qualified' },
    { id: 33, label: 'Customer' },
  ]),
]

const known = ['name', 'owner_id', 'org_id', 'emails', 'phones', 'visible_to', 'label_ids', 'custom_fields']

/** The response that rejects this body, if any. */
export function checkPerson(json: Json): Reply | undefined {
  const unknown = Object.keys(json).find((name) => !known.includes(name))
  if (unknown !== undefined) return invalid(`${unknown}: is not allowed`)
  if (json.name !== undefined && (typeof json.name !== 'string' || json.name.length > 255))
    return invalid('name: is not valid')
  for (const list of ['emails', 'phones'])
    if (json[list] !== undefined && !isDetails(json[list])) return invalid(`${list}: must be a list of values`)
  for (const [key, value] of Object.entries((json.custom_fields ?? {}) as Json)) {
    const its = personFields.find(({ field_code, is_custom_field }) => is_custom_field && field_code === key)
    if (its === undefined) return invalid(`custom_fields.${key}: does not exist`)
    if (value === null) continue
    if (its.field_type === 'varchar' && (typeof value !== 'string' || value.length > 255))
      return invalid(`custom_fields.${key}: must be a string of at most 255 characters`)
    if (its.field_type === 'enum' && !its.options?.some(({ id }) => id === value))
      return invalid(`custom_fields.${key}: must be the id of one of the field's options`)
  }
  return undefined
}

function isDetails(list: unknown): boolean {
  return Array.isArray(list) && list.every((one) => typeof one === 'object' && typeof one?.value === 'string')
}

function invalid(words: string): Reply {
  const error = `Validation failed: ${words}`
  const error_info = 'Please check developers.pipedrive.com for more information about Pipedrive API.'
  return { status: 400, json: { success: false, error, error_info, code: 'ERR_SCHEMA_VALIDATION_FAILED', data: null } }
}

function field(
  field_name: string,
  field_code: string,
  field_type: string,
  options: { id: number; label: string }[] | null = null,
) {
  return {
    field_name,
    field_code,
    field_type,
    is_custom_field: field_code.length === 40,
    is_optional_response_field: false,
    options,
  }
}
