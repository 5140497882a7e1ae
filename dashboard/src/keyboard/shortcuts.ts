import { useEffectEvent, useLayoutEffect } from 'react'
import { type Stored, stored } from '../stored.ts'
import type { Words } from '../text/text.tsx'

export type Name = keyof Words['shell']['shortcut']
type Group = keyof Words['shell']['shortcut_groups']

interface Shortcut {
  group: Group
  /** Keys in sequence. `mod+` is ⌘ on a Mac and Ctrl elsewhere. */
  keys: string
}

const usual: Record<Name, Shortcut> = {
  go_inbox: { group: 'go', keys: 'g i' },
  go_mine: { group: 'go', keys: 'g m' },
  go_unassigned: { group: 'go', keys: 'g u' },
  go_contacts: { group: 'go', keys: 'g c' },
  go_knowledge: { group: 'go', keys: 'g a' },
  go_leads: { group: 'go', keys: 'g d' },
  go_keys: { group: 'go', keys: 'g k' },
  go_log: { group: 'go', keys: 'g l' },
  go_webhooks: { group: 'go', keys: 'g w' },
  go_canned: { group: 'go', keys: 'g q' },
  go_reports: { group: 'go', keys: 'g r' },
  next: { group: 'list', keys: 'j' },
  previous: { group: 'list', keys: 'k' },
  choose: { group: 'list', keys: 'x' },
  search: { group: 'list', keys: '/' },
  new_mail: { group: 'list', keys: 'w' },
  back: { group: 'list', keys: 'Escape' },
  reply: { group: 'conversation', keys: 'r' },
  note: { group: 'conversation', keys: 'n' },
  claim: { group: 'conversation', keys: 't' },
  resolve: { group: 'conversation', keys: 'e' },
  snooze: { group: 'conversation', keys: 's' },
  assign: { group: 'conversation', keys: 'a' },
  priority: { group: 'conversation', keys: 'p' },
  labels: { group: 'conversation', keys: 'l' },
  canned: { group: 'conversation', keys: 'c' },
  unread: { group: 'conversation', keys: 'u' },
  send: { group: 'conversation', keys: 'mod+Enter' },
  send_resolve: { group: 'conversation', keys: 'mod+Shift+Enter' },
  undo: { group: 'everywhere', keys: 'z' },
  commands: { group: 'everywhere', keys: 'mod+k' },
  help: { group: 'everywhere', keys: '?' },
}

export const shortcut_names = Object.keys(usual) as Name[]

/** The user's own keys on this machine: missing ones are the defaults, and empty ones are off. */
type OwnKeys = Partial<Record<Name, string>>

const isOwnKeys = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, keys]) => Object.hasOwn(usual, name) && typeof keys === 'string')

const usual_for_all: OwnKeys = {}
const of_person = new Map<string, Stored<OwnKeys>>()
let own: Stored<OwnKeys> | undefined

/** Each user of this machine has their own keys. */
export function keysOf(user_id: string): Stored<OwnKeys> {
  const found = of_person.get(user_id) ?? stored(`parley.keys.${user_id}`, usual_for_all, isOwnKeys)
  of_person.set(user_id, found)
  own = found
  return found
}

/** The current shortcuts. */
export const shortcuts = Object.fromEntries(
  shortcut_names.map((name) => [
    name,
    {
      group: usual[name].group,
      usual: usual[name].keys,
      get keys() {
        return own?.get()[name] ?? usual[name].keys
      },
    },
  ]),
) as Record<Name, Readonly<Shortcut & { usual: string }>>

/** What these keys already do. */
export function nameOfKeys(keys: string): Name | undefined {
  return keys === '' ? undefined : shortcut_names.find((name) => shortcuts[name].keys === keys)
}

/** Sequences where one starts with the other: the longer one could never be completed. */
export function clashes(keys: string, but: Name): Name | undefined {
  if (keys === '') return undefined
  return shortcut_names.find((name) => {
    const other = shortcuts[name].keys
    return (
      name !== but && (other === keys || other.startsWith(`${keys} `) || (other !== '' && keys.startsWith(`${other} `)))
    )
  })
}

/** People who dictate or have a tremor can turn off single keys (WCAG 2.1.4). Those with ⌘ or Ctrl stay. */
export const single_keys = stored('parley.single_keys', true, (value) => typeof value === 'boolean')

export const is_mac = /mac|iphone|ipad/i.test(navigator.userAgent)

export function keysShown(keys: string): string[] {
  return keys
    .split(' ')
    .filter((key) => key !== '')
    .map((key) => {
      const words = key
        .replace('mod+', is_mac ? '⌘' : 'Ctrl ')
        .replace('Shift+', '⇧')
        .replace('Enter', '↵')
        .replace('Escape', 'Esc')
      return /^[a-z]$/.test(words)
        ? words.toUpperCase()
        : words.replace(/ ([a-z])$/, (_, letter) => ` ${letter.toUpperCase()}`)
    })
}

/** The available commands: those of a group that something on the page handles. */
export function available(group: Group): Name[] {
  return shortcut_names.filter((name) => shortcuts[name].group === group && (handlers.get(name)?.length ?? 0) > 0)
}

/** Does what the keys would do. */
export function runShortcut(name: Name): void {
  handlers.get(name)?.at(-1)?.(new KeyboardEvent('keydown'))
}

const handlers = new Map<Name, ((event: KeyboardEvent) => void)[]>()
/** Of a two-key sequence. */
export const max_between_ms = 1500
let begun: { key: string; at: number } | undefined

/** What the key does while this is mounted. The most recently mounted handler is called. */
export function useShortcut(name: Name, run: ((event: KeyboardEvent) => void) | null): void {
  const handle = useEffectEvent((event: KeyboardEvent) => run?.(event))
  const is_on = run !== null
  useLayoutEffect(() => {
    if (!is_on) return
    const mine = (event: KeyboardEvent) => handle(event)
    handlers.set(name, [...(handlers.get(name) ?? []), mine])
    return () => {
      handlers.set(
        name,
        handlers.get(name)!.filter((one) => one !== mine),
      )
    }
  }, [name, is_on])
}

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing) return
  const name = named(event)
  const handle = name && handlers.get(name)?.at(-1)
  if (!handle) return
  event.preventDefault()
  handle(event)
})

function named(event: KeyboardEvent): Name | undefined {
  const { ctrlKey, metaKey, altKey } = event
  const key = keyIn(event)
  if (is_mac ? metaKey : ctrlKey) {
    const name = nameOfKeys(key)
    // What stands below is not sent by whoever writes above it.
    return name && shortcuts[name].group === 'conversation' && isCovered() ? undefined : name
  }
  if (ctrlKey || metaKey || altKey || !single_keys.get() || belongsToAField(event)) return undefined
  // When they were pressed, and not when a busy page comes to them.
  const at = event.timeStamp
  const first = begun && at - begun.at < max_between_ms ? begun.key : undefined
  begun = !first && shortcut_names.some((name) => shortcuts[name].keys.startsWith(`${key} `)) ? { key, at } : undefined
  return nameOfKeys(first ? `${first} ${key}` : key)
}

/** The key's name in shortcuts. */
export function keyIn({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string {
  const with_mod = is_mac ? metaKey : ctrlKey
  if (with_mod && shiftKey && key === 'Enter') return 'mod+Shift+Enter'
  return with_mod ? `mod+${key.length === 1 ? key.toLowerCase() : key}` : key
}

const isCovered = () => document.querySelector('dialog:modal, [popover=auto]:popover-open') !== null

/** Keys typed into a field, menu or dialog belong to it. Enter and Escape also belong to whatever has the focus. */
function belongsToAField({ target, key }: KeyboardEvent): boolean {
  // What is open above the page has the keys, also where what had the focus in it is gone.
  if (isCovered()) return true
  if (!(target instanceof Element)) return false
  if (target.closest('input:not([type=checkbox]), textarea, select, [role=menu], dialog, [popover]')) return true
  return key === 'Enter' && target.closest('a, button, summary') !== null
}
