import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Badge, Empty, Skeletons } from '../../../ui/bits.tsx'
import { ThumbsDown } from '../../../ui/icons.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { type ArticleReport, mendQuery } from '../articles.ts'
import { Examples } from './examples.tsx'

/** The next articles to improve. */
export function ToMend({ mode }: { mode: Mode }) {
  const t = useText()
  const found = useQuery(mendQuery(mode))
  if (found.isPending) return <Skeletons rows={4} className="h-16" />
  if (found.isError) return <Failed error={found.error} retry={() => found.refetch()} />
  const articles = found.data.data
  if (articles.length === 0)
    return <Empty icon={ThumbsDown} title={t.knowledge.mend_empty} hint={t.knowledge.mend_hint} />
  return (
    <>
      <p className="pb-3 text-sm text-muted">{t.knowledge.mend_lead}</p>
      <ul
        aria-label={t.knowledge.mend_table}
        className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
      >
        {articles.map((article) => (
          <Row key={article.article_id} mode={mode} of={article} />
        ))}
      </ul>
    </>
  )
}

function Row({ mode, of }: { mode: Mode; of: ArticleReport }) {
  const t = useText()
  const { article_id, title, thumbs_down, thumbs_up, examples } = of
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to="/$mode/knowledge/$article_id"
          params={{ mode, article_id }}
          className="min-w-0 truncate text-base font-medium hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
        <Badge tone="danger">{t.knowledge.downs(thumbs_down)}</Badge>
        {thumbs_up > 0 && <span className="text-xs text-muted">{t.knowledge.ups(thumbs_up)}</span>}
      </div>
      <ul className="flex flex-col gap-1 pt-2">
        {examples.map((example) => (
          <li key={example.message_id} className="flex flex-wrap items-baseline gap-x-3 text-sm">
            {example.comment === null ? (
              <span className="text-muted">{t.knowledge.no_comment}</span>
            ) : (
              <q dir="auto" className="words line-clamp-3 min-w-0">
                {example.comment}
              </q>
            )}
            <span className="text-xs">
              <Examples mode={mode} of={[example]} />
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
