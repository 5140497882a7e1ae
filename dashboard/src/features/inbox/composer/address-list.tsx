import type { EmailRecipients } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Mode } from '../../../api/call.ts'
import { hasAddress } from '../../../text/names.ts'
import { useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Plus, X } from '../../../ui/icons.tsx'
import { addressesQuery } from '../data/queries.ts'

interface Props {
  mode: Mode
  label: string
  add_label: string
  addresses: string[]
  /** Who takes part in the conversation: named, and offered first. */
  participants: EmailRecipients['to']
  onChange: (addresses: string[]) => void
  /** What has the focus once something that had it is gone. */
  end?: End
}

/** The button that adds another one, or its field. */
export type End = { current: HTMLElement | null }

/** Addresses one by one. Backspace in the empty field takes the last one up again: it counts until another one replaces it. */
export function AddressList({ mode, label, add_label, addresses, participants, onChange, end: outer }: Props) {
  const own: End = useRef(null)
  const end = outer ?? own
  const [is_open, setOpen] = useState(false)
  const [edited, setEdited] = useState<string>()
  const names = new Map(participants.map(({ name, address }) => [address, name]))
  const shown = addresses.filter((address) => address !== edited)
  const close = (has_focus: boolean) => {
    flushSync(() => {
      setOpen(false)
      setEdited(undefined)
    })
    if (has_focus) end.current?.focus()
  }
  const setEnd = (element: HTMLElement | null) => {
    end.current = element
  }
  return (
    <>
      <ul aria-label={label} className="contents">
        {shown.map((address) => (
          <Recipient
            key={address}
            name={names.get(address) ?? null}
            address={address}
            onRemove={() => {
              onChange(addresses.filter((one) => one !== address))
              // What had the focus is gone.
              end.current?.focus()
            }}
          />
        ))}
      </ul>
      {is_open ? (
        <NewRecipient
          ref={setEnd}
          mode={mode}
          label={add_label}
          participants={participants.filter(({ address }) => !shown.includes(address))}
          last={shown.at(-1)}
          onAdd={(address) => onChange([...new Set([...shown, address.toLowerCase()])])}
          onEmpty={() => edited !== undefined && onChange(shown)}
          onTakeUp={setEdited}
          onClose={close}
        />
      ) : (
        <AddButton ref={setEnd} label={add_label} onClick={() => setOpen(true)} />
      )}
    </>
  )
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

function AddButton({ ref, label, onClick }: { ref: Ref<HTMLButtonElement>; label: string; onClick: () => void }) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onClick}
      className="flex min-h-6 items-center gap-1 rounded-full px-1.5 text-accent-ink hover:bg-sunken"
    >
      <Plus size={12} aria-hidden />
      {label}
    </button>
  )
}

export const is_address = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/

interface NewProps extends Pick<Props, 'mode' | 'label' | 'participants'> {
  ref: (field: HTMLInputElement | null) => void
  last: string | undefined
  onAdd: (address: string) => void
  /** Nothing stands in place of what was taken up. */
  onEmpty: () => void
  onTakeUp: (address: string) => void
  onClose: (has_focus: boolean) => void
}

function NewRecipient({ ref, mode, label, participants, last, onAdd, onEmpty, onTakeUp, onClose }: NewProps) {
  const t = useText()
  const id = useId()
  const [address, setAddress] = useState('')
  const [is_wrong, setWrong] = useState(false)
  const typed = address.trim()
  const is_open = typed !== '' && !is_address.test(typed)
  const take = (has_focus: boolean) => {
    if (is_open) return setWrong(true)
    if (typed === '') onEmpty()
    else onAdd(typed)
    onClose(has_focus)
  }
  return (
    <>
      <input
        ref={(field) => {
          ref(field)
          // The form isn't sent without it.
          field?.setCustomValidity(is_open ? t.mail!.invalid_address : '')
        }}
        type="email"
        // biome-ignore lint/a11y/noAutofocus: it opens where somebody asked for it.
        autoFocus
        list={id}
        autoComplete="off"
        aria-label={label}
        aria-invalid={is_wrong || undefined}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value)
          setWrong(false)
        }}
        onBlur={() => take(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose(true)
          else if (event.key === 'Enter' || event.key === ',') take(true)
          else if (event.key === 'Backspace' && address === '' && last !== undefined) {
            setAddress(last)
            onEmpty()
            onTakeUp(last)
          } else return
          event.preventDefault()
          event.stopPropagation()
        }}
        className="field min-h-6! w-52 px-2! py-0! text-xs!"
      />
      <Offers id={id} mode={mode} typed={typed} participants={participants} />
      {is_wrong && (
        <span role="alert" className="text-danger-ink">
          {t.mail!.invalid_address}
        </span>
      )}
    </>
  )
}

interface OffersProps extends Pick<Props, 'mode' | 'participants'> {
  id: string
  typed: string
}

/** What completes an address: who takes part, and contacts. */
export function Offers({ id, mode, typed, participants }: OffersProps) {
  const contacts = useQuery(addressesQuery(mode, typed)).data?.data ?? []
  const offers = new Map([
    ...participants.map((one) => [one.address, one.name] as const),
    ...contacts.filter(hasAddress).map(offerOf),
  ])
  return (
    <datalist id={id}>
      {[...offers].map(([address, name]) => (
        <option key={address} value={address}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

const offerOf = ({ email, name }: { email: string; name: string }) => [email, name] as const
