import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type Dictionary, localeFor, useLanguage, useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Download } from '../../../ui/icons.tsx'
import { Problem, wordsFor } from '../../../ui/problem.tsx'
import { saveCsv } from '../../../ui/save-file.ts'
import { problemWords } from '../fields.ts'
import { cancelImport, type Failure, forgetImport, handled, type Import, pauseImport, resumeImport } from './run.ts'

export function ImportProgress({ of, onAgain }: { of: Import; onAgain: () => void }) {
  const t = useText()
  const locale = localeFor(useLanguage())
  const heading = useRef<HTMLHeadingElement>(null)
  const { plan, state, error, waiting, failures } = of
  const [done, total] = [handled(of), plan.rows.length]
  const is_open = isOpen(state)
  // The form with the button that started it is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {titleOf(state, t)}
        </h2>
        <bdi className="block truncate text-sm text-muted">{plan.file}</bdi>
      </div>
      <div>
        <Bar done={done} total={total} />
        <p className="flex flex-wrap justify-between gap-x-4 pt-1 text-sm text-muted">
          <span>{t.contacts.import_progress(done.toLocaleString(locale), total.toLocaleString(locale))}</span>
          {state === 'running' && done > 20 && <span>{t.contacts.import_left(minutesLeft(of))}</span>}
        </p>
      </div>
      <Counts of={of} />
      <p role="status" className="text-sm text-muted">
        {is_open ? (waiting ? t.contacts.import_waiting[waiting] : t.contacts.import_keep_open) : titleOf(state, t)}
      </p>
      <Problem error={error} />
      {failures.length > 0 && !is_open && (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
          <p className="min-w-0 flex-1 basis-60">{t.contacts.import_errors_hint}</p>
          <Button onClick={() => saveCsv(`errors-${plan.file}`, failedRows(of, t))}>
            <Download size={15} aria-hidden />
            {t.contacts.import_errors}
          </Button>
        </div>
      )}
      <Acts of={of} onAgain={onAgain} />
    </div>
  )
}

function Bar({ done, total }: { done: number; total: number }) {
  const t = useText()
  return (
    <div
      role="progressbar"
      aria-label={t.contacts.import_title}
      aria-valuenow={done}
      aria-valuemax={total}
      className="h-2 overflow-hidden rounded-full bg-sunken"
    >
      <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${(100 * done) / total}%` }} />
    </div>
  )
}

function Counts({ of: { created, updated, skipped, failures } }: { of: Import }) {
  const t = useText()
  const locale = localeFor(useLanguage())
  const counts = { created, updated, skipped, failed: failures.length }
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {(Object.keys(counts) as (keyof typeof counts)[]).map((name) => (
        <div key={name} className="rounded-md bg-sunken px-3 py-2">
          <dt className="text-xs text-muted">{t.contacts.import_counts[name]}</dt>
          <dd className={`text-lg font-semibold ${name === 'failed' && counts.failed > 0 ? 'text-danger-ink' : ''}`}>
            {counts[name].toLocaleString(locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Acts({ of: { state, plan }, onAgain }: { of: Import; onAgain: () => void }) {
  const t = useText()
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {isOpen(state) ? (
        <>
          <Button onClick={cancelImport}>{t.contacts.import_cancel}</Button>
          {state === 'running' ? (
            <Button onClick={pauseImport}>{t.contacts.import_pause}</Button>
          ) : (
            <Button kind="primary" onClick={resumeImport}>
              {t.contacts.import_resume}
            </Button>
          )}
        </>
      ) : (
        <>
          <Button
            onClick={() => {
              forgetImport()
              onAgain()
            }}
          >
            {t.contacts.import_again}
          </Button>
          <Link
            to="/$mode/contacts"
            params={{ mode: plan.mode }}
            search={{}}
            onClick={forgetImport}
            className="inline-flex min-h-8 items-center rounded-md bg-accent px-3 py-1 text-sm font-medium text-on-accent hover:bg-accent-hover"
          >
            {t.contacts.import_see}
          </Link>
        </>
      )}
    </div>
  )
}

function isOpen(state: Import['state']): boolean {
  return state === 'running' || state === 'paused'
}

function titleOf(state: Import['state'], t: Dictionary): string {
  const { import_running, import_paused, import_done, import_canceled, import_stopped } = t.contacts
  return {
    running: import_running,
    paused: import_paused,
    done: import_done,
    canceled: import_canceled,
    stopped: import_stopped,
  }[state]
}

/** At the average speed so far. */
function minutesLeft(of: Import): number {
  const done = handled(of)
  const ms = ((Date.now() - of.begun_at) / Math.max(done, 1)) * (of.plan.rows.length - done)
  return ms < 60_000 ? 0 : Math.ceil(ms / 60_000)
}

/** The failed rows, unchanged, with their errors. */
function failedRows({ plan, failures }: Import, t: Dictionary): string[][] {
  const wide = plan.headers.length
  const rows = [...failures]
    .sort((a, b) => a.row.line - b.row.line)
    .map(({ row, reason }) => [...Array.from({ length: wide }, (_, at) => row.cells[at] ?? ''), words(reason, t)])
  return [[...plan.headers, t.contacts.import_reason], ...rows]
}

function words(reason: Failure['reason'], t: Dictionary): string {
  return reason instanceof Error ? wordsFor(reason, t) : problemWords(reason, t)
}
