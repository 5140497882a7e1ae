import { useText } from '../../../text/page-text.ts'
import { useAgo, When } from '../../../text/time.tsx'
import { Badge, Code } from '../../../ui/bits.tsx'
import type { LeadSyncRecord } from './connections.ts'
import { RemoteLink } from './remote-link.tsx'

const tones = {
  running: 'accent',
  created: 'good',
  updated: 'good',
  unchanged: 'plain',
  pulled: 'plain',
  failed: 'danger',
} as const

/** One attempt: its outcome, what it changed, why it failed and what to do. */
export function Attempt({ of }: { of: LeadSyncRecord }) {
  const t = useText()
  const ago = useAgo()
  const { status, cause, created_at, error, changes, warnings, pulled, next_try_at, remote_id, calls } = of
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tones[status]}>{t.crm.attempt_statuses[status]}</Badge>
        <span className="text-muted">{t.crm.causes[cause]}</span>
        <span className="ms-auto text-xs text-muted">
          <When at={created_at} as="exact" />
        </span>
      </p>
      {error && <Reason error={error} />}
      {next_try_at && <p className="text-muted">{t.crm.next_try(ago(next_try_at))}</p>}
      {status !== 'failed' && remote_id && (
        <p className="text-muted">
          {t.crm.record} <RemoteLink id={remote_id} url={of.remote_url} />
        </p>
      )}
      <Names title={t.crm.written} names={changes.written} />
      <Names title={t.crm.kept} names={changes.kept} />
      {changes.notes.length > 0 && <p className="text-muted">{t.crm.notes_written(changes.notes.length)}</p>}
      {pulled.map((words) => (
        <p key={words} className="[overflow-wrap:anywhere]">
          <bdi>{words}</bdi>
        </p>
      ))}
      {warnings.length > 0 && (
        <div className="rounded-md bg-warn-soft px-3 py-2 text-warn-ink">
          <p className="font-medium [overflow-wrap:anywhere]">
            {t.crm.dropped}: <NamesIn names={warnings.map(({ name }) => name)} />
          </p>
          <p>{t.crm.dropped_hint}</p>
        </div>
      )}
      {calls.length > 0 && <Calls calls={calls} />}
    </div>
  )
}

/** Requests to the CRM and its responses, for troubleshooting. */
function Calls({ calls }: Pick<LeadSyncRecord, 'calls'>) {
  const t = useText()
  return (
    <details>
      <summary className="min-h-6 rounded-sm text-xs text-accent-ink">{t.crm.calls(calls.length)}</summary>
      <ol className="flex flex-col gap-3 pt-2">
        {calls.map((call) => (
          <li key={call.at} className="flex flex-col gap-1">
            <p dir="ltr" className="flex flex-wrap gap-x-2 font-mono text-xs">
              <span className="font-medium">{call.method}</span>
              <span className="min-w-0 [overflow-wrap:anywhere]">{call.path}</span>
              <span className="ms-auto text-muted">
                {call.status ?? t.crm.no_answer} · {t.developers.ms(`${call.duration_ms}`)}
              </span>
            </p>
            {call.request && (
              <Code
                label={`${t.crm.asked}: ${call.method} ${call.path} ${call.at}`}
                text={pretty(call.request)}
                copy={false}
              />
            )}
            {call.answer && (
              <Code
                label={`${t.crm.answered}: ${call.method} ${call.path} ${call.at}`}
                text={pretty(call.answer)}
                copy={false}
              />
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

export function Reason({ error }: { error: NonNullable<LeadSyncRecord['error']> }) {
  const t = useText()
  const { kind, message, fields } = error
  return (
    <div className="flex flex-col gap-1 rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
      <p className="font-medium">{t.crm.failures[kind]}</p>
      <p className="[overflow-wrap:anywhere]">
        {t.crm.said}:{' '}
        <q dir="auto" className="words">
          {message}
        </q>
      </p>
      <Problems fields={fields} />
      <p className="text-ink">{t.crm.advice[kind]}</p>
    </div>
  )
}

function Problems({ fields }: { fields: { name: string; problem: string | null }[] }) {
  return (
    <ul>
      {fields.map(({ name, problem }) => (
        <li key={`${name} ${problem}`} className="[overflow-wrap:anywhere]">
          <bdi className="font-mono text-xs">{name}</bdi>: <bdi>{problem}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Names({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null
  return (
    <p className="text-muted [overflow-wrap:anywhere]">
      {title}: <NamesIn names={names} />
    </p>
  )
}

function NamesIn({ names }: { names: string[] }) {
  return names.map((name, n) => (
    <span key={name}>
      {n > 0 && ', '}
      <bdi className="font-mono text-xs text-ink">{name}</bdi>
    </span>
  ))
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
