import { ChevronDown, ChevronsUp, ChevronUp, Equal } from 'lucide-react'
import { useText } from '../../../text/text.tsx'
import type { Conversation } from '../data/queries.ts'

export type Priority = Conversation['priority']

const icons = { low: ChevronDown, medium: Equal, high: ChevronUp, urgent: ChevronsUp }

export function PriorityMark({ priority }: { priority: Priority }) {
  const t = useText()
  if (priority === 'none') return null
  const Icon = icons[priority]
  const tone = priority === 'urgent' ? 'text-danger-ink' : priority === 'high' ? 'text-warn-ink' : ''
  return (
    <span className={`flex shrink-0 items-center gap-0.5 ${tone}`}>
      <Icon size={12} aria-hidden />
      {t.inbox.priorities[priority]}
    </span>
  )
}
