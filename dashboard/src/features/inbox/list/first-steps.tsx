import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { channelsQuery } from '../../../queries/channels.ts'
import { colleaguesQuery } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { CircleCheck, FlaskConical, type Icon, Import, UserPlus, Waypoints } from '../../../ui/icons.tsx'
import { anyContactQuery, connectedQuery } from '../data/queries.ts'

interface Step {
  name: 'channel' | 'invite' | 'import' | 'test'
  icon: Icon
  link: Pick<LinkProps, 'to' | 'params' | 'search'>
  is_done: boolean
}

/** What an owner does before the first conversation comes. */
export function FirstSteps({ mode }: { mode: Mode }) {
  const t = useText()
  const steps = useSteps(mode)
  return (
    <section aria-labelledby="first-steps" className="mx-auto w-full max-w-md px-4 py-10 text-start">
      <h2 id="first-steps" className="text-lg font-semibold">
        {t.start.title}
      </h2>
      <p className="pb-4 text-sm text-muted">{t.start.lead}</p>
      <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {steps.map(({ name, icon: Icon, link, is_done }) => (
          <li key={name}>
            <Link {...link} className="flex items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken">
              {is_done ? (
                <CircleCheck size={18} aria-hidden className="shrink-0 text-good-ink" />
              ) : (
                <Icon size={18} aria-hidden className="shrink-0 text-accent-ink" />
              )}
              <span className="min-w-0 flex-1">
                <span className="block text-base font-medium">{t.start[name]}</span>
                <span className="block text-sm text-muted">{is_done ? t.start.done : t.start[`${name}_hint`]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function useSteps(mode: Mode): Step[] {
  const colleagues = useQuery(colleaguesQuery)
  const contacts = useQuery(anyContactQuery(mode))
  const called = useQuery(connectedQuery(mode))
  const channels = useQuery(channelsQuery(mode))
  const is_added = channels.data?.some(({ kind }) => kind !== 'api') === true
  const params = { mode }
  return [
    {
      name: 'channel',
      icon: Waypoints,
      link: { to: '/$mode/settings/channels', params },
      is_done: is_added || called.data === true,
    },
    {
      name: 'invite',
      icon: UserPlus,
      link: { to: '/$mode/settings/people', params },
      is_done: (colleagues.data?.data.length ?? 0) > 1,
    },
    {
      name: 'import',
      icon: Import,
      link: { to: '/$mode/contacts/import', params },
      is_done: (contacts.data?.data.length ?? 0) > 0,
    },
    {
      name: 'test',
      icon: FlaskConical,
      link: { to: '/$mode/inbox', params: { mode: 'test' }, search: {} },
      is_done: mode === 'test',
    },
  ]
}
