import { useEffect } from 'react'
import type { Mode } from '../api/call.ts'
import type { Present } from './whereabouts.ts'

/** What this window shows, visible to colleagues. */
export interface Sight {
  mode: Mode
  conversation_id: string
  doing: Present['doing']
}

let open: Omit<Sight, 'doing'> | null = null
let doing: Present['doing'] = 'looking'
let said_at = 0
let rest: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<(sight: Sight | null) => void>()

// After six seconds without a report, the service assumes that typing has ended.
const again_ms = 2500
const rest_ms = 4000

/** Null while the window is hidden. */
export function sight(): Sight | null {
  return open && !document.hidden ? { ...open, doing } : null
}

export function onSight(listener: (sight: Sight | null) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports the conversation as viewed while mounted. */
export function useSight(mode: Mode, conversation_id: string): void {
  useEffect(() => {
    const mine = { mode, conversation_id }
    open = mine
    doing = 'looking'
    tell()
    return () => {
      if (open !== mine) return
      open = null
      clearTimeout(rest)
      doing = 'looking'
      tell()
    }
  }, [mode, conversation_id])
}

/** Reports typing at once, then every few seconds. */
export function typed(what: 'noting' | 'replying'): void {
  clearTimeout(rest)
  rest = setTimeout(typedNoMore, rest_ms)
  if (doing === what && performance.now() - said_at < again_ms) return
  doing = what
  tell()
}

export function typedNoMore(): void {
  clearTimeout(rest)
  if (doing === 'looking') return
  doing = 'looking'
  tell()
}

function tell(): void {
  said_at = performance.now()
  for (const listener of listeners) listener(sight())
}

addEventListener('visibilitychange', tell)
