import { useNavigate } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Skeletons } from '../../../ui/bits.tsx'
import { late } from '../../../ui/late.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import type { InboxSearch } from '../data/filters.ts'
import { Conversations } from './conversations.tsx'
import { Views } from './views.tsx'

const NewMailButton = late(async () => (await import('./new-mail-button.tsx')).NewMailButton)
const ResultList = late(
  async () => (await import('./result-list.tsx')).ResultList,
  <Skeletons rows={6} className="h-15" />,
)

interface Props {
  mode: Mode
  search: InboxSearch
  open: string | undefined
}

export function ListPane({ mode, search, open }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const look = (words: string) =>
    navigate({
      to: '/$mode/inbox',
      params: { mode },
      search: { ...search, q: words || undefined },
      replace: search.q !== undefined,
    })
  // Of what is open the name is the title of the page.
  const Title = open === undefined ? 'h1' : 'h2'
  return (
    <>
      <header className="flex flex-col gap-2 border-b border-line px-3 pt-3">
        <Title className="sr-only">{t.inbox.title}</Title>
        <div className="flex items-center gap-1">
          <search className="min-w-0 flex-1">
            <SearchField label={t.inbox.search} q={search.q} look={look} onDown={toResults} />
          </search>
          <NewMailButton mode={mode} />
        </div>
        {search.q === undefined && <Views mode={mode} search={search} />}
      </header>
      {search.q === undefined ? (
        <Conversations key={JSON.stringify(search)} mode={mode} search={search} open={open} />
      ) : (
        <ResultList mode={mode} q={search.q} />
      )}
    </>
  )
}

/** Into the results, from where one types. */
function toResults(): void {
  document.querySelector<HTMLElement>('[data-result]')?.focus()
}
