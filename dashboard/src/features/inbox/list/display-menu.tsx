import { useNavigate } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useStored } from '../../../stored.ts'
import { useText } from '../../../text/text.tsx'
import { ArrowUpDown } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { type InboxSearch, sorts } from '../data/filters.ts'
import { is_compact, opens_next } from '../data/preferences.ts'
import { useRemember } from '../data/view-memory.ts'

/** In which order the list stands, how close its rows are, and what comes after a conversation is resolved. */
export function DisplayMenu({ mode, search }: { mode: Mode; search: InboxSearch }) {
  const t = useText()
  const navigate = useNavigate()
  const [compact, setCompact] = useStored(is_compact)
  const [next, setNext] = useStored(opens_next)
  const remember = useRemember(mode)
  const { sort = 'newest' } = search
  return (
    <Menu
      label={t.lists.sorted_by(t.lists.sorts[sort])}
      className={`grid size-8 shrink-0 place-items-center rounded-md hover:bg-sunken hover:text-ink ${sort === 'newest' ? 'text-muted' : 'text-accent-ink'}`}
      items={[
        ...sorts.map((one) => ({
          name: one,
          label: t.lists.sorts[one],
          checked: sort === one,
          run: () => {
            const changed = { ...search, sort: one === 'newest' ? undefined : one }
            remember(changed)
            navigate({ to: '.', params: { mode }, search: changed })
          },
        })),
        { name: 'compact', label: t.lists.compact, checked: compact, run: () => setCompact(!compact) },
        { name: 'next', label: t.lists.open_next, checked: next, run: () => setNext(!next) },
      ]}
    >
      <ArrowUpDown size={16} aria-hidden />
    </Menu>
  )
}
