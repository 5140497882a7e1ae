import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Mode } from '../../api/call.ts'
import { rowsOf } from '../../api/pages.ts'
import { useShortcut } from '../../keyboard/shortcuts.ts'
import { calledBy, hasAddress } from '../../text/names.ts'
import { useText } from '../../text/page-text.ts'
import { When } from '../../text/time.tsx'
import { Avatar, Empty, Skeletons } from '../../ui/bits.tsx'
import { Select } from '../../ui/field.tsx'
import { Target } from '../../ui/icons.tsx'
import { Grade } from '../../ui/lead-marks.tsx'
import { More } from '../../ui/more.tsx'
import { Page } from '../../ui/page.tsx'
import { Failed } from '../../ui/problem.tsx'
import { type Lead, leadsQuery } from './leads.ts'
import { grades, type LeadsSearch, leadsSearch, statuses, syncs } from './leads-search.ts'
import { Score, SyncMark } from './marks.tsx'

export function LeadsPage() {
  const t = useText()
  const mode = useParams({ strict: false }).mode as Mode
  const search = useSearch({ from: '/$mode/leads' })
  const found = useInfiniteQuery(leadsQuery(mode, search))
  const leads = rowsOf(found.data)
  const is_filtered = Object.keys(search).length > 0
  const list = useRef<HTMLUListElement>(null)
  useShortcut('next', () => step(list.current, 1))
  useShortcut('previous', () => step(list.current, -1))
  return (
    <Page title={t.shell.leads} lead={t.leads.lead}>
      {(leads.length > 0 || is_filtered) && <Filters mode={mode} search={search} />}
      {found.isPending && <Skeletons rows={6} className="h-12" />}
      {found.isError && leads.length === 0 && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.isSuccess && leads.length === 0 && is_filtered && (
        <Empty title={t.leads.none}>
          <Link
            to="/$mode/leads"
            params={{ mode }}
            search={{}}
            className="inline-flex min-h-8 items-center text-sm text-accent-ink underline underline-offset-2"
          >
            {t.leads.clear}
          </Link>
        </Empty>
      )}
      {found.isSuccess && leads.length === 0 && !is_filtered && (
        <Empty icon={Target} title={t.leads.empty} hint={t.leads.empty_hint} />
      )}
      {leads.length > 0 && (
        <div className="@container rounded-lg border border-line bg-surface">
          <div
            aria-hidden
            className="hidden gap-4 border-b border-line px-4 py-2 text-xs font-medium text-muted @3xl:flex"
          >
            <span className="flex-1">{t.leads.columns.contact}</span>
            <span className="w-40">{t.leads.columns.score}</span>
            <span className="w-24">{t.leads.columns.status}</span>
            <span className="w-44">{t.leads.columns.crm}</span>
            <span className="w-24 text-end">{t.leads.columns.judged}</span>
          </div>
          <ul ref={list} aria-label={t.leads.table} className="divide-y divide-line">
            {leads.map((lead) => (
              <li key={lead.id}>
                <Row mode={mode} lead={lead} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <More of={found} />
    </Page>
  )
}

function Filters({ mode, search }: { mode: Mode; search: LeadsSearch }) {
  const t = useText()
  const navigate = useNavigate()
  const show = (changes: Record<string, string>) =>
    navigate({
      to: '/$mode/leads',
      params: { mode },
      search: leadsSearch({ ...search, ...changes }),
      replace: true,
    })
  const choices = (any: string, values: readonly string[], words: Record<string, string>) => ({
    '': any,
    ...Object.fromEntries(values.map((value) => [value, words[value]!])),
  })
  return (
    <search className="grid grid-cols-2 gap-2 pb-4 sm:flex">
      <Select
        label={t.leads.grade}
        choices={choices(t.leads.any_grade, grades, t.inbox.grades)}
        value={search.grade ?? ''}
        onChange={({ target }) => show({ grade: target.value })}
        className="sm:w-auto!"
      />
      <Select
        label={t.leads.status}
        choices={choices(t.leads.any_status, statuses, t.inbox.lead_statuses)}
        value={search.status ?? ''}
        onChange={({ target }) => show({ status: target.value })}
        className="sm:w-auto!"
      />
      <Select
        label={t.leads.sync}
        choices={choices(t.leads.any_sync, syncs, t.leads.sync_filters)}
        value={search.sync ?? ''}
        onChange={({ target }) => show({ sync: target.value })}
        className="max-sm:col-span-2 sm:w-auto!"
      />
    </search>
  )
}

function Row({ mode, lead }: { mode: Mode; lead: Lead }) {
  const t = useText()
  const { contact, sync_states = [] } = lead
  const company = contact?.custom_attributes.company
  const beside = typeof company === 'string' && company !== '' ? company : contact?.email
  return (
    <Link
      to="/$mode/leads/$lead_id"
      params={{ mode, lead_id: lead.id }}
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5 -outline-offset-2 hover:bg-canvas @3xl:flex-nowrap"
    >
      <span className="flex min-w-0 flex-1 basis-full items-center gap-3 @3xl:basis-0">
        <Avatar name={calledBy(contact) ?? ''} />
        <span className="min-w-0">
          <bdi className="block truncate text-base font-medium">{calledBy(contact) ?? t.leads.nameless}</bdi>
          {beside && hasAddress({ email: beside }) && <bdi className="block truncate text-xs text-muted">{beside}</bdi>}
        </span>
      </span>
      <span className="flex w-40 shrink-0 items-center gap-2">
        <Score score={lead.score} />
        <Grade grade={lead.grade} />
      </span>
      <span className="flex w-24 shrink-0 flex-col text-sm">
        {t.inbox.lead_statuses[lead.status]}
        {lead.override && <span className="text-xs text-muted">{t.leads.decided_by_person}</span>}
      </span>
      <span className={`flex w-44 shrink-0 flex-wrap gap-1 ${sync_states.length === 0 ? '@max-3xl:hidden' : ''}`}>
        {sync_states.map((state) => (
          <SyncMark key={state.connection_id} state={state} />
        ))}
        {sync_states.length === 0 && (
          <span className="text-sm text-muted">
            <span aria-hidden>–</span>
            <span className="sr-only">{t.leads.in_no_crm}</span>
          </span>
        )}
      </span>
      <span className="w-24 shrink-0 text-end text-xs text-muted @max-3xl:hidden">
        <When at={lead.qualification.created_at} as="short" />
      </span>
    </Link>
  )
}

/** To the next or previous row: from the first if none has the focus. */
function step(list: HTMLUListElement | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll('a') ?? [])]
  const at = rows.indexOf(document.activeElement as HTMLAnchorElement)
  rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus()
}
