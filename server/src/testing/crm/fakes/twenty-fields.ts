import type { Json, Reply } from './serve.ts'

interface Field {
  name: string
  label: string
  type: string
  isNullable: boolean
  isActive: boolean
  isSystem: boolean
  isUIReadOnly: boolean
  options: { value: string; label: string; position: number }[] | null
}

export const personFields: Field[] = [
  field('id', 'Id', 'UUID', { isSystem: true }),
  field('createdAt', 'Creation date', 'DATE_TIME', { isUIReadOnly: true }),
  field('deletedAt', 'Deleted at', 'DATE_TIME', { isUIReadOnly: true }),
  field('createdBy', 'Created by', 'ACTOR', { isUIReadOnly: true }),
  field('name', 'Name', 'FULL_NAME'),
  field('emails', 'Emails', 'EMAILS'),
  field('phones', 'Phones', 'PHONES'),
  field('jobTitle', 'Job Title', 'TEXT'),
  field('city', 'City', 'TEXT'),
  field('company', 'Company', 'RELATION'),
  field('score', 'Score', 'NUMBER'),
  field('stage', 'Stage', 'SELECT', {
    options: ['NEW', 'QUALIFIED', 'CUSTOMER'].map((value, position) => ({ value, label: value, position })),
  }),
]

const parts: Record<string, string[]> = {
  FULL_NAME: ['firstName', 'lastName'],
  EMAILS: ['primaryEmail', 'additionalEmails'],
  PHONES: ['primaryPhoneNumber', 'primaryPhoneCallingCode', 'primaryPhoneCountryCode', 'additionalPhones'],
}

/** The rejection of the first invalid field of this body, if any. */
export function checkPerson(body: Json): Reply | undefined {
  for (const [name, value] of Object.entries(body)) {
    if (name === 'id' && typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value))
      continue
    const its = personFields.find((one) => one.name === name && !one.isSystem)
    if (its === undefined) return refused(`Object person doesn't have any "${name}" field.`)
    const problem = problemOf(its, value)
    if (problem !== undefined) return refused(problem)
  }
  return undefined
}

function problemOf({ name, type, options }: Field, value: unknown): string | undefined {
  const its = parts[type]
  if (its !== undefined) {
    if (typeof value !== 'object' || value === null) return `Invalid object value "${value}" for field "${name}"`
    const unknown = Object.keys(value).find((part) => !its.includes(part))
    if (unknown !== undefined) return `Invalid subfield "${unknown}" for composite field "${name}"`
    const { primaryEmail, primaryPhoneNumber } = value as Json
    if (primaryEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(primaryEmail)))
      return `Invalid email value "${primaryEmail}" for field "${name}"`
    if (primaryPhoneNumber && !/^\+?[\d ().-]{4,20}$/.test(String(primaryPhoneNumber)))
      return `Provided phone number is invalid ${primaryPhoneNumber}`
    return undefined
  }
  if (type === 'TEXT' && typeof value !== 'string') return `Invalid string value "${value}" for text field "${name}"`
  if (type === 'NUMBER' && typeof value !== 'number') return `Invalid number value "${value}" for field "${name}"`
  const words = options?.map((option) => option.value)
  if (words && !words.includes(String(value)))
    return `Invalid select value "${value}" for field "${name}". Valid values are: ${words.join(', ')}`
  return undefined
}

/** Values as stored: email addresses in lowercase, phone numbers without their country code. */
export function normal(body: Json): Json {
  const { emails, phones } = body as { emails?: Json; phones?: Json }
  const number = String(phones?.primaryPhoneNumber ?? '')
  return {
    ...body,
    ...(emails?.primaryEmail !== undefined && {
      emails: { ...emails, primaryEmail: String(emails.primaryEmail).toLowerCase() },
    }),
    ...(number.startsWith('+1') && {
      phones: { ...phones, primaryPhoneNumber: number.slice(2), primaryPhoneCallingCode: '+1' },
    }),
  }
}

export function refused(message: string, status = 400, error = 'BadRequestException'): Reply {
  return { status, json: { statusCode: status, error, messages: [message] } }
}

function field(name: string, label: string, type: string, more: Partial<Field> = {}): Field {
  const usual = { isNullable: true, isActive: true, isSystem: false, isUIReadOnly: false, options: null }
  return { name, label, type, ...usual, ...more }
}
