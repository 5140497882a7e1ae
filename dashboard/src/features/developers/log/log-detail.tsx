import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { CopyButton } from '../../../ui/bits.tsx'
import { LogEntry, Told } from '../../../ui/log.tsx'
import type { RequestLogEntry } from './log.ts'
import { LogEvent } from './log-event.tsx'
import { StatusBadge } from './status-badge.tsx'

export function LogDetail({ mode, entry, onClose }: { mode: Mode; entry: RequestLogEntry; onClose: () => void }) {
  const t = useText()
  const { id, method, path, status, error_code, api_key, user, ms, created_at, event_ids } = entry
  return (
    <LogEntry id={id} title={t.developers.log_detail} onClose={onClose}>
      <Told term={t.developers.log_columns.path}>
        <span dir="ltr" className="font-mono text-xs [overflow-wrap:anywhere]">
          {method} {path}
        </span>
      </Told>
      <Told term={t.developers.log_columns.status}>
        <StatusBadge status={status} />
      </Told>
      {error_code && (
        <Told term={t.developers.log_error}>
          <code className="font-mono text-xs">{error_code}</code>
        </Told>
      )}
      <Told term={t.developers.log_columns.by}>
        <bdi>
          {api_key ? `${api_key.name ?? t.developers.nameless} …${api_key.last_four}` : (user?.name ?? t.common.none)}
        </bdi>
      </Told>
      <Told term={t.developers.log_at}>
        <When at={created_at} as="exact" />
      </Told>
      <Told term={t.developers.log_took}>{t.developers.ms(`${Math.round(ms * 10) / 10}`)}</Told>
      <Told term={t.developers.log_request_id}>
        <span className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 font-mono text-xs [overflow-wrap:anywhere]">{id}</code>
          <CopyButton text={id} />
        </span>
      </Told>
      <Told term={t.developers.log_events}>
        {event_ids.length === 0 ? (
          <span className="text-muted">{t.developers.log_no_events}</span>
        ) : (
          <ul className="flex flex-col gap-1">
            {event_ids.map((event_id) => (
              <li key={event_id}>
                <LogEvent mode={mode} id={event_id} />
              </li>
            ))}
          </ul>
        )}
      </Told>
    </LogEntry>
  )
}
