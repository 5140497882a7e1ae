import { useEffect, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import type { Present } from '../../../live/presence.ts'
import { useText, type Words } from '../../../text/text.tsx'
import { PenLine } from '../../../ui/icons.tsx'
import { othersWords, useOthers } from '../data/others.ts'

/** Above what one writes: somebody else writes, too. Told aloud once, not with each pause for thought. */
export function Writers({ mode, conversation_id }: { mode: Mode; conversation_id: string }) {
  const t = useText()
  const others = useOthers(mode, conversation_id)
  const words = othersWords(others, t)
  const aloud = useAloud(others, t)
  return (
    <>
      <p role="status" className="sr-only">
        {aloud}
      </p>
      {words && (
        <p aria-hidden className="flex items-center gap-1.5 px-4 pb-1.5 text-xs text-muted">
          <PenLine size={12} className="shrink-0 motion-safe:animate-pulse" />
          <span className="truncate">{words}</span>
        </p>
      )}
    </>
  )
}

const quiet_ms = 60_000

function useAloud(others: readonly Present[], t: Words): string {
  const heard = useRef(new Map<string, number>())
  const [aloud, setAloud] = useState('')
  useEffect(() => {
    const fresh = others.filter(({ user_id, doing }) => {
      if (doing === 'looking') return false
      const name = `${user_id} ${doing}`
      const last = heard.current.get(name) ?? Number.NEGATIVE_INFINITY
      heard.current.set(name, performance.now())
      return performance.now() - last > quiet_ms
    })
    if (fresh.length > 0) setAloud(othersWords(fresh, t))
    else if (othersWords(others, t) === '') setAloud('')
  }, [others, t])
  return aloud
}
