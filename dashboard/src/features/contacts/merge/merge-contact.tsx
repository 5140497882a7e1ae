import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { calledBy, hasAddress } from '../../../text/names.ts'
import { useText } from '../../../text/page-text.ts'
import { Avatar, Skeletons } from '../../../ui/bits.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Search } from '../../../ui/icons.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { type Contact, foundQuery, nameOf } from '../queries.ts'
import { MergePreview } from './merge-preview.tsx'

interface Props {
  mode: Mode
  contact: Contact
  onClose: () => void
}

/** First choose the other contact, then review the result. */
export function MergeContact({ mode, contact, onClose }: Props) {
  const t = useText()
  const [other, setOther] = useState<Contact | null>(null)
  return (
    <Dialog title={t.contacts.merge_title} onClose={onClose} wide>
      {other ? (
        <MergePreview mode={mode} contact={contact} other={other} back={() => setOther(null)} onClose={onClose} />
      ) : (
        <Choose mode={mode} contact={contact} choose={setOther} />
      )}
    </Dialog>
  )
}

function Choose({ mode, contact, choose }: { mode: Mode; contact: Contact; choose: (other: Contact) => void }) {
  const t = useText()
  const [words, setWords] = useState('')
  const found = useQuery(foundQuery(mode, useDeferredValue(words.trim())))
  const others = found.data?.data.filter(({ id }) => id !== contact.id) ?? []
  return (
    <>
      <p className="pb-3 text-sm text-muted">{t.contacts.merge_lead}</p>
      <div className="relative">
        <Search size={14} aria-hidden className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-muted" />
        <input
          data-first
          aria-label={t.contacts.merge_choose}
          placeholder={t.contacts.merge_search}
          dir="auto"
          maxLength={255}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="field ps-8"
        />
      </div>
      {found.isPending && <Skeletons rows={4} className="h-10" />}
      {found.isError && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.isSuccess && others.length === 0 && (
        <p role="status" className="py-6 text-center text-sm text-muted">
          {t.contacts.merge_none}
        </p>
      )}
      <ul aria-label={t.contacts.merge_choose} className="-mx-2 pt-2">
        {others.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              onClick={() => choose(other)}
              className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-start -outline-offset-2 hover:bg-sunken"
            >
              <Avatar name={calledBy(other) ?? ''} />
              <span className="min-w-0 flex-1">
                <bdi className="block truncate text-sm font-medium">{nameOf(other, t)}</bdi>
                <span className="block truncate text-xs text-muted">
                  {hasAddress(other) ? <bdi>{other.email}</bdi> : t.contacts.no_email}
                </span>
              </span>
              {other.phone_number && (
                <bdi dir="ltr" className="shrink-0 text-xs text-muted max-sm:hidden">
                  {other.phone_number}
                </bdi>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
