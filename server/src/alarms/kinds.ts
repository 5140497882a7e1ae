import type { Area } from '../accounts/permissions.ts'
import type { EventType } from '../events/catalog.ts'

/** What an alarm is about. */
export const subject_types = [
  'channel',
  'mail_settings',
  'assistant',
  'webhook_endpoint',
  'crm_connection',
  'api_key',
] as const
export type SubjectType = (typeof subject_types)[number]

/** What can fail in an environment, and what of it does. */
export const kinds = {
  mailbox_unread: 'channel',
  sending_failing: 'channel',
  queue_old: 'channel',
  mail_server_failing: 'mail_settings',
  model_failing: 'assistant',
  endpoint_failing: 'webhook_endpoint',
  crm_failing: 'crm_connection',
  key_ends_soon: 'api_key',
} as const satisfies Record<string, SubjectType>

export type AlarmKind = keyof typeof kinds
export const alarm_kinds = Object.keys(kinds) as AlarmKind[]

/** What the whole deployment can suffer from. */
export const service_alarm_kinds = ['database_unreachable', 'disk_nearly_full', 'backup_old'] as const
export type ServiceAlarmKind = (typeof service_alarm_kinds)[number]

interface Visibility {
  /** Whose read scope shows it. The same as that of its events in `events/catalog.ts`. */
  area: Area
  began: EventType
  ended: EventType
}

/** The events of each, and who may see them. An event type is visible by its area, so each area has its own. */
export const visibility: Record<SubjectType, Visibility> = {
  channel: { area: 'channels', began: 'channel.alarm_began', ended: 'channel.alarm_ended' },
  mail_settings: { area: 'channels', began: 'channel.alarm_began', ended: 'channel.alarm_ended' },
  assistant: { area: 'channels', began: 'assistant.alarm_began', ended: 'assistant.alarm_ended' },
  webhook_endpoint: {
    area: 'webhook_endpoints',
    began: 'webhook_endpoint.alarm_began',
    ended: 'webhook_endpoint.alarm_ended',
  },
  crm_connection: { area: 'crm', began: 'crm_connection.alarm_began', ended: 'crm_connection.alarm_ended' },
  // No scope reads keys. Whoever sees endpoints looks after the integration, too.
  api_key: { area: 'webhook_endpoints', began: 'api_key.alarm_began', ended: 'api_key.alarm_ended' },
}

export const reasons = [
  'login_refused',
  'sender_refused',
  'unreachable',
  'no_encryption',
  'rate_limited',
  'not_stored',
  'disabled',
  'refused',
] as const
export type Reason = (typeof reasons)[number]

/** What parts of the service call the causes that they know. Whatever isn't here is refused by the other side. */
const by_code: Readonly<Record<string, Reason>> = {
  login_refused: 'login_refused',
  unauthorized: 'login_refused',
  sender_refused: 'sender_refused',
  relay_denied: 'sender_refused',
  connection_refused: 'unreachable',
  host_not_found: 'unreachable',
  address_not_allowed: 'unreachable',
  timeout: 'unreachable',
  not_imap: 'unreachable',
  not_smtp: 'unreachable',
  unreachable: 'unreachable',
  unavailable: 'unreachable',
  interrupted: 'unreachable',
  tls_failed: 'no_encryption',
  rate_limited: 'rate_limited',
  not_stored: 'not_stored',
  disabled: 'disabled',
}

/** Null if nobody knows why. */
export function reasonOf(code: string | null): Reason | null {
  return code === null ? null : (by_code[code] ?? 'refused')
}
