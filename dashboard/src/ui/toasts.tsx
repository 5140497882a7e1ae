import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useText } from '../text/text.tsx'
import { Button, IconButton } from './button.tsx'

interface Toast {
  id: number
  words: string
  tone: 'plain' | 'problem'
  undo?: () => void
}

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** Says something in passing: ten seconds where it can be undone, and until it is dismissed where it went wrong. */
export function say(words: string, { undo, tone = 'plain' }: Partial<Pick<Toast, 'undo' | 'tone'>> = {}): void {
  const id = ++last
  change([...toasts.slice(-2), { id, words, tone, undo }])
  if (tone === 'plain') wait(id)
}

function wait(id: number): void {
  timers.set(
    id,
    setTimeout(() => dismiss(id), toasts.find((one) => one.id === id)?.undo ? 10_000 : 5_000),
  )
}

function dismiss(id: number): void {
  change(toasts.filter((one) => one.id !== id))
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

export function Toasts() {
  const t = useText()
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
  const pause = (is_paused: boolean) => {
    for (const { id, tone } of toasts) {
      clearTimeout(timers.get(id))
      if (!is_paused && tone === 'plain') wait(id)
    }
  }
  return (
    <section
      aria-label={t.common.notifications}
      aria-live="polite"
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
      className="pointer-events-none fixed inset-x-3 bottom-16 z-50 flex flex-col items-center gap-2 md:bottom-4"
    >
      {shown.map(({ id, words, tone, undo }) => (
        <div
          key={id}
          data-tone={tone}
          className="pointer-events-auto flex max-w-lg items-center gap-2 rounded-lg border border-line bg-raised py-1.5 ps-4 pe-1.5 text-sm shadow-raised data-[tone=problem]:border-danger-ink"
        >
          <p className="min-w-0 py-1 [overflow-wrap:anywhere]">{words}</p>
          {undo && (
            <Button
              kind="link"
              className="me-0!"
              onClick={() => {
                dismiss(id)
                undo()
              }}
            >
              {t.common.undo}
            </Button>
          )}
          <IconButton icon={X} label={t.common.dismiss} size={14} onClick={() => dismiss(id)} />
        </div>
      ))}
    </section>
  )
}
