import type { Reply } from './serve.ts'

export const lifecycle = [
  'subscriber',
  'lead',
  'marketingqualifiedlead',
  'salesqualifiedlead',
  'opportunity',
  'customer',
  'evangelist',
  'other',
]

const lead_status = [
  'NEW',
  'OPEN',
  'IN_PROGRESS',
  'OPEN_DEAL',
  'UNQUALIFIED',
  'ATTEMPTED_TO_CONTACT',
  'CONNECTED',
  'BAD_TIMING',
]

/** What `GET /crm/properties/2026-03/contacts` returns. */
export const definitions = [
  property('email', 'Email', 'string', 'text'),
  property('firstname', 'First Name', 'string', 'text'),
  property('lastname', 'Last Name', 'string', 'text'),
  property('phone', 'Phone Number', 'string', 'phonenumber'),
  property('company', 'Company Name', 'string', 'text'),
  property('jobtitle', 'Job Title', 'string', 'text'),
  property('website', 'Website URL', 'string', 'text'),
  property('message', 'Message', 'string', 'textarea'),
  property('lead_score', 'Lead score', 'number', 'number'),
  property('newsletter', 'Newsletter', 'bool', 'booleancheckbox', ['true', 'false']),
  property('lifecyclestage', 'Lifecycle Stage', 'enumeration', 'radio', lifecycle),
  property('hs_lead_status', 'Lead Status', 'enumeration', 'radio', lead_status),
  property('hubspot_owner_id', 'Contact owner', 'enumeration', 'select'),
  property('hs_object_id', 'Record ID', 'number', 'number', [], true),
  property('createdate', 'Create Date', 'datetime', 'date', [], true),
  property('num_associated_deals', 'Number of Associated Deals', 'number', 'number', [], true),
]

/** The response that rejects these properties, if any. Lists all problems at once. */
export function checkProperties(properties: Record<string, unknown>): Reply | undefined {
  const problems = Object.entries(properties).flatMap(([name, value]) => {
    const [error, message] = problemWith(name, value) ?? []
    return error === undefined ? [] : [{ isValid: false, message, error, name, localizedErrorMessage: message }]
  })
  if (problems.length === 0) return undefined
  return {
    status: 400,
    json: {
      status: 'error',
      message: `Property values were not valid: ${JSON.stringify(problems)}`,
      correlationId: crypto.randomUUID(),
      category: 'VALIDATION_ERROR',
      errors: problems.map(({ message, error, name }) => ({ message, code: error, context: { propertyName: [name] } })),
    },
  }
}

/** A stage never moves back, unless it was cleared before. */
export function nextStage(current: string | null | undefined, wanted: string): string {
  if (!current) return wanted
  return lifecycle.indexOf(wanted) > lifecycle.indexOf(current) ? wanted : current
}

function problemWith(name: string, value: unknown): [string, string] | undefined {
  const its = definitions.find((definition) => definition.name === name)
  if (its === undefined) return ['PROPERTY_DOESNT_EXIST', `Property "${name}" does not exist`]
  if (its.modificationMetadata.readOnlyValue)
    return ['READ_ONLY_VALUE', `"${name}" is a read only property; its value cannot be set`]
  if (typeof value !== 'string') return ['INVALID_VALUE', `${name} must be a string`]
  if (value.length > 65_536) return ['INVALID_LENGTH', `${name} is longer than 65536 characters`]
  if (value === '') return undefined
  if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
    return ['INVALID_EMAIL', `Email address ${value} is invalid`]
  if (its.type === 'number' && !Number.isFinite(Number(value)))
    return ['INVALID_LONG', `${value} was not a valid number.`]
  const allowed = its.options.map((option) => option.value)
  if (allowed.length > 0 && !allowed.includes(value))
    return ['INVALID_OPTION', `${value} was not one of the allowed options: [${allowed.join(', ')}]`]
  return undefined
}

function property(name: string, label: string, type: string, fieldType: string, words: string[] = [], fixed = false) {
  const options = words.map((value, displayOrder) => ({ value, label: value, displayOrder, hidden: false }))
  const modificationMetadata = { archivable: true, readOnlyDefinition: true, readOnlyValue: fixed }
  const more = {
    calculated: false,
    hidden: false,
    hubspotDefined: true,
    formField: true,
    hasUniqueValue: name === 'email',
  }
  return {
    name,
    label,
    type,
    fieldType,
    groupName: 'contactinformation',
    description: '',
    options,
    modificationMetadata,
    ...more,
  }
}
