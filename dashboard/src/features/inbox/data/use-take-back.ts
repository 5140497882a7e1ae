import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { wordsFor } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import type { Message } from './queries.ts'

/** Takes an email that waits to go out back into the composer of its conversation. */
export function useTakeBack() {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const { mode } = useParams({ strict: false }) as { mode: Mode }
  return async (message: Message): Promise<void> => {
    const onProblem = (error: unknown) => say(wordsFor(error, t), { tone: 'problem' })
    try {
      const { takeBack } = await import('./take-back.ts')
      const onBack = (has_note: boolean) => say(has_note ? t.visitors.mail_back_note : t.visitors.mail_back)
      await takeBack(queries, { me: user.id, mode }, message, { onBack, onProblem })
    } catch (error) {
      onProblem(error)
    }
  }
}
