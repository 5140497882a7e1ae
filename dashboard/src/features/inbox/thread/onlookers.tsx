import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Avatar } from '../../../ui/bits.tsx'
import { Eye } from '../../../ui/icons.tsx'
import { useOthers } from '../data/others.ts'

const max_shown = 3

/** Who else looks at the conversation. */
export function Onlookers({ mode, conversation_id }: { mode: Mode; conversation_id: string }) {
  const t = useText()
  // The customer writes, and does not look on.
  const others = useOthers(mode, conversation_id).filter(({ doing }) => doing !== 'typing')
  if (others.length === 0) return null
  const names = others.map(({ name }) => name)
  return (
    <span
      role="img"
      aria-label={t.teamwork.also_here(names)}
      title={t.teamwork.also_here(names)}
      className="flex shrink-0 items-center -space-x-1.5 rounded-full bg-sunken ps-1.5 rtl:space-x-reverse"
    >
      <Eye size={13} aria-hidden className="me-3 text-muted" />
      {others.slice(0, max_shown).map(({ user_id, name }) => (
        <span key={user_id} className="rounded-full ring-2 ring-surface">
          <Avatar name={name} size="sm" />
        </span>
      ))}
      {others.length > max_shown && (
        <span aria-hidden className="ps-2.5 text-xs font-normal text-muted">
          +{others.length - max_shown}
        </span>
      )}
    </span>
  )
}
