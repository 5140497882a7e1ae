import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { alarmPlace, alarmSentence } from '../../../queries/alarm.ts'
import { type Dictionary, useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import type { Alarm } from './system.ts'

interface Props {
  mode: Mode
  alarms: readonly Alarm[]
}

/** What fails in the account, each with the page where it is mended. */
export function OpenAlarms({ mode, alarms }: Props) {
  const t = useText()
  if (alarms.length === 0) return <p className="text-sm text-muted">{t.system.alarms_none}</p>
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
      {alarms.map((alarm) => (
        <li key={alarm.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
          <Words alarm={alarm} />
          <Link
            {...alarmPlace(mode, alarm)}
            className="text-sm font-medium text-accent-ink underline underline-offset-2 hover:no-underline"
          >
            {t.system.go(placeName(t, alarm))}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function PastAlarms({ alarms }: Pick<Props, 'alarms'>) {
  const t = useText()
  if (alarms.length === 0) return <p className="text-sm text-muted">{t.system.past_none}</p>
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
      {alarms.map((alarm) => (
        <li key={alarm.id} className="px-4 py-3">
          <Words alarm={alarm} />
        </li>
      ))}
    </ul>
  )
}

function Words({ alarm }: { alarm: Alarm }) {
  const t = useText()
  const { began_at, ended_at } = alarm
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="text-sm [overflow-wrap:anywhere]">{alarmSentence(t, alarm)}</p>
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <span>
          {t.system.since} <When at={began_at} as="moment" />
        </span>
        {ended_at && (
          <span>
            {t.system.until} <When at={ended_at} as="moment" />
          </span>
        )}
      </p>
    </div>
  )
}

function placeName(t: Dictionary, { subject_type }: Alarm): string {
  return {
    channel: t.shell.channels,
    mail_settings: t.shell.email,
    assistant: t.shell.assistant,
    webhook_endpoint: t.shell.webhooks,
    crm_connection: t.shell.crm,
    api_key: t.shell.api_keys,
  }[subject_type]
}
