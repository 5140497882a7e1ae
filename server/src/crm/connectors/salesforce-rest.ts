import {
  type Answer,
  type Call,
  type Crm,
  CrmError,
  type FieldProblem,
  type RemoteField,
  type Value,
} from '../connector.ts'
import { at, listAt, textAt } from './response.ts'

// The daily limit frees up hour by hour.
const limit_wait_ms = 15 * 60 * 1000

/** Tells rejections apart by their code: Salesforce responds with 403 where others use 429, and with 400 for 503. */
export async function ask(crm: Crm, call: Call): Promise<Answer> {
  const answer = await crm.request({ ...call, expect: [400, 403, ...(call.expect ?? [])] })
  if (answer.status < 400) return answer
  const code = codeOf(answer.json)
  const { status } = answer
  if (code === 'REQUEST_LIMIT_EXCEEDED')
    throw new CrmError('rate_limited', "The organization has used all of today's API calls.", {
      status,
      retry_after_ms: limit_wait_ms,
    })
  if (code === 'UNABLE_TO_LOCK_ROW')
    throw new CrmError('unavailable', 'Someone else was updating the lead at the same time.', { status })
  if (call.expect?.includes(status)) return answer
  throw refusal(answer)
}

export function refusal(answer: Answer): CrmError {
  const { message, fields } = explain(answer)
  const code = codeOf(answer.json)
  const duplicate = code === 'DUPLICATES_DETECTED' || code === 'DUPLICATE_VALUE'
  const kind = duplicate ? 'duplicate' : answer.status === 403 ? 'forbidden' : 'rejected'
  return new CrmError(kind, message ?? `Salesforce responded with ${answer.status}.`, { status: answer.status, fields })
}

export function codeOf(json: unknown): string | null {
  return textAt(json, 0, 'errorCode')
}

/** A list of problems, usually with one entry. */
export function explain({ status, json }: Answer): { message: string | null; fields: FieldProblem[] } {
  if (status === 401)
    return { message: 'Salesforce no longer accepts the client. Check the external client app.', fields: [] }
  if (status === 403)
    return {
      message: `The user of the external client app can't do this (${textAt(json, 0, 'message') ?? 'forbidden'}). The user needs read, create and edit access to leads and tasks.`,
      fields: [],
    }
  if (codeOf(json) === 'DUPLICATES_DETECTED')
    return {
      message:
        'A duplicate rule in Salesforce blocks this lead. Merge the records there, or change the rule to an alert.',
      fields: [],
    }
  const errors = Array.isArray(json) ? json : []
  const fields = errors.flatMap((error) => {
    const message = textAt(error, 'message')
    const unknown = message?.match(/No such column '(\w+)'/)?.[1]
    const names = unknown === undefined ? listAt(error, 'fields') : [unknown]
    return names.map((name) => ({
      name: String(name),
      problem: problems[textAt(error, 'errorCode') ?? ''] ?? message ?? 'was rejected.',
    }))
  })
  if (fields.length === 0) return { message: textAt(json, 0, 'message'), fields }
  return { message: `Salesforce rejected ${fields.map(({ name }) => name).join(', ')}.`, fields }
}

const problems: Record<string, string> = {
  INVALID_FIELD:
    "doesn't exist in Salesforce, or this user can't see it. Remove it from the mapping, or grant access to the field.",
  INVALID_FIELD_FOR_INSERT_UPDATE:
    "can't be written by this user. Remove it from the mapping, or grant access to the field.",
  INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST:
    "doesn't accept this value. Change the mapping's values or the picklist in Salesforce.",
  REQUIRED_FIELD_MISSING: 'is required. Map a field to it, or add a default value to the mapping.',
  INVALID_EMAIL_ADDRESS: "isn't an address that Salesforce accepts. Correct it in the contact.",
  STRING_TOO_LONG: "is too long for this field. Remove it from the mapping, or increase the field's length.",
}

export function soqlText(value: Value | undefined): string {
  return `'${String(value).replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r')}'`
}

export function fieldsFrom(json: unknown): RemoteField[] {
  return listAt(json, 'fields').map((field) => {
    const words = listAt(field, 'picklistValues').filter((word) => at(word, 'active') !== false)
    const options = words.map((word) => ({ value: textAt(word, 'value') ?? '', label: textAt(word, 'label') ?? '' }))
    const is = (name: string) => at(field, name) === true
    return {
      name: textAt(field, 'name') ?? '',
      label: textAt(field, 'label') ?? '',
      type: types[textAt(field, 'type') ?? ''] ?? 'other',
      ...(options.length > 0 && { options }),
      required: is('createable') && !is('nillable') && !is('defaultedOnCreate'),
      read_only: !is('updateable'),
    }
  })
}

const types: Record<string, RemoteField['type']> = {
  string: 'text',
  textarea: 'long_text',
  int: 'number',
  double: 'number',
  currency: 'number',
  percent: 'number',
  boolean: 'boolean',
  date: 'date',
  datetime: 'date',
  picklist: 'enum',
  email: 'email',
  phone: 'phone',
  url: 'url',
}
