import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { rowsOf } from '../../../api/pages.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Badge, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { More } from '../../../ui/more.tsx'
import { Failed, sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { deviceOf } from './device.ts'
import { endSession, sessionsQuery } from './own.ts'

/** Where one is signed in. The session of this page is ended by signing out. */
export function OpenSessions() {
  const t = useText()
  const queries = useQueryClient()
  const sessions = useInfiniteQuery(sessionsQuery)
  const end = useMutation({
    mutationFn: endSession,
    onSuccess: () => say(t.settings.session_ended),
    onError: (error) => sayProblem(error, t),
    onSettled: () => queries.invalidateQueries(sessionsQuery),
  })
  const all = rowsOf(sessions.data)
  return (
    <SettingsCard title={t.settings.sessions}>
      {sessions.isPending && <Skeletons rows={2} className="h-10" />}
      {sessions.isError && <Failed error={sessions.error} retry={() => sessions.refetch()} />}
      {all.length > 0 && (
        <ul aria-label={t.settings.sessions} className="-my-2 divide-y divide-line">
          {all.map(({ id, current, address, user_agent, seen_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <div className="min-w-0 flex-1 basis-48">
                <bdi title={user_agent ?? undefined} className="block text-sm [overflow-wrap:anywhere]">
                  {user_agent === null ? t.settings.unknown_device : deviceOf(user_agent)}
                </bdi>
                <span className="text-xs text-muted">
                  <bdi>{address}</bdi> · <When at={seen_at} />
                </span>
              </div>
              {current ? (
                <Badge tone="good">{t.settings.this_session}</Badge>
              ) : (
                <Button
                  aria-label={t.settings.session_end_of(address)}
                  busy={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  {t.settings.session_end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <More of={sessions} />
    </SettingsCard>
  )
}
