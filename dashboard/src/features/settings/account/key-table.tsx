import { useEffect, useRef, useState } from 'react'
import {
  clashes,
  keyIn,
  keysOf,
  keysShown,
  max_between_ms,
  type Name,
  shortcut_names,
  shortcuts,
  single_keys,
} from '../../../keyboard/shortcuts.ts'
import { useSession } from '../../../session/session.ts'
import { useStored } from '../../../stored.ts'
import { useText } from '../../../text/page-text.ts'
import { Button, Key } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/field.tsx'

/** Every shortcut with its keys, to be changed and switched off: single keys get in the way of some (WCAG 2.1.4). */
export function KeyTable() {
  const t = useText()
  const { user } = useSession()
  const [own, setOwn] = useStored(keysOf(user.id))
  const [is_on, setOn] = useStored(single_keys)
  const [asked, setAsked] = useState<Name | null>(null)
  const [wanted, setWanted] = useState<Clash | null>(null)
  function bind(name: Name, keys: string, from?: Name) {
    const next = { ...own, [name]: keys, ...(from && { [from]: '' }) }
    setOwn(Object.fromEntries(Object.entries(next).filter(([one, keys]) => keys !== shortcuts[one as Name].usual)))
    setWanted(null)
  }
  function pressed(name: Name, keys: string | null) {
    setAsked(null)
    if (keys === null) return
    const taken = clashes(keys, name)
    if (taken) setWanted({ name, keys, taken })
    else bind(name, keys)
  }
  return (
    <section aria-labelledby="keys" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 id="keys" className="text-base font-semibold">
        {t.shell.shortcuts}
      </h2>
      <p className="max-w-2xl pt-0.5 pb-4 text-sm text-muted">{t.teamwork.keys_lead}</p>
      <Choice
        type="checkbox"
        label={t.shell.shortcuts_on}
        hint={t.shell.shortcuts_hint}
        checked={is_on}
        onChange={({ target }) => setOn(target.checked)}
      />
      <table className="mt-3 w-full max-w-2xl text-sm">
        <caption className="sr-only">{t.shell.shortcuts}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.teamwork.keys_does}</th>
            <th scope="col">{t.teamwork.keys_keys}</th>
            <th scope="col">{t.teamwork.keys_change}</th>
          </tr>
        </thead>
        <tbody>
          {shortcut_names.map((name) => (
            <KeyRow
              key={name}
              name={name}
              clash={wanted?.name === name ? wanted : null}
              is_asked={asked === name}
              onAsk={() => setAsked(name)}
              onPress={(keys) => pressed(name, keys)}
              bind={bind}
            />
          ))}
        </tbody>
      </table>
      {Object.keys(own).length > 0 && (
        <Button className="mt-3" onClick={() => setOwn({})}>
          {t.teamwork.keys_usual}
        </Button>
      )}
    </section>
  )
}

interface Clash {
  name: Name
  keys: string
  /** What these keys do already. */
  taken: Name
}

interface KeyRowProps {
  name: Name
  clash: Clash | null
  /** Its next keys are waited for. */
  is_asked: boolean
  onAsk: () => void
  onPress: (keys: string | null) => void
  bind: (name: Name, keys: string, from?: Name) => void
}

function KeyRow({ name, clash, is_asked, onAsk, onPress, bind }: KeyRowProps) {
  const t = useText()
  return (
    <tr className="border-b border-line align-middle">
      <th scope="row" className="py-1.5 pe-3 text-start font-normal">
        {t.shell.shortcut[name]}
        {clash && (
          <span role="alert" className="block text-xs text-danger-ink">
            {t.teamwork.keys_taken(keysShown(clash.keys).join(' '), t.shell.shortcut[clash.taken])}{' '}
            <Button kind="link" className="me-0!" onClick={() => bind(name, clash.keys, clash.taken)}>
              {t.teamwork.keys_take}
            </Button>
          </span>
        )}
      </th>
      <td className="py-1.5 pe-3 whitespace-nowrap">
        {shortcuts[name].keys === '' ? (
          <span className="text-muted">{t.settings.off}</span>
        ) : (
          <span className="flex gap-1">
            {keysShown(shortcuts[name].keys).map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </span>
        )}
      </td>
      <td className="py-1 text-end">
        {is_asked ? (
          <Press onPress={onPress} />
        ) : (
          <span className="flex flex-wrap justify-end gap-1">
            <Button aria-label={t.teamwork.keys_change_of(t.shell.shortcut[name])} onClick={onAsk}>
              {t.teamwork.keys_change}
            </Button>
            {shortcuts[name].keys !== '' && (
              <Button
                kind="quiet"
                aria-label={t.teamwork.keys_off_of(t.shell.shortcut[name])}
                onClick={() => bind(name, '')}
              >
                {t.teamwork.keys_off}
              </Button>
            )}
          </span>
        )}
      </td>
    </tr>
  )
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Tab'])

/** Takes the next key, or two where the second follows at once. Escape takes nothing. */
function Press({ onPress }: { onPress: (keys: string | null) => void }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const first = useRef<{ keys: string; timer: ReturnType<typeof setTimeout> } | null>(null)
  useEffect(() => {
    button.current?.focus()
    return () => clearTimeout(first.current?.timer)
  }, [])
  return (
    <button
      ref={button}
      type="button"
      onBlur={() => first.current === null && onPress(null)}
      onKeyDown={(event) => {
        if (modifiers.has(event.key)) return
        event.preventDefault()
        event.stopPropagation()
        event.nativeEvent.stopImmediatePropagation()
        if (event.key === 'Escape') return onPress(null)
        const key = keyIn(event)
        const before = first.current
        if (before) {
          clearTimeout(before.timer)
          return onPress(`${before.keys} ${key}`)
        }
        if (key.startsWith('mod+') || key.length > 1) return onPress(key)
        first.current = { keys: key, timer: setTimeout(() => onPress(key), max_between_ms / 2) }
      }}
      className="min-h-8 rounded-md border border-accent px-3 text-sm text-accent-ink"
    >
      {t.teamwork.keys_press}
    </button>
  )
}
