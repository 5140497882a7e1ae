import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { When } from '../../../text/time.tsx'
import { Code, CopyButton } from '../../../ui/bits.tsx'
import { IconButton } from '../../../ui/button.tsx'
import type { AuditEntry } from './audit.ts'

interface Props {
  mode: Mode
  entry: AuditEntry
  onClose: () => void
}

export function AuditDetail({ mode, entry, onClose }: Props) {
  const t = useText()
  const { id, action, actor, object_id, object_type, details, address, request_id, created_at } = entry
  const heading = useRef<HTMLHeadingElement>(null)
  // On a narrow screen it stands below the list: it is brought into view, and read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is another reason to look.
  useEffect(() => {
    heading.current?.focus()
  }, [id])
  return (
    <section className="w-full shrink-0 rounded-lg border border-line bg-surface lg:sticky lg:top-4 lg:w-80">
      <header className="flex items-center justify-between gap-2 border-b border-line py-1.5 ps-4 pe-2">
        <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          {t.audit.detail}
        </h2>
        <IconButton icon={X} label={t.common.close} onClick={onClose} />
      </header>
      <dl className="flex flex-col gap-3 p-4 text-sm">
        <Row term={t.audit.action}>
          {t.audit.actions[action] ?? action}
          <code className="block font-mono text-xs text-muted">{action}</code>
        </Row>
        <Row term={t.audit.by}>
          <bdi className="[overflow-wrap:anywhere]">{actor.name ?? t.audit.nobody}</bdi>
          {actor.id && <Id of={actor.id} />}
        </Row>
        {object_id && (
          <Row term={t.audit.object}>
            <code className="font-mono text-xs text-muted">{object_type}</code>
            <Id of={object_id} />
          </Row>
        )}
        <Row term={t.audit.at}>
          <When at={created_at} as="exact" />
        </Row>
        {entry.mode && <Row term={t.audit.mode}>{t.shell[entry.mode]}</Row>}
        <Row term={t.audit.address}>
          <bdi>{address ?? t.common.none}</bdi>
        </Row>
        {request_id && (
          <Row term={t.audit.request}>
            <Link
              to="/$mode/settings/developers/request-log"
              params={{ mode: entry.mode ?? mode }}
              search={{ request_id, open: request_id }}
              className="font-mono text-xs text-accent-ink underline underline-offset-2 [overflow-wrap:anywhere]"
            >
              {request_id}
            </Link>
          </Row>
        )}
        <Row term={t.audit.details}>
          {Object.keys(details).length === 0 ? (
            <span className="text-muted">{t.audit.no_details}</span>
          ) : (
            <Code label={t.audit.details} text={JSON.stringify(details, null, 2)} copy={false} />
          )}
        </Row>
      </dl>
    </section>
  )
}

function Id({ of }: { of: string }) {
  return (
    <span className="flex flex-wrap items-center gap-2 pt-1">
      <code className="min-w-0 font-mono text-xs [overflow-wrap:anywhere]">{of}</code>
      <CopyButton text={of} />
    </span>
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
