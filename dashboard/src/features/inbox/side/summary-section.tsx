import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Badge, Skeleton } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { type Conversation, messagesQuery, summaryQuery } from '../data/queries.ts'
import { Evidence } from './evidence.tsx'
import { Section } from './section.tsx'

/** What was said so far, in short, each point with the words it rests on. */
export function SummarySection({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const queries = useQueryClient()
  const may_write = useMay(mode)('conversations:write')
  const found = useQuery(summaryQuery(mode, conversation.id))
  const thread = useInfiniteQuery(messagesQuery(mode, conversation.id))
  const summarize = useMutation({
    mutationFn: () => service[mode].conversations.summarize(conversation.id),
    onSuccess: () => queries.invalidateQueries(summaryQuery(mode, conversation.id)),
  })
  const summary = found.data
  const since = rowsOf(thread.data).filter(
    (message) => summary && !message.private && message.id > summary.covers_through_message_id,
  ).length
  const can_make = may_write && conversation.last_message_at !== null && (!summary || since > 0 || summary.stale)
  return (
    <Section
      title={t.inbox.summary}
      act={
        can_make && (
          <Button kind="link" busy={summarize.isPending} onClick={() => summarize.mutate()}>
            {summary ? t.inbox.summarize_again : t.inbox.summarize}
          </Button>
        )
      }
    >
      {found.isPending && <Skeleton className="h-16" />}
      <Problem error={summarize.error} />
      {summary && (
        <>
          <p dir="auto" className="words text-sm whitespace-pre-line">
            {summary.summary}
          </p>
          <p className="flex flex-wrap items-center gap-2 pt-1.5 text-xs text-muted">
            {summary.engine === 'embedded' ? t.inbox.summary_extract : t.inbox.summary_generated}
            {summary.verification === 'stranger' && <Badge tone="danger">{t.visitors.with_stranger}</Badge>}
            {since > 0 && <Badge tone="warn">{t.inbox.summary_new(since)}</Badge>}
          </p>
          {summary.points.length > 0 && (
            <details className="pt-2 text-sm">
              <summary className="min-h-6 rounded-sm text-accent-ink">{t.inbox.summary_evidence}</summary>
              <ul className="flex flex-col gap-2 pt-2">
                {summary.points.map(({ kind, quote, message_id }) => (
                  <li key={`${message_id} ${quote}`}>
                    <p className="text-xs font-medium text-muted">{t.inbox.point_kinds[kind] ?? kind}</p>
                    <Evidence quote={quote ?? ''} message_id={message_id} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </Section>
  )
}
