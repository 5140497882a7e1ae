import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { rowsOf } from '../../../api/pages.ts'
import { useLanguage, useText } from '../../../text/page-text.ts'
import { day } from '../../../text/time.tsx'
import { Button } from '../../../ui/button.tsx'
import { More } from '../../../ui/more.tsx'
import { Failed, sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { invitationsQuery, withdraw } from './people.ts'

/** Those that nobody has accepted yet. */
export function Invitations() {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const invitations = useInfiniteQuery(invitationsQuery)
  const all = rowsOf(invitations.data)
  const end = useMutation({
    mutationFn: withdraw,
    onSuccess: () => say(t.settings.withdrawn),
    onError: (error) => sayProblem(error, t),
    onSettled: () => queries.invalidateQueries(invitationsQuery),
  })
  return (
    <section className="pt-8">
      <h2 className="pb-2 text-lg font-semibold">{t.settings.invitations}</h2>
      {invitations.isError && <Failed error={invitations.error} retry={() => invitations.refetch()} />}
      {invitations.isSuccess && all.length === 0 && (
        <p className="text-sm text-muted">{t.settings.invitations_empty}</p>
      )}
      {all.length > 0 && (
        <ul
          aria-label={t.settings.invitations}
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {all.map(({ id, email, role, expires_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
              <bdi className="min-w-0 flex-1 basis-48 truncate text-base">{email}</bdi>
              <span className="w-24 text-sm first-letter:uppercase">{t.account.roles[role]}</span>
              <span className="text-sm text-muted">{t.settings.works_until(day(expires_at, language))}</span>
              <Button
                kind="quiet"
                aria-label={t.settings.withdraw_of(email)}
                busy={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
                className="px-2"
              >
                {t.settings.withdraw}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <More of={invitations} />
    </section>
  )
}
