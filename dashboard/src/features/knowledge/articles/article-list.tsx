import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { useLanguage, useText } from '../../../text/page-text.ts'
import { useAgo } from '../../../text/time.tsx'
import { Badge, Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field.tsx'
import { BookOpen } from '../../../ui/icons.tsx'
import { More } from '../../../ui/more.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { type Article, articlesQuery } from '../articles.ts'
import type { KnowledgeSearch } from '../knowledge-search.ts'
import { languageName, useLanguageNames } from './languages.ts'

interface Props {
  mode: Mode
  search: KnowledgeSearch
}

export function ArticleList({ mode, search }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const names = useLanguageNames(search.language ? [search.language] : [])
  const found = useInfiniteQuery(articlesQuery(mode, search))
  const articles = rowsOf(found.data)
  const { q, status, language } = search
  const is_filtered = q !== undefined || status !== undefined || language !== undefined
  const show = (changes: Partial<KnowledgeSearch>) =>
    navigate({ to: '/$mode/knowledge', params: { mode }, search: { ...search, ...changes }, replace: true })
  return (
    <>
      <search className="grid grid-cols-2 gap-2 pb-4 sm:grid-cols-[1fr_auto_auto]">
        <SearchField
          label={t.knowledge.search}
          q={q}
          look={(q) => show({ q: q || undefined })}
          className="col-span-2 sm:col-span-1"
        />
        <Select
          label={t.knowledge.status}
          choices={{ '': t.knowledge.any_status, ...t.knowledge.statuses }}
          value={status ?? ''}
          onChange={({ target }) => show({ status: (target.value || undefined) as KnowledgeSearch['status'] })}
        />
        <Select
          label={t.knowledge.language}
          choices={{ '': t.knowledge.any_language, ...names }}
          value={language ?? ''}
          onChange={({ target }) => show({ language: target.value || undefined })}
          className="sm:max-w-44"
        />
      </search>
      {found.isPending && <Skeletons rows={6} className="h-12" />}
      {found.isError && articles.length === 0 && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.isSuccess && articles.length === 0 && is_filtered && (
        <Empty icon={BookOpen} title={t.knowledge.none}>
          <Button onClick={() => show({ q: undefined, status: undefined, language: undefined })}>
            {t.knowledge.clear}
          </Button>
        </Empty>
      )}
      {found.isSuccess && articles.length === 0 && !is_filtered && (
        <Empty icon={BookOpen} title={t.knowledge.empty} hint={t.knowledge.empty_hint} />
      )}
      {articles.length > 0 && (
        <ul
          aria-label={t.knowledge.table}
          aria-busy={found.isPlaceholderData}
          className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
        >
          {articles.map((article) => (
            <li key={article.id}>
              <Row mode={mode} article={article} />
            </li>
          ))}
        </ul>
      )}
      <More of={found} />
    </>
  )
}

function Row({ mode, article }: { mode: Mode; article: Article }) {
  const t = useText()
  const ago = useAgo()
  const page_language = useLanguage()
  const { id, title, body, language, status, updated_at } = article
  return (
    <Link
      to="/$mode/knowledge/$article_id"
      params={{ mode, article_id: id }}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 -outline-offset-2 hover:bg-canvas"
    >
      <span className="min-w-0 flex-1 basis-56">
        <bdi className="block truncate text-base font-medium">{title}</bdi>
        <bdi className="block truncate text-xs text-muted">{beginning(body)}</bdi>
      </span>
      <span className="flex shrink-0 flex-wrap items-center gap-x-3 text-xs text-muted">
        <span>{languageName(language, page_language)}</span>
        <time dateTime={updated_at}>{t.knowledge.changed(ago(updated_at))}</time>
        <ArticleStatus status={status} />
      </span>
    </Link>
  )
}

export function ArticleStatus({ status }: Pick<Article, 'status'>) {
  const t = useText()
  return <Badge tone={status === 'published' ? 'good' : 'plain'}>{t.knowledge.statuses[status]}</Badge>
}

/** The first words, without Markdown. */
function beginning(body: string): string {
  return body
    .slice(0, 400)
    .replace(/^#{1,6}\s+|[*_`>]+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
