import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { channelsQuery } from '../../../queries/channels.ts'
import { teamsQuery } from '../../../queries/teams.ts'
import { colleaguesQuery } from '../../../session/session.ts'
import { useLanguage, useText, type Words } from '../../../text/text.tsx'
import { day } from '../../../text/time.tsx'
import { X } from '../../../ui/icons.tsx'
import { days, type InboxSearch, type Narrowing, open_to } from '../data/filters.ts'
import { useRemember } from '../data/view-memory.ts'

/** What the list is narrowed by, each to be taken away. */
export function FilterChips({ mode, search }: { mode: Mode; search: InboxSearch }) {
  const t = useText()
  const colleagues = useQuery(colleaguesQuery)
  const nameOf = (id: string) => colleagues.data?.data.find((one) => one.id === id)?.name ?? t.inbox.senders.user
  const channels = useQuery({ ...channelsQuery(mode), enabled: search.channel_id !== undefined })
  const teams = useQuery({ ...teamsQuery(mode), enabled: search.team_id !== undefined })
  const language = useLanguage()
  const remember = useRemember(mode)
  const those = [...open_to(search), ...days, 'contact' as const].filter((one) => search[one])
  if (those.length === 0) return null
  const teamName = (id: string) =>
    id === 'none' ? t.inbox.no_team : (teams.data?.find((team) => team.id === id)?.name ?? t.teamwork.team_gone)
  return (
    <ul aria-label={t.teamwork.filters} className="flex flex-wrap gap-1 pb-2">
      {those.map((one) => {
        const words =
          one === 'contact'
            ? t.inbox.contact
            : one === 'from' || one === 'to'
              ? t.lists[`${one}_day`](day(`${search[one]}T00:00`, language))
              : one === 'channel_id'
                ? (channels.data?.find(({ id }) => id === search[one])?.name ?? t.teamwork.channel_gone)
                : one === 'team_id'
                  ? teamName(search[one]!)
                  : wordsOf(one, search[one]!, t, nameOf)
        const without = { ...search, [one]: undefined }
        return (
          <li key={one} className="max-w-full">
            <Link
              to="/$mode/inbox"
              params={{ mode }}
              search={without}
              onClick={() => remember(without)}
              aria-label={t.teamwork.filter_remove(words)}
              className="inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm bg-sunken px-1.5 text-xs text-muted hover:text-ink"
            >
              <bdi className="truncate">{words}</bdi>
              <X size={12} aria-hidden className="shrink-0" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function wordsOf(one: Narrowing, value: string, t: Words, nameOf: (id: string) => string): string {
  if (one === 'unanswered') return t.lists.replied[value as 'true' | 'false']
  if (one === 'label') return `#${value}`
  if (one === 'priority') return t.inbox.priorities[value as keyof Words['inbox']['priorities']]
  if (one === 'assignee') return value === 'none' ? t.inbox.unassigned : nameOf(value)
  if (one === 'handled_by') return t.teamwork.handlers[value as keyof Words['teamwork']['handlers']]
  return t.teamwork.channels[value as keyof Words['teamwork']['channels']] ?? value
}
