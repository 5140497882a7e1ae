import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Download, Upload, UserPlus, UserRound } from '../../../ui/icons.tsx'
import { useTitle } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { ExportContacts } from '../export/export-contacts.tsx'
import { handled, useImport } from '../import/run.ts'
import { contactsQuery } from '../queries.ts'
import { type ContactsSearch, filterOf } from '../search.ts'
import { ContactFilters } from './contact-filters.tsx'
import { ContactList } from './contact-list.tsx'
import { CreateContact } from './create-contact.tsx'

export function ContactsPage() {
  const t = useText()
  const mode = useParams({ strict: false }).mode as Mode
  const search = useSearch({ from: '/$mode/contacts' })
  const may = useMay(mode)
  const [open, setOpen] = useState<'create' | 'export' | null>(null)
  useTitle(t.contacts.title)
  if (!may('contacts:read')) return <Empty is_page title={t.contacts.no_right} />
  return (
    <main className="flex min-h-0 flex-1 flex-col short:overflow-y-auto">
      <header className="border-b border-line bg-surface px-4 pt-4 pb-3 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
          <h1 className="text-xl font-semibold">{t.contacts.title}</h1>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen('export')}>
              <Download size={15} aria-hidden />
              {t.contacts.export}
            </Button>
            {may('contacts:write') && (
              <>
                <ImportLink mode={mode} />
                <Button kind="primary" onClick={() => setOpen('create')}>
                  <UserPlus size={15} aria-hidden />
                  {t.contacts.create}
                </Button>
              </>
            )}
          </div>
        </div>
        <ContactFilters mode={mode} search={search} />
      </header>
      <Found mode={mode} search={search} />
      {open === 'create' && <CreateContact mode={mode} search={search} onClose={() => setOpen(null)} />}
      {open === 'export' && <ExportContacts mode={mode} filter={filterOf(search)} onClose={() => setOpen(null)} />}
    </main>
  )
}

/** Shows the progress of an import while another page is open. */
function ImportLink({ mode }: { mode: Mode }) {
  const t = useText()
  const running = useImport()
  const is_under_way = running?.state === 'running' || running?.state === 'paused'
  return (
    <Link
      to="/$mode/contacts/import"
      params={{ mode }}
      className="inline-flex min-h-8 items-center justify-center gap-1.5 rounded-md border border-line bg-surface px-3 py-1 text-sm font-medium shadow-[0_1px_1px_rgb(15_17_26/0.04)] hover:bg-sunken"
    >
      <Upload size={15} aria-hidden />
      {is_under_way
        ? `${t.contacts.import_running} ${Math.floor((100 * handled(running)) / running.plan.rows.length)} %`
        : t.contacts.import}
    </Link>
  )
}

function Found({ mode, search }: { mode: Mode; search: ContactsSearch }) {
  const t = useText()
  const navigate = useNavigate()
  const list = useInfiniteQuery(contactsQuery(mode, filterOf(search)))
  const rows = useMemo(() => rowsOf(list.data), [list.data])
  if (list.isPending) return <Skeletons rows={9} className="h-11" />
  if (list.isError && rows.length === 0) return <Failed error={list.error} retry={() => list.refetch()} />
  if (rows.length === 0 && Object.keys(filterOf(search)).some((name) => name !== 'order'))
    return (
      <Empty icon={UserRound} title={t.contacts.nothing} hint={t.contacts.nothing_hint}>
        <Button onClick={() => navigate({ to: '/$mode/contacts', params: { mode }, search: {}, replace: true })}>
          {t.contacts.clear}
        </Button>
      </Empty>
    )
  if (rows.length === 0)
    return (
      <div className="pane flex-1">
        <Empty icon={UserRound} title={t.contacts.empty} hint={t.contacts.empty_hint} />
      </div>
    )
  return (
    <ContactList
      // Another list starts at its top.
      key={JSON.stringify(search)}
      mode={mode}
      search={search}
      rows={rows}
      is_old={list.isPlaceholderData}
      has_more={list.hasNextPage}
      more={() => {
        if (!list.isFetchingNextPage) list.fetchNextPage()
      }}
    />
  )
}
