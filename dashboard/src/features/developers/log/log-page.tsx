import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { isAdmin, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Code, Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { RefreshCw, ScrollText } from '../../../ui/icons.tsx'
import { useLiveLog } from '../../../ui/live-log.ts'
import { LogList } from '../../../ui/log.tsx'
import { More } from '../../../ui/more.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { curlFor } from '../keys/keys.ts'
import { logQuery, type RequestLogEntry } from './log.ts'
import { LogDetail } from './log-detail.tsx'
import { LogFilters } from './log-filters.tsx'
import type { LogSearch } from './log-search.ts'
import { StatusBadge } from './status-badge.tsx'

export function LogPage() {
  const t = useText()
  const { user } = useSession()
  if (!isAdmin(user)) return <Empty is_page title={t.settings.admins_only} />
  return <RequestLog />
}

function RequestLog() {
  const t = useText()
  const navigate = useNavigate()
  const mode = useParams({ strict: false }).mode as Mode
  const search = useSearch({ from: '/$mode/settings/developers/request-log' })
  const { log, entries, list } = useLiveLog(logQuery(mode, search), search.open !== undefined)
  const { open, ...filters } = search
  const is_filtered = Object.keys(filters).length > 0
  const show = (changes: Partial<LogSearch>) =>
    navigate({
      to: '/$mode/settings/developers/request-log',
      params: { mode },
      search: { ...search, ...changes },
      replace: true,
    })
  const opened = entries.find(({ id }) => id === open)
  return (
    <Page
      title={t.developers.log_title}
      lead={t.developers.log_lead}
      act={
        <Button onClick={() => log.refetch()} busy={log.isRefetching}>
          <RefreshCw size={14} aria-hidden />
          {t.developers.log_refresh}
        </Button>
      }
    >
      <LogFilters mode={mode} search={search} show={show} />
      {log.isPending && <Skeletons rows={8} className="h-9" />}
      {log.isError && <Failed error={log.error} retry={() => log.refetch()} />}
      {log.isSuccess && entries.length === 0 && is_filtered && (
        <Empty icon={ScrollText} title={t.developers.log_nothing}>
          <Button onClick={() => navigate({ to: '.', search: {}, replace: true })}>{t.developers.log_clear}</Button>
        </Empty>
      )}
      {log.isSuccess && entries.length === 0 && !is_filtered && (
        <Empty icon={ScrollText} title={t.developers.log_empty} hint={t.developers.log_empty_hint}>
          <Code label={t.developers.key_try} text={curlFor(`svc_${mode}_…`)} />
        </Empty>
      )}
      {entries.length > 0 && (
        <div className="flex flex-col gap-4 lg:flex-row lg:items-start">
          <div className="min-w-0 flex-1">
            <LogList
              {...list}
              label={t.developers.table_log}
              entries={entries}
              open={open}
              onOpen={(id) => show({ open: id })}
              row={(entry) => <Asked entry={entry} />}
            />
            <More of={log} />
          </div>
          {opened && <LogDetail mode={mode} entry={opened} onClose={() => show({ open: undefined })} />}
        </div>
      )}
    </Page>
  )
}

function Asked({ entry: { status, method, path, ms } }: { entry: RequestLogEntry }) {
  const t = useText()
  return (
    <>
      <span className="w-11 shrink-0">
        <StatusBadge status={status} />
      </span>
      <span className="w-14 shrink-0 font-mono text-xs font-medium">{method}</span>
      <span dir="ltr" className="min-w-0 flex-1 basis-40 truncate text-start font-mono text-xs">
        {path}
      </span>
      <span className="shrink-0 text-xs text-muted">{t.developers.ms(`${Math.round(ms)}`)}</span>
    </>
  )
}
