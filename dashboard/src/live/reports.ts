import { administration, leaving } from '../api/service.ts'
import type { Sight } from './sight.ts'

/** Reports to the service what this browser's windows show. */
export interface Reports {
  show(window: string, sight: Sight | null): void
  /** The service may have forgotten it, so it's reported at once. */
  repeat(): void
}

const every_ms = 10_000

export function openReports(): Reports {
  const windows = new Map<string, Sight>()
  const sending = new Map<string, Promise<unknown>>()
  let clock: ReturnType<typeof setInterval> | undefined

  function report(window: string): void {
    // One at a time per window, so that the latest report arrives last. Of those waiting, only the latest is sent.
    if (sending.has(window)) return
    const what = windows.get(window)
    if (!what) return
    const sent = sendSight(window, what).finally(() => {
      sending.delete(window)
      if (windows.has(window) && windows.get(window) !== what) report(window)
    })
    sending.set(window, sent)
  }

  const repeat = () => {
    for (const window of windows.keys()) report(window)
  }

  return {
    show(window, sight) {
      const before = windows.get(window)
      if (sight) {
        windows.set(window, sight)
        report(window)
      } else if (before) {
        windows.delete(window)
        const late = sending.get(window) ?? Promise.resolve()
        late.then(() => {
          if (!windows.has(window)) return sendSight(window, { ...before, conversation_id: null })
        })
      }
      if (windows.size === 0) clearInterval(clock)
      if (windows.size === 0) clock = undefined
      else clock ??= setInterval(repeat, every_ms)
    },
    repeat,
  }
}

/** A failed report is soon repeated, or expires. */
export async function sendSight(
  window: string,
  { mode, conversation_id, doing }: Omit<Sight, 'conversation_id'> & { conversation_id: string | null },
  { is_leaving = false } = {},
): Promise<void> {
  const body = { mode, window, conversation_id, ...(conversation_id !== null && { doing }) }
  const { inbox } = is_leaving ? leaving : administration
  await inbox.reportSight(body).catch(() => {})
}
