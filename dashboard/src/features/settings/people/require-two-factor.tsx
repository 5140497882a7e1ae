import { useMutation, useQueryClient } from '@tanstack/react-query'
import { putAccount, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Choice } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { requireTwoFactor } from './people.ts'

/** For owners: whether everyone must have a second factor. */
export function RequireTwoFactor() {
  const t = useText()
  const queries = useQueryClient()
  const { account, user } = useSession()
  const change = useMutation({
    mutationFn: requireTwoFactor,
    onSuccess: (after) => {
      putAccount(queries, after)
      say(t.settings.changed)
    },
  })
  if (user.role !== 'owner') return null
  return (
    <section className="max-w-xl pt-8">
      <h2 className="pb-2 text-lg font-semibold">{t.settings.two_factor}</h2>
      <Choice
        type="checkbox"
        label={t.settings.two_factor_require}
        hint={user.two_factor ? t.settings.two_factor_require_hint : t.settings.two_factor_require_own}
        checked={account.two_factor_required}
        disabled={change.isPending || !(user.two_factor || account.two_factor_required)}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      <Problem error={change.error} />
    </section>
  )
}
