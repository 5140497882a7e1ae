import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, type Mode } from '../../../api/call.ts'
import type { Versioned } from '../../../api/versioned.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { ArrowLeft } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { type Article, articleQuery } from '../articles.ts'
import { Ask } from '../questions/ask.tsx'
import { ArticleStatus } from './article-list.tsx'
import { ArticleText } from './article-text.tsx'
import { Editor } from './editor.tsx'

export function ArticlePage() {
  const { mode, article_id } = useParams({ strict: false }) as { mode: Mode; article_id: string }
  const found = useQuery(articleQuery(mode, article_id))
  const is_gone = found.error instanceof ApiError && found.error.status === 404
  if (found.isPending) return <Skeletons rows={5} className="h-12" />
  if (!found.data) return <Failed error={found.error} retry={() => found.refetch()} />
  return <Found key={article_id} mode={mode} found={found.data} is_gone={is_gone} />
}

export function NewArticlePage() {
  const t = useText()
  const mode = useParams({ strict: false }).mode as Mode
  const { question } = useSearch({ from: '/$mode/knowledge/new' })
  const [is_unsaved, setUnsaved] = useState(false)
  if (!useMay(mode)('knowledge:write')) return <Empty is_page title={t.knowledge.read_only} />
  return (
    <Page wide title={t.knowledge.new_title} lead={<Back mode={mode} />}>
      <Editor
        key={question}
        mode={mode}
        question={question}
        onUnsaved={setUnsaved}
        beside={<Ask mode={mode} asked={question} is_unsaved={is_unsaved} />}
      />
    </Page>
  )
}

function Found({ mode, found, is_gone }: { mode: Mode; found: Versioned<Article>; is_gone: boolean }) {
  const t = useText()
  const may = useMay(mode)
  const [is_unsaved, setUnsaved] = useState(false)
  const may_write = may('knowledge:write')
  const ask = (may_write || may('conversations:write')) && <Ask mode={mode} is_unsaved={is_unsaved} />
  return (
    <Page wide title={may_write ? t.knowledge.edit_title : found.object.title} lead={<Back mode={mode} />}>
      {may_write ? (
        <Editor mode={mode} found={found} is_gone={is_gone} onUnsaved={setUnsaved} beside={ask} />
      ) : (
        <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
          <article className="min-w-0 flex-1 rounded-lg border border-line bg-surface p-4">
            <p className="flex flex-wrap items-center gap-3 pb-3 text-sm text-muted">
              <ArticleStatus status={found.object.status} />
              {t.knowledge.read_only}
            </p>
            <ArticleText text={found.object.body} />
          </article>
          {ask && <div className="lg:w-96 lg:shrink-0">{ask}</div>}
        </div>
      )}
    </Page>
  )
}

function Back({ mode }: { mode: Mode }) {
  const t = useText()
  return (
    <Link
      to="/$mode/knowledge"
      activeOptions={{ exact: true }}
      params={{ mode }}
      search={{}}
      className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
    >
      <ArrowLeft size={14} aria-hidden className="rtl:-scale-x-100" />
      {t.knowledge.back}
    </Link>
  )
}
