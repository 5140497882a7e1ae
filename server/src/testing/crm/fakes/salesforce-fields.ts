import type { Json, Reply } from './serve.ts'

interface Definition {
  type: string
  length?: number
  words?: string[]
  fixed?: boolean
  required?: boolean
}

const statuses = ['Open - Not Contacted', 'Working - Contacted', 'Closed - Converted', 'Closed - Not Converted']

const fields: Record<string, Definition> = {
  Id: { type: 'id', fixed: true },
  FirstName: { type: 'string', length: 40 },
  LastName: { type: 'string', length: 80, required: true },
  Company: { type: 'string', length: 255, required: true },
  Title: { type: 'string', length: 128 },
  Email: { type: 'email', length: 80 },
  Phone: { type: 'phone', length: 40 },
  Status: { type: 'picklist', words: statuses },
  Rating: { type: 'picklist', words: ['Hot', 'Warm', 'Cold'] },
  LeadSource: { type: 'picklist', words: ['Web', 'Phone Inquiry', 'Other'] },
  Description: { type: 'textarea', length: 32_000 },
  IsConverted: { type: 'boolean', fixed: true },
  ConvertedContactId: { type: 'reference', fixed: true },
  CreatedDate: { type: 'datetime', fixed: true },
  OwnerId: { type: 'reference' },
  Parley_Id__c: { type: 'string', length: 255 },
}

/** The fields of `sobjects/Lead/describe`. */
export function describeLead(): Json {
  const errors = Object.entries(fields).map(
    ([name, { type, length = 0, words = [], fixed = false, required = false }]) => ({
      name,
      label: name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
      type,
      length,
      createable: !fixed,
      updateable: !fixed,
      nillable: !required,
      defaultedOnCreate: type === 'boolean' || name === 'OwnerId' || name === 'Status',
      picklistValues: words.map((value) => ({ value, label: value, active: true })),
      externalId: name.endsWith('__c'),
    }),
  )
  return { name: 'Lead', fields: errors }
}

/** The response that rejects these values, if any. */
export function checkLead(values: Json, is_new: boolean): Reply | undefined {
  for (const [name, value] of Object.entries(values)) {
    const its = fields[name]
    if (its === undefined) return refused('INVALID_FIELD', `No such column '${name}' on sobject of type Lead`)
    if (its.fixed) return refused('INVALID_FIELD_FOR_INSERT_UPDATE', `Unable to create/update fields: ${name}.`, [name])
    if (value === null) continue
    if (typeof value !== 'string')
      return refused('JSON_PARSER_ERROR', `Cannot deserialize instance of string for ${name}`)
    if (its.length && value.length > its.length)
      return refused('STRING_TOO_LONG', `${name}: data value too large (max length=${its.length})`, [name])
    if (its.words && !its.words.includes(value))
      return refused('INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', `bad value for restricted picklist field: ${value}`, [
        name,
      ])
    if (its.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
      return refused('INVALID_EMAIL_ADDRESS', `${name}: invalid email address: ${value}`, [name])
  }
  const missing = ['LastName', 'Company'].filter((name) => (is_new ? !values[name] : values[name] === ''))
  if (missing.length === 0) return undefined
  return refused('REQUIRED_FIELD_MISSING', `Required fields are missing: [${missing.join(', ')}]`, missing)
}

export function refused(errorCode: string, message: string, names?: string[], status = 400): Reply {
  return { status, json: [{ message, errorCode, ...(names && { fields: names }) }] }
}
