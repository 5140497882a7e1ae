import { useInfiniteQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field.tsx'
import { keysQuery } from '../keys/keys.ts'
import type { LogSearch } from './log-search.ts'

interface Props {
  mode: Mode
  search: LogSearch
  show: (changes: Partial<LogSearch>) => void
}

export function LogFilters({ mode, search, show }: Props) {
  const t = useText()
  const keys = useInfiniteQuery(keysQuery(mode))
  const any = (label: string) => ({ '': `${label}: ${t.developers.log_any}` })
  const names = Object.fromEntries(
    (keys.data?.pages ?? []).flatMap(({ data }) =>
      data.map(({ id, name, last_four }) => [id, `${name ?? t.developers.nameless} …${last_four}`]),
    ),
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { path, request_id } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    show({ path: path!.trim() || undefined, request_id: request_id!.trim() || undefined, open: undefined })
  }
  return (
    <search>
      <form onSubmit={submit} className="grid grid-cols-2 gap-2 pb-4 lg:grid-cols-4">
        <Select
          label={t.developers.log_columns.by}
          choices={t.developers.log_by}
          value={search.by ?? ''}
          onChange={({ target }) => show({ by: (target.value || undefined) as LogSearch['by'], open: undefined })}
        />
        <Select
          label={t.developers.log_method}
          choices={{
            ...any(t.developers.log_method),
            GET: 'GET',
            POST: 'POST',
            PUT: 'PUT',
            PATCH: 'PATCH',
            DELETE: 'DELETE',
          }}
          value={search.method ?? ''}
          onChange={({ target }) =>
            show({ method: (target.value || undefined) as LogSearch['method'], open: undefined })
          }
        />
        <Select
          label={t.developers.log_status}
          choices={{ ...any(t.developers.log_status), ...t.developers.log_statuses }}
          value={search.status ?? ''}
          onChange={({ target }) => show({ status: target.value || undefined, open: undefined })}
        />
        <Select
          label={t.developers.log_key}
          choices={{ ...any(t.developers.log_key), ...names }}
          value={search.key_id ?? ''}
          onChange={({ target }) => show({ key_id: target.value || undefined, open: undefined })}
        />
        <input
          key={`path ${search.path}`}
          name="path"
          aria-label={t.developers.log_path}
          placeholder={t.developers.log_path}
          defaultValue={search.path}
          className="field col-span-2"
        />
        <input
          key={`id ${search.request_id}`}
          name="request_id"
          aria-label={t.developers.log_request_id}
          placeholder={t.developers.log_request_id}
          defaultValue={search.request_id}
          spellCheck={false}
          className="field max-lg:col-span-2"
        />
        <Button type="submit" className="min-h-9 max-lg:col-span-2">
          {t.developers.log_filter}
        </Button>
      </form>
    </search>
  )
}
