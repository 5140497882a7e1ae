import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Mode } from '../../api/call.ts'
import { useText } from '../../text/text.tsx'
import { When } from '../../text/time.tsx'
import { CopyButton } from '../../ui/bits.tsx'
import { IconButton } from '../../ui/button.tsx'
import type { RequestLogEntry } from './log.ts'
import { LogEvent } from './log-event.tsx'
import { StatusBadge } from './log-page.tsx'

export function LogDetail({ mode, entry, onClose }: { mode: Mode; entry: RequestLogEntry; onClose: () => void }) {
  const t = useText()
  const { id, method, path, status, error_code, api_key, user, ms, created_at, event_ids } = entry
  const heading = useRef<HTMLHeadingElement>(null)
  // On a narrow screen it stands below the list: it is brought into view, and read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request is another reason to look.
  useEffect(() => {
    heading.current?.focus()
  }, [id])
  return (
    <section className="w-full shrink-0 rounded-lg border border-line bg-surface lg:sticky lg:top-4 lg:w-80">
      <header className="flex items-center justify-between gap-2 border-b border-line py-1.5 ps-4 pe-2">
        <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          {t.developers.log_detail}
        </h2>
        <IconButton icon={X} label={t.common.close} onClick={onClose} />
      </header>
      <dl className="flex flex-col gap-3 p-4 text-sm">
        <Row term={t.developers.log_columns.path}>
          <span dir="ltr" className="font-mono text-xs [overflow-wrap:anywhere]">
            {method} {path}
          </span>
        </Row>
        <Row term={t.developers.log_columns.status}>
          <StatusBadge status={status} />
        </Row>
        {error_code && (
          <Row term={t.developers.log_error}>
            <code className="font-mono text-xs">{error_code}</code>
          </Row>
        )}
        <Row term={t.developers.log_columns.by}>
          <bdi>
            {api_key ? `${api_key.name ?? t.developers.nameless} …${api_key.last_four}` : (user?.name ?? t.common.none)}
          </bdi>
        </Row>
        <Row term={t.developers.log_at}>
          <When at={created_at} as="exact" />
        </Row>
        <Row term={t.developers.log_took}>{t.developers.ms(`${Math.round(ms * 10) / 10}`)}</Row>
        <Row term={t.developers.log_request_id}>
          <span className="flex flex-wrap items-center gap-2">
            <code className="min-w-0 font-mono text-xs [overflow-wrap:anywhere]">{id}</code>
            <CopyButton text={id} />
          </span>
        </Row>
        <Row term={t.developers.log_events}>
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
        </Row>
      </dl>
    </section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="min-w-0 pt-0.5">{children}</dd>
    </div>
  )
}
