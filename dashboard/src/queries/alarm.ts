import { linkOptions } from '@tanstack/react-router'
import type { Mode } from '../api/call.ts'
import type { Notification } from '../api/generated/administration.ts'
import { visible } from '../text/names.ts'
import type { Dictionary } from '../text/page-text.ts'

type Alarm = Pick<
  NonNullable<Notification['alarm']>,
  'kind' | 'reason' | 'subject_name' | 'subject_type' | 'subject_id'
>

/** What fails and why. */
export function alarmSentence(t: Dictionary, { kind, reason, subject_name }: Alarm): string {
  const { says, reasons, sentence } = t.notifications.alarms
  const name = visible(subject_name) ?? '…'
  // A version of the service after this page may know more kinds.
  const say = says[kind] as ((name: string) => string) | undefined
  return sentence(say ? say(name) : name, reason && reasons[reason])
}

/** Where it is mended. */
export function alarmPlace(mode: Mode, alarm: Alarm) {
  const id = alarm.subject_id ?? ''
  const params = { mode }
  return {
    channel: linkOptions({ to: '/$mode/settings/channels', params }),
    mail_settings: linkOptions({ to: '/$mode/settings/email', params }),
    assistant: linkOptions({ to: '/$mode/settings/assistant', params }),
    webhook_endpoint: linkOptions({
      to: '/$mode/settings/developers/webhooks/$endpoint_id',
      params: { mode, endpoint_id: id },
      search: {},
    }),
    crm_connection: linkOptions({ to: '/$mode/settings/crm/$connection_id', params: { mode, connection_id: id } }),
    api_key: linkOptions({ to: '/$mode/settings/developers/api-keys', params }),
  }[alarm.subject_type]
}
