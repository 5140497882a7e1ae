import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { CopyButton } from '../../../ui/bits.tsx'
import { LogEntry, Told } from '../../../ui/log.tsx'
import type { AuditEntry } from './audit.ts'

interface Props {
  mode: Mode
  entry: AuditEntry
  onClose: () => void
}

export function AuditDetail({ mode, entry, onClose }: Props) {
  const t = useText()
  const { id, action, actor, object_id, object_name, object_type, details, address, request_id, created_at } = entry
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
          {object_name !== null && <bdi className="block [overflow-wrap:anywhere]">{object_name}</bdi>}
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
          <dl className="flex flex-col gap-1">
            {Object.entries(details).map(([name, value]) => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">{name.replaceAll('_', ' ')}</dt>
                <dd className="min-w-0 [overflow-wrap:anywhere]">
                  <Value of={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Told>
    </LogEntry>
  )
}

/** A value, or what it was and is; a list with commas between. */
function Value({ of }: { of: unknown }) {
  const t = useText()
  if (of === null || of === '') return t.common.none
  if (Array.isArray(of)) return <bdi>{of.join(', ')}</bdi>
  if (typeof of !== 'object') return <bdi>{String(of)}</bdi>
  if ('from' in of && 'to' in of)
    return (
      <>
        <Value of={of.from} /> → <Value of={of.to} />
      </>
    )
  return <bdi>{JSON.stringify(of)}</bdi>
}

function Id({ of }: { of: string }) {
  return (
    <span className="flex flex-wrap items-center gap-2 pt-1">
      <code className="min-w-0 font-mono text-xs [overflow-wrap:anywhere]">{of}</code>
      <CopyButton text={of} />
    </span>
  )
}
