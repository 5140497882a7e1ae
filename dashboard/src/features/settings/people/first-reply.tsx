import { useMutation, useQueryClient } from '@tanstack/react-query'
import { putAccount, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Choice } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { letFirstReplyAssign } from './people.ts'

/** Whether a conversation goes to whoever replies first. */
export function FirstReply() {
  const t = useText()
  const queries = useQueryClient()
  const { account } = useSession()
  const change = useMutation({
    mutationFn: letFirstReplyAssign,
    onSuccess: (after) => {
      putAccount(queries, after)
      say(t.settings.changed)
    },
  })
  return (
    <section className="max-w-xl pt-8">
      <h2 className="pb-2 text-lg font-semibold">{t.settings.assignment}</h2>
      <Choice
        type="checkbox"
        label={t.settings.first_reply_assigns}
        hint={t.settings.first_reply_assigns_hint}
        checked={change.isPending ? change.variables : account.first_reply_assigns}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      <Problem error={change.error} />
    </section>
  )
}
