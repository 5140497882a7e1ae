import { useEffect } from 'react'
import { administration } from '../api/service.ts'

const every_ms = 60_000
const signs = ['pointerdown', 'keydown', 'wheel'] as const

/** Tells the service, at most once a minute, that somebody uses the dashboard: an open window alone says nothing. */
export function useActivity(): void {
  useEffect(() => {
    let next_at = 0
    function tell(): void {
      if (performance.now() < next_at) return
      next_at = performance.now() + every_ms
      // The next sign makes up for a failure.
      administration.sessions.stayActive().catch(() => {})
    }
    for (const sign of signs) addEventListener(sign, tell, { capture: true, passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, tell, { capture: true })
    }
  }, [])
}
