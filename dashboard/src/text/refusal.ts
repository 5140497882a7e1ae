import type { ApiError } from '../api/call.ts'
import type { Words } from './text.tsx'

/** The expected format of a parameter, by name, if it's within the limits of its schema. */
const forms = {
  email: 'email',
  phone_number: 'phone',
  url: 'link',
  base_url: 'link',
  shortcut: 'word',
  model: 'printable',
  embedding_model: 'printable',
  api_key: 'printable',
  snoozed_until: 'year',
  expires_at: 'future',
} as const

/** Stored and never shown: if one is missing, it belonged to another URL. */
const secrets = new Set(['credentials', 'api_key'])

/** Says what is wrong with a rejected parameter. If unknown, shows the service's message. */
export function refusalWords({ code, message, parameter, matter }: ApiError, t: Words): string | undefined {
  if (parameter === undefined) return undefined
  const { refusals } = t
  const name = fieldNames(t)[parameter] ?? lastOf(parameter)
  if (code === 'parameter_missing') return secrets.has(parameter) ? refusals.again(name) : refusals.missing(name)
  if (parameter === 'assignee') return refusals.assignee
  if (parameter === 'password' || parameter === 'new_password') return t.errors.codes.password_not_allowed
  if (matter) return refusals[matter.kind](name, `${matter.limit}`)
  const form = forms[parameter.split('.').at(-1) as keyof typeof forms]
  return form ? refusals[form](name) : `${refusals.unaccepted(name)} ${refusals.says(message)}`
}

/** The names of fields on the pages. */
function fieldNames(t: Words): Partial<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.entries(t.contacts?.fields ?? {}).map(([name, { label }]) => [name, label])),
    password: t.common.password,
    url: t.webhooks?.url,
    events: t.webhooks?.events,
    description: t.webhooks?.description,
    title: t.knowledge?.name,
    body: t.knowledge?.body,
    language: t.knowledge?.language,
    shortcut: t.teamwork.canned_shortcut,
    content: t.teamwork.canned_content,
    snoozed_until: t.inbox.snooze_at,
    base_url: t.assistant?.base_url,
    model: t.assistant?.model_name,
    embedding_model: t.assistant?.embedding_model,
    'settings.base_url': t.crm?.fields.base_url,
    points: t.rules?.points,
  }
}

/** `custom_attributes.plan` is the user's own name. */
function lastOf(parameter: string): string {
  return parameter.replace(/^(?:custom_attributes|settings|credentials)\./, '')
}
