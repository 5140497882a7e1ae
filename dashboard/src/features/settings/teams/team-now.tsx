import type { RoutingPreview } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import type { Team } from '../../../queries/teams.ts'
import { colleaguesQuery } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Avatar, Badge, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { Failed } from '../../../ui/problem.tsx'

/** As many as are counted. */
const max_shown = 100

/** Who is there and how full, what waits, and who would get the next one. */
export function TeamNow({ mode, team, onClose }: { mode: Mode; team: Team; onClose: () => void }) {
  const t = useText()
  const now = useQuery({
    queryKey: [mode, 'teams', team.id, 'now'],
    queryFn: async ({ signal }) => {
      const { teams } = service[mode]
      const [preview, queue] = await Promise.all([
        teams.previewRouting(team.id, { signal }),
        teams.listQueue(team.id, { limit: max_shown }, { signal }),
      ])
      return { preview, queue: queue.data }
    },
    refetchInterval: 5000,
  })
  const colleagues = useQuery(colleaguesQuery).data?.data ?? []
  const nameOf = (id: string) => colleagues.find((one) => one.id === id)?.name ?? t.conversation.someone
  const { data } = now
  return (
    <Dialog title={t.teams.now(team.name)} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {now.isPending && <Skeletons rows={3} className="h-8" />}
        {now.isError && !data && <Failed error={now.error} retry={() => now.refetch()} />}
        {data && (
          <>
            <Next preview={data.preview} nameOf={nameOf} />
            <ul aria-label={t.teams.people} className="flex flex-col gap-2">
              {data.preview.members.map((member) => (
                <Member key={member.user_id} member={member} name={nameOf(member.user_id)} />
              ))}
            </ul>
            <Queue mode={mode} entries={data.queue} />
          </>
        )}
        <DialogButtons>
          <Button kind="primary" onClick={onClose} data-first>
            {t.teams.done}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}

function Next({ preview, nameOf }: { preview: RoutingPreview; nameOf: (id: string) => string }) {
  const t = useText()
  const { user_id, reason } = preview
  const words =
    user_id === null
      ? t.teams.obstacles[reason as keyof typeof t.teams.obstacles]
      : t.teams.next(nameOf(user_id), t.teams.reasons[reason as keyof typeof t.teams.reasons])
  return <p className="rounded-md bg-sunken px-3 py-2 text-sm">{words}</p>
}

const tones = { available: 'good', away: 'warn', off: 'plain' } as const

function Member({ member, name }: { member: RoutingPreview['members'][number]; name: string }) {
  const t = useText()
  const { availability, load, capacity, obstacle } = member
  return (
    <li className="flex items-center gap-2 text-sm">
      <Avatar name={name} size="sm" />
      <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
      <span className={`shrink-0 tabular-nums ${obstacle === 'full' ? 'font-medium text-warn-ink' : 'text-muted'}`}>
        {t.teams.load(load, capacity)}
      </span>
      <span className="shrink-0">
        <Badge tone={tones[availability]}>{t.teams.states[availability]}</Badge>
      </span>
    </li>
  )
}

interface Entry {
  conversation_id: string
  waiting_since: string | null
}

function Queue({ mode, entries }: { mode: Mode; entries: readonly Entry[] }) {
  const t = useText()
  if (entries.length === 0) return <p className="text-sm text-muted">{t.teams.queue_empty}</p>
  const since = (entry: Entry) => entry.waiting_since ?? '9'
  const oldest = entries.reduce((a, b) => (since(b) < since(a) ? b : a))
  return (
    <p className="flex flex-wrap gap-x-2 text-sm">
      <span>{t.teams.queue(entries.length, entries.length === max_shown)}</span>
      <Link
        to="/$mode/inbox/$conversation_id"
        params={{ mode, conversation_id: oldest.conversation_id }}
        className="text-accent-ink underline underline-offset-2"
      >
        {t.teams.oldest}
        {oldest.waiting_since && (
          <>
            {' · '}
            <When at={oldest.waiting_since} as="short" />
          </>
        )}
      </Link>
    </p>
  )
}
