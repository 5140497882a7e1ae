import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { wordsFor } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { known } from './cache.ts'
import { called } from './called.ts'
import type { Message } from './queries.ts'

/** Takes an email that waits to go out back into the composer of its conversation, and goes there. */
export function useTakeBack() {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const { mode } = useParams({ strict: false }) as { mode: Mode }
  const navigate = useNavigate()
  return async (message: Message, undoFollower?: () => unknown): Promise<void> => {
    const { conversation_id } = message
    const row = known(queries, mode, conversation_id)
    const about = row && called(row, t)
    const onProblem = (error: unknown) => say(wordsFor(error, t), { tone: 'problem', about })
    if (!location.pathname.endsWith(`/${conversation_id}`))
      navigate({ to: '/$mode/inbox/$conversation_id', params: { mode, conversation_id }, search: {} })
    try {
      const { takeBack } = await import('./take-back.ts')
      const onBack = (has_note: boolean) => {
        say(has_note ? t.visitors.mail_back_note : t.visitors.mail_back, { about })
        undoFollower?.()
      }
      await takeBack(queries, { me: user.id, mode }, message, { onBack, onProblem })
    } catch (error) {
      onProblem(error)
    }
  }
}
