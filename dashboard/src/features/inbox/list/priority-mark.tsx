import { useText } from '../../../text/text.tsx'
import { ChevronDown, ChevronsUp, ChevronUp, Equal } from '../../../ui/icons.tsx'
import type { Conversation } from '../data/queries.ts'

export type Priority = Conversation['priority']

const icons = { low: ChevronDown, medium: Equal, high: ChevronUp, urgent: ChevronsUp }

/** What is urgent stands out as a chip. */
export function PriorityMark({ priority, is_short }: { priority: Priority; is_short?: boolean }) {
  const t = useText()
  if (priority === 'none') return null
  const Icon = icons[priority]
  const tone =
    priority === 'urgent'
      ? 'rounded-sm bg-danger-soft px-1 font-medium text-danger-ink'
      : priority === 'high'
        ? 'text-warn-ink'
        : ''
  return (
    <span className={`flex shrink-0 items-center gap-0.5 ${tone}`}>
      <Icon size={12} aria-hidden />
      <span className={is_short ? 'sr-only' : ''}>{t.inbox.priorities[priority]}</span>
    </span>
  )
}
