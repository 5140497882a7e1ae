import type { SearchResult } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Mode } from '../../../api/call.ts'
import { visible } from '../../../text/names.ts'
import { useText } from '../../../text/text.tsx'
import { When } from '../../../text/time.tsx'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { searchQuery } from '../data/search-query.ts'

export function ResultList({ mode, q }: { mode: Mode; q: string }) {
  const t = useText()
  const results = useQuery(searchQuery(mode, q))
  if (results.isPending) return <Skeletons rows={6} className="h-15" />
  if (results.isError) return <Failed error={results.error} retry={() => results.refetch()} />
  const found = results.data.data
  return (
    <div className="pane flex-1 short:min-h-[60dvh]">
      <p role="status" className="px-3 py-2 text-xs text-muted">
        {found.length === 0 ? '' : t.inbox.results(found.length)}
      </p>
      {found.length === 0 && <Empty title={t.inbox.search_empty} />}
      <ul aria-label={t.inbox.list} onKeyDown={walk}>
        {found.map((result) => (
          <li key={result.id}>
            <Result mode={mode} q={q} result={result} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Result({ mode, q, result }: { mode: Mode; q: string; result: SearchResult }) {
  const t = useText()
  const { id, type, title, contact_name, conversation_id, contact_id, created_at } = result
  const name = visible(contact_name) ?? visible(title) ?? t.inbox.no_subject
  const subject = type === 'contact' || title === contact_name ? undefined : visible(title)
  const inside = (
    <>
      <span className="flex items-baseline gap-2">
        <bdi className="min-w-0 flex-1 truncate text-sm font-medium">{name}</bdi>
        <span className="shrink-0 text-xs text-muted">
          <When at={created_at} as="short" />
        </span>
      </span>
      <span dir="auto" className="block truncate text-sm text-muted">
        <Marked {...result} />
      </span>
      <span className="block truncate text-xs text-muted">
        {t.inbox.result_types[type]}
        {subject && (
          <>
            {' · '}
            <bdi>{subject}</bdi>
          </>
        )}
      </span>
    </>
  )
  const look = 'block border-b border-line px-3 py-2 -outline-offset-2 hover:bg-canvas'
  if (conversation_id === null)
    return (
      <Link
        to="/$mode/inbox"
        params={{ mode }}
        search={{ view: 'all', status: 'any', contact: contact_id }}
        data-result
        className={look}
      >
        {inside}
      </Link>
    )
  return (
    <Link
      to="/$mode/inbox/$conversation_id"
      params={{ mode, conversation_id }}
      search={{ q }}
      hash={type === 'message' ? id : undefined}
      data-result
      className={look}
    >
      {inside}
    </Link>
  )
}

const max_before = 24

const withoutMarkup = (words: string) => words.replaceAll(/\*\*|`|(?<=^|\s)(?:#{1,6}|>)\s/g, '')

/** With the arrows from result to result, and from the first back to where one types. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!step) return
  const all = [...document.querySelectorAll<HTMLElement>('[data-result]')]
  const to = all.indexOf(document.activeElement as HTMLElement) + step
  if (to < 0) document.querySelector<HTMLElement>('search input')?.focus()
  else all[to]?.focus()
  event.preventDefault()
}

/** The snippet with what was looked for made to stand out. */
function Marked({ snippet, matches }: Pick<SearchResult, 'snippet' | 'matches'>) {
  const parts: ReactNode[] = []
  // A row has one line: the first match begins within it.
  let at = Math.max(0, (matches[0]?.start ?? 0) - max_before)
  if (at > 0) parts.push('…')
  for (const { start, end } of matches) {
    parts.push(withoutMarkup(snippet.slice(at, start)))
    parts.push(
      <mark key={start} className="rounded-[2px] bg-warn-soft text-warn-ink">
        {snippet.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return (
    <>
      {parts}
      {withoutMarkup(snippet.slice(at))}
    </>
  )
}
