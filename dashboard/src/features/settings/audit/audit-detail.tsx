import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Code, CopyButton } from '../../../ui/bits.tsx'
import { LogEntry, Told } from '../../../ui/log.tsx'
import type { AuditEntry } from './audit.ts'

interface Props {
  mode: Mode
  entry: AuditEntry
  onClose: () => void
}

export function AuditDetail({ mode, entry, onClose }: Props) {
  const t = useText()
  const { id, action, actor, object_id, object_type, details, address, request_id, created_at } = entry
  return (
    <LogEntry id={id} title={t.audit.detail} onClose={onClose}>
      <Told term={t.audit.action}>
        {t.audit.actions[action] ?? action}
        <code className="block font-mono text-xs text-muted">{action}</code>
      </Told>
      <Told term={t.audit.by}>
        <bdi className="[overflow-wrap:anywhere]">{actor.name ?? t.audit.nobody}</bdi>
        {actor.id && <Id of={actor.id} />}
      </Told>
      {object_id && (
        <Told term={t.audit.object}>
          <code className="font-mono text-xs text-muted">{object_type}</code>
          <Id of={object_id} />
        </Told>
      )}
      <Told term={t.audit.at}>
        <When at={created_at} as="exact" />
      </Told>
      {entry.mode && <Told term={t.audit.mode}>{t.shell[entry.mode]}</Told>}
      <Told term={t.audit.address}>
        <bdi>{address ?? t.common.none}</bdi>
      </Told>
      {request_id && (
        <Told term={t.audit.request}>
          <Link
            to="/$mode/settings/developers/request-log"
            params={{ mode: entry.mode ?? mode }}
            search={{ request_id, open: request_id }}
            className="font-mono text-xs text-accent-ink underline underline-offset-2 [overflow-wrap:anywhere]"
          >
            {request_id}
          </Link>
        </Told>
      )}
      <Told term={t.audit.details}>
        {Object.keys(details).length === 0 ? (
          <span className="text-muted">{t.audit.no_details}</span>
        ) : (
          <Code label={t.audit.details} text={JSON.stringify(details, null, 2)} copy={false} />
        )}
      </Told>
    </LogEntry>
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
