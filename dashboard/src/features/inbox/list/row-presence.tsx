import type { Mode } from '../../../api/call.ts'
import { usePresent } from '../../../live/presence.ts'
import { useText } from '../../../text/text.tsx'
import { Eye, PenLine } from '../../../ui/icons.tsx'
import { othersWords, useOthers } from '../data/others.ts'

/** In a row of the list, quietly: nearly all of them are without anybody, and ask no further. */
export function RowPresence({ mode, conversation_id }: { mode: Mode; conversation_id: string }) {
  const is_empty = usePresent(mode, conversation_id).length === 0
  return is_empty ? null : <RowOthers mode={mode} conversation_id={conversation_id} />
}

function RowOthers({ mode, conversation_id }: { mode: Mode; conversation_id: string }) {
  const t = useText()
  const others = useOthers(mode, conversation_id)
  if (others.length === 0) return null
  const words = othersWords(others, t) || t.teamwork.also_here(others.map(({ name }) => name))
  const Icon = others.some(({ doing }) => doing !== 'looking') ? PenLine : Eye
  return (
    <span title={words} className="flex shrink-0 items-center text-accent-ink">
      <Icon size={13} aria-hidden />
      <span className="sr-only">{words}</span>
    </span>
  )
}
