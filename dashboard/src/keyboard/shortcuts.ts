import { useEffect, useEffectEvent } from 'react'
import type { Dictionary } from '../text/text.tsx'
import { stored } from '../ui/stored.ts'

type Name = keyof Dictionary['shell']['shortcut']
type Group = keyof Dictionary['shell']['shortcut_groups']

interface Shortcut {
  group: Group
  /** Keys one after the other; `mod+` is ⌘ on a Mac and Ctrl elsewhere. */
  keys: string
}

export const shortcuts: Record<Name, Shortcut> = {
  go_inbox: { group: 'go', keys: 'g i' },
  go_mine: { group: 'go', keys: 'g m' },
  go_unassigned: { group: 'go', keys: 'g u' },
  go_leads: { group: 'go', keys: 'g d' },
  go_keys: { group: 'go', keys: 'g k' },
  go_log: { group: 'go', keys: 'g l' },
  go_webhooks: { group: 'go', keys: 'g w' },
  next: { group: 'list', keys: 'j' },
  previous: { group: 'list', keys: 'k' },
  search: { group: 'list', keys: '/' },
  back: { group: 'list', keys: 'Escape' },
  reply: { group: 'conversation', keys: 'r' },
  note: { group: 'conversation', keys: 'n' },
  claim: { group: 'conversation', keys: 't' },
  resolve: { group: 'conversation', keys: 'e' },
  snooze: { group: 'conversation', keys: 's' },
  assign: { group: 'conversation', keys: 'a' },
  priority: { group: 'conversation', keys: 'p' },
  labels: { group: 'conversation', keys: 'l' },
  send: { group: 'conversation', keys: 'mod+Enter' },
  commands: { group: 'everywhere', keys: 'mod+k' },
  help: { group: 'everywhere', keys: '?' },
}

/** Whoever dictates or has a tremor may switch single keys off (WCAG 2.1.4); those with ⌘ or Ctrl stay. */
export const single_keys = stored('parley.single_keys', true, (value) => typeof value === 'boolean')

export const is_mac = /mac|iphone|ipad/i.test(navigator.userAgent)

export function keysShown(keys: string): string[] {
  return keys.split(' ').map((key) => {
    const words = key
      .replace('mod+', is_mac ? '⌘' : 'Ctrl ')
      .replace('Enter', '↵')
      .replace('Escape', 'Esc')
    return /^[a-z]$/.test(words)
      ? words.toUpperCase()
      : words.replace(/ ([a-z])$/, (_, letter) => ` ${letter.toUpperCase()}`)
  })
}

const handlers = new Map<Name, (event: KeyboardEvent) => void>()
let begun: { key: string; at: number } | undefined

/** What the key does while this is on the page. The last one to come is asked. */
export function useShortcut(name: Name, run: ((event: KeyboardEvent) => void) | null): void {
  const handle = useEffectEvent((event: KeyboardEvent) => run?.(event))
  const is_on = run !== null
  useEffect(() => {
    if (!is_on) return
    const before = handlers.get(name)
    const mine = (event: KeyboardEvent) => handle(event)
    handlers.set(name, mine)
    return () => {
      if (handlers.get(name) !== mine) return
      if (before) handlers.set(name, before)
      else handlers.delete(name)
    }
  }, [name, is_on])
}

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing) return
  const name = named(event)
  const handle = name && handlers.get(name)
  if (!handle) return
  event.preventDefault()
  handle(event)
})

function named(event: KeyboardEvent): Name | undefined {
  const { key, ctrlKey, metaKey, altKey } = event
  const find = (keys: string) => (Object.keys(shortcuts) as Name[]).find((name) => shortcuts[name].keys === keys)
  if (is_mac ? metaKey : ctrlKey) return find(`mod+${key.length === 1 ? key.toLowerCase() : key}`)
  if (ctrlKey || metaKey || altKey || !single_keys.get() || belongsToAField(event)) return undefined
  const now = performance.now()
  const first = begun && now - begun.at < 1500 ? begun.key : undefined
  begun = key === 'g' && !first ? { key, at: now } : undefined
  return find(first ? `${first} ${key}` : key)
}

/** A key typed into a field, a menu or a dialog is theirs; Enter and Escape also belong to what has the focus. */
function belongsToAField({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [role=menu], dialog')) return true
  return key === 'Enter' && target.closest('a, button, summary') !== null
}
