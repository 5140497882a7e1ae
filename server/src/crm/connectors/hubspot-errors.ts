import type { Answer, FieldProblem } from '../connector.ts'
import { listAt, textAt } from './response.ts'

/** HubSpot reports all problems at once: in `errors`, as JSON inside the message, or only as text. */
export function explain({ status, json }: Answer): { message: string | null; fields: FieldProblem[] } {
  if (status === 401) return { message: 'HubSpot no longer accepts the access token. Enter a new one.', fields: [] }
  if (status === 403) return { message: scopeWords(json), fields: [] }
  const message = textAt(json, 'message')
  const fields = [...fromErrors(json), ...fromMessage(message)]
  const problems = fields.filter(({ name }, i) => fields.findIndex((other) => other.name === name) === i)
  if (problems.length > 0)
    return { message: `HubSpot rejected ${problems.map(({ name }) => name).join(', ')}.`, fields: problems }
  return { message, fields: [] }
}

function fromErrors(json: unknown): FieldProblem[] {
  return listAt(json, 'errors').flatMap((error) => {
    const name = textAt(error, 'context', 'propertyName', 0) ?? textAt(error, 'context', 'propertyName')
    return name === null ? [] : [{ name, problem: words(textAt(error, 'code'), textAt(error, 'message')) }]
  })
}

function fromMessage(message: string | null): FieldProblem[] {
  const list = message?.match(/\[\{.*\}\]/s)?.[0]
  if (list === undefined) {
    const name = message?.match(/Property "([^"]+)" does not exist/)?.[1]
    return name === undefined ? [] : [{ name, problem: words('PROPERTY_DOESNT_EXIST', message ?? null) }]
  }
  try {
    return listAt({ list: JSON.parse(list) }, 'list').flatMap((error) => {
      const name = textAt(error, 'name')
      return name === null ? [] : [{ name, problem: words(textAt(error, 'error'), textAt(error, 'message')) }]
    })
  } catch {
    return []
  }
}

function words(code: string | null, message: string | null): string {
  if (code === 'PROPERTY_DOESNT_EXIST')
    return "doesn't exist in HubSpot. Create the property there, or remove it from the mapping."
  if (code === 'READ_ONLY_VALUE') return "can't be written because HubSpot calculates it. Remove it from the mapping."
  if (code === 'INVALID_OPTION') {
    const allowed = message?.match(/allowed options: (\[.*\])/s)?.[1]
    return `doesn't accept this value${allowed === undefined ? '' : `, only ${allowed}`}. Change the mapping's values.`
  }
  if (code === 'INVALID_EMAIL') return "isn't an address that HubSpot accepts. Correct it in the contact."
  return message ?? 'was rejected.'
}

function scopeWords(json: unknown): string {
  const scopes = listAt(json, 'errors').flatMap((error) => [
    ...listAt(error, 'context', 'requiredGranularScopes'),
    ...listAt(error, 'context', 'requiredScopes'),
  ])
  if (scopes.length === 0) return textAt(json, 'message') ?? "The access token doesn't have permission."
  return `The access token lacks a scope: ${[...new Set(scopes)].join(', ')}. Add it in HubSpot and enter the new token.`
}
