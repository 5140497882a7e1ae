import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { shortcuts, useShortcut } from '../keyboard/shortcuts.ts'
import { useText } from '../text/text.tsx'
import { Button, IconButton } from './button.tsx'

interface Toast {
  id: number
  words: string
  tone: 'plain' | 'problem'
  /** The name of what it is about: anybody may have given it. */
  about?: string
  undo?: () => void
}

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** Says something in passing: ten seconds where it can be undone, and until it is dismissed where it went wrong. */
export function say(
  words: string,
  { undo, about, tone = 'plain' }: Partial<Pick<Toast, 'undo' | 'about' | 'tone'>> = {},
): void {
  const id = ++last
  change([...toasts.slice(-2), { id, words, tone, about, undo }])
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

function takeBack({ id, undo }: Pick<Toast, 'id' | 'undo'>): void {
  dismiss(id)
  undo?.()
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

const place = 'toasts'

/** Something stands below them, so high. Told to them alone: a variable of the whole page has the whole page styled anew. */
export function liftToasts(foot_px: number): void {
  document.getElementById(place)?.style.setProperty('--foot', `${foot_px}px`)
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
  // Ten seconds are few to get here with the tab key.
  const newest = shown.findLast(({ undo }) => undo)
  useShortcut('undo', newest ? () => takeBack(newest) : null)
  const pause = (is_paused: boolean) => {
    for (const { id, tone } of toasts) {
      clearTimeout(timers.get(id))
      if (!is_paused && tone === 'plain') wait(id)
    }
  }
  return (
    <section
      id={place}
      aria-label={t.common.notifications}
      aria-live="polite"
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
      className="pointer-events-none fixed inset-x-3 bottom-[calc(4rem+var(--foot,0px))] z-50 flex flex-col items-center gap-2 md:end-auto md:bottom-4 md:items-start short:bottom-11"
    >
      {shown.map(({ id, words, tone, about, undo }) => (
        <div
          key={id}
          data-tone={tone}
          className="pointer-events-auto flex max-w-lg items-center gap-2 rounded-lg border border-line bg-raised py-1.5 ps-4 pe-1.5 text-sm shadow-raised data-[tone=problem]:border-danger-ink"
        >
          <p className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere]">{words}</p>
          {about && <bdi className="max-w-40 shrink-0 truncate text-muted">{about}</bdi>}
          {undo && (
            <Button
              kind="link"
              className="me-0!"
              aria-keyshortcuts={shortcuts.undo.keys}
              onClick={() => takeBack({ id, undo })}
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
