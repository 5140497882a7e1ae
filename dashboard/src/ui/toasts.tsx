import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
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

/** Says something in passing, for as long as it takes to read it, to take it back, or to see what went wrong. */
export function say(
  words: string,
  { undo, about, tone = 'plain' }: Partial<Pick<Toast, 'undo' | 'about' | 'tone'>> = {},
): void {
  const id = ++last
  change([...toasts.slice(-2), { id, words, tone, about, undo }])
  wait(id)
}

function wait(id: number): void {
  const toast = toasts.find((one) => one.id === id)
  if (toast)
    timers.set(
      id,
      setTimeout(() => dismiss(id), lasts_ms(toast)),
    )
}

function lasts_ms({ tone, undo }: Toast): number {
  if (tone === 'problem') return 20_000
  return undo ? 10_000 : 5_000
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

/** The page that makes room at its foot for what is said: it covers nothing. */
export const above_toasts = 'above-toasts'

function useRoom(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const page = document.getElementById(above_toasts)
      // Of this one element: a variable of the whole page has the whole page styled anew.
      if (page) page.style.paddingBottom = `${entry!.borderBoxSize[0]!.blockSize}px`
    })
    observer.observe(section.current!)
    return () => observer.disconnect()
  }, [section])
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
    for (const { id } of toasts) {
      clearTimeout(timers.get(id))
      if (!is_paused) wait(id)
    }
  }
  const section = useRef<HTMLElement>(null)
  useRoom(section)
  return (
    <section
      ref={section}
      aria-label={t.common.notifications}
      aria-live="polite"
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-1 px-3 not-empty:py-1.5 md:flex-row md:flex-wrap"
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
