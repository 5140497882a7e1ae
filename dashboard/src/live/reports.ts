import { administration, leaving } from '../api/service.ts'
import type { Sight } from './sight.ts'

/** Tells the service what the windows of this browser show. */
export interface Reports {
  show(window: string, sight: Sight | null): void
  /** The service may have forgotten: it is told at once. */
  repeat(): void
}

const every_ms = 10_000

export function openReports(): Reports {
  const windows = new Map<string, Sight>()
  const sending = new Map<string, Promise<unknown>>()
  let clock: ReturnType<typeof setInterval> | undefined

  function report(window: string): void {
    // One at a time for each window, so that the last word is the last to arrive; of those that wait, only that.
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

/** What fails is told again soon, or forgotten by itself. */
export async function sendSight(
  window: string,
  { mode, conversation_id, doing }: Omit<Sight, 'conversation_id'> & { conversation_id: string | null },
  { is_leaving = false } = {},
): Promise<void> {
  const body = { mode, window, conversation_id, ...(conversation_id !== null && { doing }) }
  const { inbox } = is_leaving ? leaving : administration
  await inbox.reportSight(body).catch(() => {})
}
