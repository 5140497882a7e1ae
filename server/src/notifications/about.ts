import type { Language } from '../accounts/languages.ts'
import type { AlarmKind, Reason, SubjectType } from '../alarms/kinds.ts'
import { sentence } from '../alarms/words.ts'
import { sql } from '../db/sql.ts'
import type { Kind } from './kinds.ts'
import { wordsFor } from './words.ts'

/** What a notification is about, as mail and pushes tell of it: a conversation or an alarm. */
export interface About {
  kind: Kind
  conversation_id: string | null
  contact_name: string | null
  actor_name: string | null
  excerpt: string | null
  events: number
  alarm_id: string | null
  alarm_kind: AlarmKind | null
  reason: Reason | null
  subject_type: SubjectType | null
  subject_id: string | null
  subject_name: string | null
  began_at: string | null
}

/** Of `alarms`, joined by `referred`. */
export const alarm_columns = sql`n.alarm_id, alarms.kind as alarm_kind, alarms.reason, alarms.subject_type, alarms.subject_id,
  alarms.subject_name, alarms.began_at`

export function titleOf(language: Language | null, about: About): string {
  const { kind, alarm_kind, reason, subject_name, contact_name } = about
  if (alarm_kind !== null) return sentence(language, { kind: alarm_kind, reason, subject_name })
  return kind === 'alarm' ? '' : wordsFor(language).title[kind]({ ...about, contact_name: contact_name ?? '' })
}

/** Where it is answered or mended, within the dashboard. Only live mode tells by mail and push. */
export function pathOf({ conversation_id, subject_type, subject_id }: About): string {
  return subject_type === null
    ? `/live/inbox/${conversation_id}`
    : `/live/settings/${pages[subject_type]?.(subject_id) ?? 'system'}`
}

const pages: Record<SubjectType, (id: string | null) => string> = {
  channel: () => 'channels',
  mail_settings: () => 'email',
  assistant: () => 'assistant',
  webhook_endpoint: (id) => `developers/webhooks/${id}`,
  crm_connection: (id) => `crm/${id}`,
  api_key: () => 'developers/api-keys',
}
