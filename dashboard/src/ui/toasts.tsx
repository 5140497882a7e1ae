import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { shortcuts, useShortcut } from '../keyboard/shortcuts.ts'
import { useText } from '../text/text.tsx'
import { Button, IconButton } from './button.tsx'
import { raiseToasts, toasts_id } from './clear-of-toasts.ts'
import { X } from './icons.tsx'

interface Toast {
  id: number
  words: string
  tone: 'plain' | 'problem'
  /** The name of what it is about: anybody may have given it. */
  about?: string
  undo?: Undo
}

/** Awaited before the next one begins. */
type Undo = () => unknown

interface Options extends Partial<Pick<Toast, 'about' | 'tone'>> {
  undo?: Undo
  /** It can be undone also when this is no longer shown. */
  is_lasting?: boolean
}

/** Something that isn't done yet, and can be undone once it is. */
interface Pending {
  id: number
  is_unwanted: boolean
  stop?: () => void
}

let toasts: readonly Toast[] = []
let pending: readonly Pending[] = []
/** What lasts, the newest last. */
let history: readonly { id: number; undo: Undo }[] = []
const max_history = 10
let last = 0
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** Says something in passing, for as long as it takes to read it, to take it back, or to see what went wrong. */
export function say(words: string, options?: Options): void {
  show(++last, words, options)
}

/** Somebody else is here now, or in another mode. */
export function forgetHistory(): void {
  history = []
  tell()
}

export interface Announced {
  /** Says what was done. If the user has already undone it, it's undone now, and nothing else is said. */
  say(words: string, options?: Options): void
  /** The same without a word: it is seen where it was done. */
  keep(undo: Undo): void
  /** Nothing was done that could be undone. */
  end(): void
}

/**
 * Announces something that can be undone once it's done. Until then, the undo key is meant for it, and not for what was done
 * before. `stop` is called if it's undone before it's done.
 */
export function announce(stop?: () => void): Announced {
  const one: Pending = { id: ++last, is_unwanted: false, stop }
  pending = [...pending, one]
  tell()
  function end(): void {
    one.is_unwanted = false
    pending = pending.filter((other) => other !== one)
    tell()
  }
  return {
    end,
    say(words, options) {
      const { is_unwanted } = one
      end()
      if (is_unwanted && options?.undo) run(options.undo)
      else show(one.id, words, options)
    },
    keep(undo) {
      const { is_unwanted } = one
      end()
      if (is_unwanted) run(undo)
      else remember(one.id, undo)
    },
  }
}

/** For a mutation that can be undone: it's announced when it begins. */
export const announcing = {
  onMutate: () => announce(),
  onSettled(_data: unknown, _error: unknown, _variables: unknown, announced: Announced | undefined): void {
    announced?.end()
  },
}

function show(id: number, words: string, { undo, about, tone = 'plain', is_lasting }: Options = {}): void {
  if (undo && is_lasting) remember(id, undo)
  // None goes under somebody's pointer.
  const kept = areInUse() ? toasts : toasts.slice(-2)
  change([...kept, { id, words, tone, about, undo }])
  wait(id)
}

function remember(id: number, undo: Undo): void {
  history = [...history, { id, undo }].slice(-max_history)
  tell()
}

let undoing: Promise<unknown> = Promise.resolve()

/** One after the other: each goes by what the one before it left. */
function run(undo: Undo): void {
  undoing = undoing.then(undo, undo)
}

function wait(id: number): void {
  clearTimeout(timers.get(id))
  const toast = toasts.find((one) => one.id === id)
  if (!toast) return
  // Looked at when its time is up: an element that is removed says neither that the pointer left nor that the focus did.
  timers.set(
    id,
    setTimeout(() => (areInUse() ? wait(id) : dismiss(id)), lasts_ms(toast)),
  )
}

function areInUse(): boolean {
  return document.querySelector(`#${toasts_id}:is(:hover, :focus-within)`) !== null
}

function lasts_ms({ tone, undo }: Toast): number {
  if (tone === 'problem') return 20_000
  return undo ? 10_000 : 5_000
}

function dismiss(id: number): void {
  change(toasts.filter((one) => one.id !== id))
}

function takeBack({ id, undo }: Pick<Toast, 'id' | 'undo'>): void {
  history = history.filter((one) => one.id !== id)
  dismiss(id)
  if (undo) run(undo)
}

/** By when it was begun, and not by when it was done. */
function newestUndo(): Pick<Toast, 'id' | 'undo'> | Pending | undefined {
  const all = [...history, ...toasts.filter(({ undo }) => undo), ...pending.filter(({ is_unwanted }) => !is_unwanted)]
  return all.toSorted((a, b) => a.id - b.id).at(-1)
}

function takeBackNewest(): void {
  const newest = newestUndo()
  if (!newest) return
  if (!('is_unwanted' in newest)) return takeBack(newest)
  newest.is_unwanted = true
  newest.stop?.()
}

function change(next: readonly Toast[]): void {
  toasts = next
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function Toasts() {
  const t = useText()
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const has_undo = useSyncExternalStore(subscribe, () => newestUndo() !== undefined)
  // Ten seconds are few to get here with the tab key.
  useShortcut('undo', has_undo ? takeBackNewest : null)
  // What is kept clear may have moved since the last one without another size, as what sticks to the foot of a page does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at each change.
  useLayoutEffect(raiseToasts, [shown])
  // Its column depends on the width of the window.
  useEffect(() => {
    addEventListener('resize', raiseToasts)
    return () => removeEventListener('resize', raiseToasts)
  }, [])
  const waitAnew = () => {
    for (const { id } of toasts) wait(id)
  }
  const placed = shown.map((toast, place) => ({ ...toast, place }))
  const of = (tone: Toast['tone']) =>
    placed.filter((one) => one.tone === tone).map((one) => <Said key={one.id} toast={one} place={one.place} />)
  return (
    <section
      id={toasts_id}
      aria-label={t.common.notifications}
      onPointerLeave={waitAnew}
      onBlur={waitAnew}
      // The newest on top: none that one is about to click is moved by another.
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col-reverse gap-1 p-2 md:start-13 md:end-auto md:w-88 md:in-data-[rail=wide]:start-56"
    >
      <div role="status" aria-atomic={false} className="contents">
        {of('plain')}
      </div>
      <div role="alert" aria-atomic={false} className="contents">
        {of('problem')}
      </div>
    </section>
  )
}

function Said({ toast, place }: { toast: Toast; place: number }) {
  const t = useText()
  const { id, words, tone, about, undo } = toast
  return (
    <div
      data-tone={tone}
      style={{ order: place }}
      className="pointer-events-auto flex items-center gap-2 rounded-lg border border-line bg-raised py-1.5 ps-4 pe-1.5 text-sm shadow-raised data-[tone=problem]:border-danger-ink"
    >
      <p className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere]">{words}</p>
      {about && <bdi className="max-w-32 shrink-0 truncate text-muted">{about}</bdi>}
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
  )
}
