import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { useAgo } from '../../../text/time.tsx'
import { Badge, Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { MessageCircleQuestion, PenLine } from '../../../ui/icons.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { type UnansweredReport, unansweredQuery } from '../articles.ts'
import { Examples } from './examples.tsx'

/** The next articles to write. */
export function Unanswered({ mode, ask }: { mode: Mode; ask: ((question: string) => void) | undefined }) {
  const t = useText()
  const found = useQuery(unansweredQuery(mode))
  if (found.isPending) return <Skeletons rows={4} className="h-16" />
  if (found.isError) return <Failed error={found.error} retry={() => found.refetch()} />
  const questions = found.data.data
  if (questions.length === 0)
    return (
      <Empty icon={MessageCircleQuestion} title={t.knowledge.unanswered_empty} hint={t.knowledge.unanswered_hint} />
    )
  return (
    <>
      <p className="pb-3 text-sm text-muted">{t.knowledge.unanswered_lead}</p>
      <ul
        aria-label={t.knowledge.unanswered_table}
        className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
      >
        {questions.map((question) => (
          <Row key={question.message_ids[0]} mode={mode} of={question} ask={ask} />
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  mode: Mode
  of: UnansweredReport
  ask: ((question: string) => void) | undefined
}

function Row({ mode, of, ask }: RowProps) {
  const t = useText()
  const ago = useAgo()
  const may = useMay(mode)
  const { count, asked_at, examples } = of
  const question = of.question ?? ''
  const short = question.slice(0, max_length_in_url).toWellFormed()
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <q dir="auto" className="words line-clamp-3 text-base">
          {question}
        </q>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-xs text-muted">
          <Badge tone={count > 1 ? 'warn' : 'plain'}>{t.knowledge.times(count)}</Badge>
          <time dateTime={asked_at}>{t.knowledge.last_asked(ago(asked_at))}</time>
          <Examples mode={mode} of={examples} />
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {ask && (
          <Button kind="quiet" onClick={() => ask(short)}>
            {t.knowledge.ask_run}
          </Button>
        )}
        {may('knowledge:write') && (
          <Link
            to="/$mode/knowledge/new"
            params={{ mode }}
            search={{ question: short }}
            aria-label={t.knowledge.write_for(question.slice(0, 100).toWellFormed())}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-md border border-line bg-surface px-3 py-1 text-sm font-medium hover:bg-sunken"
          >
            <PenLine size={14} aria-hidden />
            {t.knowledge.write}
          </Link>
        )}
      </div>
    </li>
  )
}

const max_length_in_url = 1000
