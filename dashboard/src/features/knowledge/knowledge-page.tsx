import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { useMay } from '../../session/session.ts'
import { useText } from '../../text/page-text.ts'
import { Button } from '../../ui/button.tsx'
import { FileUp, Plus } from '../../ui/icons.tsx'
import { Page } from '../../ui/page.tsx'
import { ArticleList } from './articles/article-list.tsx'
import { ImportFiles } from './import/import-files.tsx'
import { views } from './knowledge-search.ts'
import { Ask } from './questions/ask.tsx'
import { ToMend } from './questions/to-mend.tsx'
import { Unanswered } from './questions/unanswered.tsx'
import { Try } from './trials/try.tsx'

export function KnowledgePage() {
  const t = useText()
  const navigate = useNavigate()
  const mode = useParams({ strict: false }).mode as Mode
  const search = useSearch({ from: '/$mode/knowledge' })
  const may = useMay(mode)
  const [is_importing, setImporting] = useState(false)
  const { view = 'articles', ask } = search
  const may_write = may('knowledge:write')
  const may_ask = may_write || may('conversations:write')
  const asks = (question: string) =>
    navigate({ to: '/$mode/knowledge', params: { mode }, search: { ...search, ask: question }, replace: true })
  return (
    <Page
      wide
      title={t.knowledge.title}
      lead={t.knowledge.lead}
      act={
        may_write && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setImporting(true)}>
              <FileUp size={15} aria-hidden />
              {t.knowledge.import}
            </Button>
            <Button
              kind="primary"
              onClick={() => navigate({ to: '/$mode/knowledge/new', params: { mode }, search: {} })}
            >
              <Plus size={15} aria-hidden />
              {t.knowledge.new_article}
            </Button>
          </div>
        )
      }
    >
      <Views mode={mode} view={view} ask={ask} />
      {may_ask && (
        <Button kind="link" onClick={toAsk} className="-ms-2 mb-3 text-start lg:hidden">
          {t.knowledge.ask}
        </Button>
      )}
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
        <div className="min-w-0 flex-1">
          {view === 'articles' && <ArticleList mode={mode} search={search} />}
          {view === 'unanswered' && <Unanswered mode={mode} ask={may_ask ? asks : undefined} />}
          {view === 'mend' && <ToMend mode={mode} />}
          {view === 'try' && <Try mode={mode} />}
        </div>
        {may_ask && (
          <div className="lg:sticky lg:top-6 lg:w-96 lg:shrink-0">
            <Ask mode={mode} asked={ask} onAsked={asks} />
          </div>
        )}
      </div>
      {is_importing && <ImportFiles mode={mode} onClose={() => setImporting(false)} />}
    </Page>
  )
}

function Views({ mode, view, ask }: { mode: Mode; view: (typeof views)[number]; ask: string | undefined }) {
  const t = useText()
  return (
    <nav
      aria-label={t.knowledge.views_label}
      className="mb-4 flex gap-0.5 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {views.map((one) => (
        <Link
          key={one}
          to="/$mode/knowledge"
          params={{ mode }}
          search={{ view: one === 'articles' ? undefined : one, ask }}
          aria-current={view === one ? 'page' : undefined}
          className="border-b-2 border-transparent px-3 py-1.5 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
          activeProps={{}}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {t.knowledge.views[one]}
        </Link>
      ))}
    </nav>
  )
}

/** With a single column, the question box is far below. */
function toAsk(): void {
  const box = document.getElementById('ask')
  box?.scrollIntoView({ block: 'start' })
  box?.querySelector('textarea')?.focus({ preventScroll: true })
}
