import type { EmailRecipients } from '@parley/sdk'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Plus, RotateCcw, X } from '../../../ui/icons.tsx'
import { Line } from './goes-to-line.tsx'
import type { Written } from './use-writing.ts'

interface Props {
  recipients: EmailRecipients
  written: Written
}

/** Who gets the email. Addresses that only a mail names stand beside, until somebody adds them. */
export function Recipients({ recipients, written: { to: chosen, choose } }: Props) {
  const t = useText()
  const opener = useRef<HTMLButtonElement>(null)
  const addresses = chosen ?? recipients.to.map(({ address }) => address)
  const names = new Map(recipients.to.map(({ name, address }) => [address, name]))
  const left = recipients.unconfirmed.map(({ address }) => address).filter((address) => !addresses.includes(address))
  const add = (address: string) => choose([...new Set([...addresses, address.toLowerCase()])])
  /** What had the focus is gone. */
  const chooseAndStay = (to: string[] | undefined) => {
    choose(to)
    opener.current?.focus()
  }
  return (
    <>
      <Line>
        <ul aria-label={t.visitors.recipients} className="contents">
          {addresses.map((address) => (
            <Recipient
              key={address}
              name={names.get(address) ?? null}
              address={address}
              onRemove={() => chooseAndStay(addresses.filter((one) => one !== address))}
            />
          ))}
        </ul>
        <Adding opener={opener} onAdd={add} />
        {chosen && (
          <IconButton
            icon={RotateCcw}
            size={13}
            label={t.visitors.reset_recipients}
            onClick={() => chooseAndStay(undefined)}
            className="size-6!"
          />
        )}
      </Line>
      {addresses.length === 0 && (
        <p role="alert" className="px-3 pt-1 text-xs text-danger-ink">
          {t.visitors.no_recipient}
        </p>
      )}
      {left.length > 0 && <Unconfirmed addresses={left} onAdd={add} />}
    </>
  )
}

type Opener = RefObject<HTMLButtonElement | null>

function Adding({ opener, onAdd }: { opener: Opener; onAdd: (address: string) => void }) {
  const [is_adding, setAdding] = useState(false)
  if (!is_adding) return <AddButton ref={opener} onClick={() => setAdding(true)} />
  const close = (has_focus: boolean) => {
    flushSync(() => setAdding(false))
    if (has_focus) opener.current?.focus()
  }
  return <NewRecipient onAdd={onAdd} onClose={close} />
}

function Recipient({ name, address, onRemove }: { name: string | null; address: string; onRemove: () => void }) {
  const t = useText()
  return (
    <li className="flex max-w-full items-center rounded-full border border-line ps-2 text-ink">
      <bdi className="truncate" title={address}>
        {name ? `${name} <${address}>` : address}
      </bdi>
      <IconButton
        icon={X}
        size={12}
        label={t.visitors.remove_recipient(address)}
        onClick={onRemove}
        className="size-6!"
      />
    </li>
  )
}

function AddButton({ ref, onClick }: { ref: Opener; onClick: () => void }) {
  const t = useText()
  return (
    <button
      ref={ref}
      type="button"
      onClick={onClick}
      className="flex min-h-6 items-center gap-1 rounded-full px-1.5 text-accent-ink hover:bg-sunken"
    >
      <Plus size={12} aria-hidden />
      {t.visitors.add_recipient}
    </button>
  )
}

const is_address = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/

function NewRecipient({ onAdd, onClose }: { onAdd: (address: string) => void; onClose: (has_focus: boolean) => void }) {
  const t = useText()
  const [address, setAddress] = useState('')
  const [is_wrong, setWrong] = useState(false)
  const given = address.trim()
  const take = (has_focus: boolean) => {
    if (!is_address.test(given)) return setWrong(true)
    onAdd(given)
    onClose(has_focus)
  }
  return (
    <>
      <input
        type="email"
        // biome-ignore lint/a11y/noAutofocus: it opens where somebody asked for it.
        autoFocus
        aria-label={t.visitors.add_recipient}
        aria-invalid={is_wrong || undefined}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value)
          setWrong(false)
        }}
        onBlur={() => (given === '' ? onClose(false) : take(false))}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose(true)
          else if (event.key === 'Enter' || event.key === ',') take(true)
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
        className="field min-h-6! w-52 px-2! py-0! text-xs!"
      />
      {is_wrong && (
        <span role="alert" className="text-danger-ink">
          {t.visitors.invalid_address}
        </span>
      )}
    </>
  )
}

function Unconfirmed({ addresses, onAdd }: { addresses: string[]; onAdd: (address: string) => void }) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3 pt-1.5 text-xs text-warn-ink">
      <span title={t.visitors.not_added_hint}>{t.visitors.not_added}</span>
      <ul aria-label={`${t.visitors.not_added}. ${t.visitors.not_added_hint}`} className="contents">
        {addresses.map((address) => (
          <li key={address} className="max-w-full">
            <button
              type="button"
              aria-label={t.visitors.add_address(address)}
              title={t.visitors.not_added_hint}
              onClick={() => onAdd(address)}
              className="flex min-h-6 max-w-full items-center gap-1 rounded-full border border-dashed border-warn-line px-2 hover:bg-warn-soft"
            >
              <Plus size={12} aria-hidden className="shrink-0" />
              <bdi className="truncate">{address}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
