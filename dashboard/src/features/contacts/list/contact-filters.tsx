import { useNavigate } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Select } from '../../../ui/field.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { type ContactsSearch, contactsSearch } from '../search.ts'

interface Props {
  mode: Mode
  search: ContactsSearch
}

/** Everything is in the URL, so that a list can be shared. */
export function ContactFilters({ mode, search }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const show = (changes: Record<string, unknown>) =>
    navigate({
      to: '/$mode/contacts',
      params: { mode },
      search: contactsSearch({ ...search, ...changes }),
      replace: true,
    })
  return (
    <search aria-label={t.contacts.filters} className="flex flex-col gap-2 lg:flex-row">
      <SearchField label={t.contacts.search} q={search.q} look={(q) => show({ q })} className="min-w-0 flex-1" />
      <div className="flex min-w-0 gap-2 lg:shrink-0">
        <Select
          label={t.contacts.since}
          choices={t.contacts.since_choices}
          value={search.since ?? 'any'}
          onChange={({ target }) => show({ since: target.value })}
          className="min-w-0 flex-1 text-sm! sm:w-60!"
        />
        <Select
          label={t.contacts.order}
          choices={t.contacts.orders}
          value={search.order ?? 'desc'}
          onChange={({ target }) => show({ order: target.value })}
          className="min-w-0 flex-1 text-sm! sm:w-40!"
        />
      </div>
    </search>
  )
}
