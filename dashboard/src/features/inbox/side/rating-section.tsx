import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { type Conversation, ratingQuery } from '../data/queries.ts'
import { Section } from './section.tsx'

/** How the customer rated the conversation, once they have. */
export function RatingSection({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const { score, comment, rated_at } = useQuery(ratingQuery(mode, conversation.id)).data ?? {}
  if (!score) return null
  return (
    <Section title={t.visitors.rating}>
      <p className="flex items-baseline gap-2 text-sm">
        <span role="img" aria-label={t.visitors.rated(score)} className="text-warn-ink">
          {'★'.repeat(score)}
          <span className="text-muted">{'☆'.repeat(5 - score)}</span>
        </span>
        {rated_at && (
          <span className="text-xs text-muted">
            <When at={rated_at} />
          </span>
        )}
      </p>
      {comment && (
        <p dir="auto" className="pt-1.5 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
          {comment}
        </p>
      )}
    </Section>
  )
}
