import type { Dictionary } from './dictionary.ts'

type Kind = Exclude<keyof Dictionary['refusals'], 'says'>

/**
 * The service names a parameter and what is the matter with it in one English sentence, for programs. These are the matters that
 * people can meet, so that they read of them in their own language.
 */
const matters: [RegExp, Kind][] = [
  [/must hold a character, and at most ([\d,]+)/, 'length'],
  [/must have at most ([\d,]+) characters|characters, and at most ([\d,]+)/, 'too_long'],
  [/must have at least ([\d,]+) characters/, 'too_short'],
  [/must have at most ([\d,]+) (?:entries|keys)/, 'entries'],
  [/must be given again/, 'again'],
  [/is required|must not be (?:blank|empty)|must hold a/, 'missing'],
  [/must be an e-mail address/, 'email'],
  [/must be in E\.164/, 'phone'],
  [/begins with https?:\/\//, 'link'],
  [/in the future, at most a year/, 'year'],
  [/in the future/, 'future'],
  [/must be a date and time/, 'moment'],
  [/must be printable ASCII/, 'printable'],
  [/letters, digits/, 'word'],
  [/must be at least ([\d.,]+)/, 'least'],
  [/must be at most ([\d.,]+)/, 'most'],
  [/has left/, 'left'],
  [/may only read/, 'reads_only'],
]

interface Refusal {
  parameter: string
  kind: Kind
  n: string
}

/** Which parameter stands first, in back-ticks, and what is the matter with it. */
export function readRefusal(message: string): Refusal | undefined {
  const parameter = /^`([^`]+)`/.exec(message)?.[1]
  if (parameter === undefined) return undefined
  for (const [pattern, kind] of matters) {
    const found = pattern.exec(message)
    if (found) return { parameter, kind, n: found[1] ?? found[2] ?? '' }
  }
  return { parameter, kind: 'unaccepted', n: '' }
}

/** A refused parameter in words for people. What is not known is told in the service's own words. */
export function refusalWords(message: string, t: Dictionary): string | undefined {
  const refusal = readRefusal(message)
  if (!refusal) return undefined
  const { parameter, kind, n } = refusal
  const words = t.refusals[kind]
  const told = typeof words === 'string' ? words : words(fieldNames(t)[parameter] ?? lastOf(parameter), n)
  return kind === 'unaccepted' ? `${told} ${t.refusals.says(message)}` : told
}

/** As the fields of the pages are called. */
function fieldNames(t: Dictionary): Partial<Record<string, string>> {
  return {
    name: t.settings.name,
    email: t.common.email,
    password: t.common.password,
    phone_number: t.contacts.phone,
    identifier: t.contacts.identifier,
    url: t.webhooks.url,
    events: t.webhooks.events,
    description: t.webhooks.description,
    title: t.knowledge.name,
    body: t.knowledge.body,
    language: t.knowledge.language,
    shortcut: t.desk.canned_shortcut,
    content: t.desk.canned_content,
    snoozed_until: t.inbox.snooze_at,
    base_url: t.assistant.base_url,
    model: t.assistant.model_name,
    embedding_model: t.assistant.embedding_model,
    'settings.base_url': t.crm.fields.base_url,
    points: t.rules.points,
  }
}

/** `custom_attributes.plan` is what somebody called plan. */
function lastOf(parameter: string): string {
  return parameter.replace(/^(?:custom_attributes|settings|credentials)\./, '')
}
