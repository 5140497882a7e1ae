import type { Reply } from './serve.ts'

interface Definition {
  type: string
  options?: string[]
  maxLength?: number
  pattern?: string
  required?: boolean
  readOnly?: boolean
  min?: number
  notStorable?: boolean
  layoutDetailDisabled?: boolean
}

/** `entityDefs.Lead.fields`, as far as a mapping can use it. */
export const leadFields: Record<string, Definition> = {
  name: { type: 'personName' },
  salutationName: { type: 'enum', options: ['', 'Mr.', 'Ms.', 'Mrs.', 'Dr.'] },
  firstName: { type: 'varchar', maxLength: 100 },
  lastName: { type: 'varchar', maxLength: 100 },
  title: { type: 'varchar', maxLength: 100, pattern: '$noBadCharacters' },
  status: { type: 'enum', options: ['New', 'Assigned', 'In Process', 'Converted', 'Recycled', 'Dead'] },
  source: {
    type: 'enum',
    options: ['', 'Call', 'Email', 'Existing Customer', 'Partner', 'Public Relations', 'Web Site', 'Campaign', 'Other'],
  },
  opportunityAmount: { type: 'currency', min: 0 },
  website: { type: 'url' },
  address: { type: 'address' },
  addressCity: { type: 'varchar', maxLength: 100 },
  emailAddress: { type: 'email' },
  phoneNumber: { type: 'phone' },
  doNotCall: { type: 'bool' },
  description: { type: 'text' },
  accountName: { type: 'varchar', pattern: '$noBadCharacters' },
  convertedAt: { type: 'datetime', readOnly: true },
  createdAt: { type: 'datetime', readOnly: true },
  modifiedAt: { type: 'datetime', readOnly: true },
  createdBy: { type: 'link', readOnly: true },
  assignedUser: { type: 'link' },
  cScore: { type: 'int' },
}

/** What is stored of a payload: unknown and read-only attributes are dropped without an error. */
export function taken(payload: Record<string, unknown>): Record<string, unknown> {
  const its = Object.entries(payload).filter(([name]) => writable(name))
  return Object.fromEntries(its.map(([name, value]) => [name, typeof value === 'string' ? clean(name, value) : value]))
}

/** The rejection of the first invalid field, with the wording and the headers of the real EspoCRM. */
export function checkLead(values: Record<string, unknown>): Reply | undefined {
  for (const [name, value] of Object.entries(values)) {
    const type = value === null || value === '' ? null : failing(leadFields[name], value)
    if (type !== null) return invalid(name, type)
  }
  return undefined
}

function writable(name: string): boolean {
  if (name === 'assignedUserId') return true
  const its = leadFields[name]
  return its !== undefined && !its.readOnly && !['personName', 'address', 'link'].includes(its.type)
}

function failing(its: Definition | undefined, value: unknown): string | null {
  if (its === undefined) return null
  if (its.type === 'bool') return null
  if (its.type === 'int' || its.type === 'currency') {
    if (typeof value !== 'number') return 'valid'
    return its.min !== undefined && value < its.min ? 'min' : null
  }
  if (typeof value !== 'string') return 'valid'
  if (its.options && !its.options.includes(value)) return 'valid'
  if (its.type === 'email' && !/^[^\s@<>]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value)) return 'emailAddress'
  // `phoneNumberInternational` is on by default.
  if (its.type === 'phone' && !/^\+[1-9]\d{7,14}$/.test(value)) return 'valid'
  if (its.type === 'varchar' && [...value].length > (its.maxLength ?? 255)) return 'maxLength'
  if (its.pattern !== undefined && /[<>=]/.test(value)) return 'pattern'
  return null
}

function invalid(field: string, type: string): Reply {
  return {
    status: 400,
    headers: { 'x-status-reason': `Field validation failure; entityType: Lead, field: ${field}, type: ${type}.` },
    json: { messageTranslation: { label: 'validationFailure', scope: null, data: { field, type } } },
  }
}

/** International numbers are stored without formatting. */
function clean(name: string, value: string): string | null {
  const text = value.trim()
  if (text === '') return null
  return name === 'phoneNumber' && text.startsWith('+') ? `+${text.replace(/\D/g, '')}` : text
}
