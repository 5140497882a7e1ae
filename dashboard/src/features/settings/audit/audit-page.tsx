import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { isAdmin, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Download, History } from '../../../ui/icons.tsx'
import { useLiveLog } from '../../../ui/live-log.ts'
import { LogList } from '../../../ui/log.tsx'
import { More } from '../../../ui/more.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed, Problem } from '../../../ui/problem.tsx'
import { type AuditEntry, auditQuery, saveLog } from './audit.ts'
import { AuditDetail } from './audit-detail.tsx'
import { AuditFilters } from './audit-filters.tsx'
import type { AuditSearch } from './audit-search.ts'
import { importCounts, oneOfEachImport } from './one-import.ts'

export function AuditPage() {
  const t = useText()
  const { user } = useSession()
  if (!isAdmin(user)) return <Empty is_page title={t.settings.admins_only} />
  return <AuditLog />
}

function AuditLog() {
  const t = useText()
  const navigate = useNavigate()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const search = useSearch({ from: '/$mode/settings/audit-log' })
  const { log, entries, list } = useLiveLog(auditQuery(search), search.open !== undefined)
  const { open, ...filters } = search
  const is_filtered = Object.keys(filters).length > 0
  const shown = oneOfEachImport(entries)
  const opened = shown.find(({ id }) => id === open)
  const save = useMutation({ mutationFn: saveLog })
  const show = (changes: Partial<AuditSearch>) =>
    navigate({
      to: '/$mode/settings/audit-log',
      params: { mode },
      search: { ...search, ...changes },
      replace: true,
    })
  return (
    <Page
      title={t.shell.audit_log}
      lead={t.audit.lead}
      act={
        <Button busy={save.isPending} onClick={() => save.mutate(filters)}>
          <Download size={14} aria-hidden />
          {t.audit.save}
        </Button>
      }
    >
      <Problem error={save.error} />
      <AuditFilters search={search} show={show} />
      {log.isPending && <Skeletons rows={8} className="h-9" />}
      {log.isError && <Failed error={log.error} retry={() => log.refetch()} />}
      {log.isSuccess && entries.length === 0 && is_filtered && (
        <Empty icon={History} title={t.audit.nothing_found}>
          <Button onClick={() => navigate({ to: '.', search: {}, replace: true })}>{t.audit.clear}</Button>
        </Empty>
      )}
      {log.isSuccess && entries.length === 0 && !is_filtered && (
        <Empty icon={History} title={t.audit.empty} hint={t.audit.empty_hint} />
      )}
      {entries.length > 0 && (
        <div className="flex flex-col gap-4 lg:flex-row lg:items-start">
          <div className="min-w-0 flex-1">
            <LogList
              {...list}
              label={t.audit.table}
              entries={shown}
              open={open}
              onOpen={(id) => show({ open: id })}
              row={(entry) => <Done entry={entry} />}
            />
            <More of={log} />
          </div>
          {opened && <AuditDetail mode={mode} entry={opened} onClose={() => show({ open: undefined })} />}
        </div>
      )}
    </Page>
  )
}

function Done({ entry }: { entry: AuditEntry }) {
  const t = useText()
  const { action, actor, object_name } = entry
  const counts = importCounts(entry)
  return (
    <>
      <span className="min-w-0 flex-1 basis-full sm:basis-40 sm:truncate">
        <span className="font-medium">{t.audit.actions[action] ?? action}</span>
        {object_name !== null && <bdi className="ms-2 text-muted">{object_name}</bdi>}
        {counts && <span className="ms-2 text-muted">{t.audit.imported(counts.created, counts.updated)}</span>}
      </span>
      <bdi className="min-w-0 flex-1 truncate text-muted sm:max-w-44">{actor.name ?? t.audit.nobody}</bdi>
    </>
  )
}
