import { type ComponentType, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Check } from './icons.tsx'
import { usePlace } from './place.ts'
import { entryFor, nothing_typed, typedOn } from './type-ahead.ts'

export interface Item {
  name: string
  label: ReactNode
  /** What it is found by when typed; needed where the label is more than text. */
  words?: string
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean; className?: string }>
  /** The heading it stands under. */
  group?: string
  /** One of several, this one in force. */
  checked?: boolean
  run: () => void
}

interface Props {
  id: string
  label: string
  items: Item[]
  button: RefObject<HTMLButtonElement | null>
  /** Gives the focus back to the button, or lets it go on. */
  close: (and: 'back' | 'on') => void
}

export function MenuList({ id, label, items, button, close }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const keys = useKeys(list, items, close)
  usePlace(list, button)
  useLayoutEffect(() => {
    const entries = entriesIn(list.current!)
    const first = entries.find((one) => one.getAttribute('aria-checked') === 'true') ?? entries[0]
    first?.focus()
  }, [])
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      {...keys}
      className="pane fixed z-40 max-h-[min(20rem,calc(100dvh-1rem))] w-max max-w-[min(20rem,calc(100vw-1rem))] min-w-44 rounded-lg border border-line bg-raised p-1 shadow-raised"
    >
      {groupsOf(items).map((those) => (
        <Group key={those[0]!.name} label={those[0]!.group}>
          {those.map((item) => (
            <Button
              key={item.name}
              item={item}
              choose={() => {
                close('back')
                item.run()
              }}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

/** Those that stand under one heading, in the order they came. */
function groupsOf(items: Item[]): Item[][] {
  const groups: Item[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last[0]!.group === item.group) last.push(item)
    else groups.push([item])
  }
  return groups
}

function Group({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a menu.
    <div
      role="group"
      aria-label={label}
      className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
    >
      {label && (
        <p aria-hidden className="px-2 pt-1 pb-0.5 text-xs font-medium text-muted">
          {label}
        </p>
      )}
      {children}
    </div>
  )
}

function Button({ item, choose }: { item: Item; choose: () => void }) {
  const { checked } = item
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a radio of a menu has a state.
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      onClick={choose}
      className="block min-h-8 w-full rounded-md px-2 py-1 text-start text-sm -outline-offset-2 hover:bg-sunken focus:bg-sunken"
    >
      <Entry item={item} />
    </button>
  )
}

export function Entry({ item: { label, icon: Icon, checked } }: { item: Item }) {
  return (
    <span className="flex w-full items-center gap-2">
      {Icon && <Icon size={15} aria-hidden className="shrink-0 text-muted" />}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {checked && <Check size={14} aria-hidden className="shrink-0 text-accent-ink" />}
    </span>
  )
}

/** What it is found by. */
export function wordsOf({ words, label, name }: Item): string {
  return words ?? (typeof label === 'string' ? label : name)
}

function useKeys(list: RefObject<HTMLDivElement | null>, items: Item[], close: Props['close']) {
  const typing = useRef(nothing_typed)
  function onKeyDown(event: KeyboardEvent) {
    const entries = entriesIn(list.current!)
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const go = (to: number) => entries[(to + entries.length) % entries.length]?.focus()
    const typed = typedOn(typing.current, event)
    if (event.key === 'Escape') close('back')
    else if (event.key === 'ArrowDown') go(at + 1)
    else if (event.key === 'ArrowUp') go(at - 1)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(-1)
    else if (event.key === 'Tab') return close('on')
    else if (typed) {
      typing.current = typed
      entries[entryFor(typed.words, items.map(wordsOf), at)]?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  // A space within a name presses nothing, in browsers that press as it is let go.
  function onKeyUp(event: KeyboardEvent) {
    if (event.key === ' ' && typing.current.words.endsWith(' ')) event.preventDefault()
  }
  return { onKeyDown, onKeyUp }
}

function entriesIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}
