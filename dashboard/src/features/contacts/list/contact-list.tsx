import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, memo, type RefObject, useEffect, useRef } from 'react'
import type { Mode } from '../../../api/call.ts'
import { hasAddress } from '../../../text/names.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Avatar } from '../../../ui/bits.tsx'
import { useLongList } from '../../../ui/long-list.ts'
import { type Contact, nameOf } from '../queries.ts'
import type { ContactsSearch } from '../search.ts'

interface Props {
  mode: Mode
  search: ContactsSearch
  rows: Contact[]
  /** Still the previous search's. */
  is_old: boolean
  has_more: boolean
  more: () => void
}

const row_height = 56
const columns = 'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)_7rem] lg:items-center lg:gap-4'

/** Only visible rows are rendered, however many there are. Arrow keys move through them. */
export function ContactList({ mode, search, rows, is_old, has_more, more }: Props) {
  const t = useText()
  const pane = useRef<HTMLDivElement>(null)
  const virtual = useLongList({ pane, rows, row_height, has_more, more, top: () => placeIn(mode, search) })
  useKeptPlace(pane, mode, search)
  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-at]')
    if (!step || !row) return
    event.preventDefault()
    const to = Math.min(Math.max(Number(row.dataset.at) + step, 0), rows.length - 1)
    virtual.scrollToIndex(to)
    pane.current?.querySelector<HTMLElement>(`[data-at="${to}"] a`)?.focus()
  }

  const { name, email, phone, created } = t.contacts.columns
  return (
    <>
      <div
        aria-hidden
        className={`hidden border-b border-line bg-canvas px-8 py-1.5 text-xs font-medium text-muted ${columns}`}
      >
        <span>{name}</span>
        <span>{email}</span>
        <span>{phone}</span>
        <span className="text-end">{created}</span>
      </div>
      <div
        ref={pane}
        className={`pane flex-1 bg-surface short:min-h-[60dvh] transition-opacity ${is_old ? 'opacity-60' : ''}`}
      >
        <ul
          aria-label={t.contacts.list}
          aria-busy={is_old}
          onKeyDown={walk}
          className="relative"
          style={{ height: virtual.getTotalSize() }}
        >
          {virtual.getVirtualItems().map(({ key, index, start }) => (
            <li
              key={key}
              data-at={index}
              aria-setsize={has_more ? -1 : rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)`, height: row_height }}
            >
              <Row mode={mode} search={search} contact={rows[index]!} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

// The scroll position of the last list: coming back from a contact continues there.
let left = { list: '', top: 0 }

const listName = (mode: Mode, search: ContactsSearch) => `${mode} ${JSON.stringify(search)}`
const placeIn = (mode: Mode, search: ContactsSearch) => (left.list === listName(mode, search) ? left.top : 0)

function useKeptPlace(pane: RefObject<HTMLDivElement | null>, mode: Mode, search: ContactsSearch): void {
  const list = listName(mode, search)
  useEffect(() => {
    const element = pane.current!
    const keep = () => {
      left = { list, top: element.scrollTop }
    }
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [pane, list])
}

interface RowProps {
  mode: Mode
  search: ContactsSearch
  contact: Contact
}

const Row = memo(function Row({ mode, search, contact }: RowProps) {
  const t = useText()
  const { id, email, phone_number, created_at } = contact
  const name = nameOf(contact, t)
  const address = hasAddress(contact) ? <bdi>{email}</bdi> : t.contacts.no_email
  return (
    <Link
      to="/$mode/contacts/$contact_id"
      params={{ mode, contact_id: id }}
      search={search}
      className={`flex h-full items-center gap-3 border-b border-line px-4 -outline-offset-2 hover:bg-canvas sm:px-8 ${columns}`}
    >
      <span className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={name} />
        <span className="min-w-0">
          <bdi className="block truncate text-sm font-medium">{name}</bdi>
          <span className="block truncate text-xs text-muted lg:hidden">{address}</span>
        </span>
      </span>
      <span className="hidden truncate text-sm text-muted lg:block">{address}</span>
      <span className="hidden truncate text-sm text-muted lg:block">
        {phone_number && <bdi dir="ltr">{phone_number}</bdi>}
      </span>
      <span className="shrink-0 text-end text-xs text-muted">
        <When at={created_at} as="short" />
      </span>
    </Link>
  )
})
