import { useText } from '../../../text/text.tsx'
import { PenLine } from '../../../ui/icons.tsx'
import { useHasDraft } from '../data/drafts.ts'
import type { Place } from '../data/outbox.ts'

/** Something was begun here and not sent. */
export function DraftMark(place: Place) {
  const t = useText()
  if (!useHasDraft(place)) return null
  return (
    <span className="flex shrink-0 items-center gap-1 font-medium text-accent-ink">
      <PenLine size={11} aria-hidden />
      {t.conversation.draft}
    </span>
  )
}
