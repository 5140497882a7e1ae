import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { wordsFor } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { putMessage } from './cache.ts'
import { putBack } from './drafts.ts'
import type { Message } from './queries.ts'
import { returnFiles } from './uploads.ts'

/** A second click means the same. */
const under_way = new Set<string>()

/** Takes an email that waits to go out back into the composer of its conversation. */
export function useTakeBack() {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const { mode } = useParams({ strict: false }) as { mode: Mode }
  return async ({ id, conversation_id, content, attachments, email }: Message): Promise<void> => {
    if (under_way.has(id)) return
    under_way.add(id)
    const place = { me: user.id, mode, conversation_id }
    try {
      putMessage(queries, mode, await service[mode].messages.cancel(conversation_id, id))
      returnFiles(place, attachments)
      putBack(place, content, email && choicesIn(email))
      say(t.visitors.mail_back)
    } catch (error) {
      say(wordsFor(error, t), { tone: 'problem' })
    } finally {
      under_way.delete(id)
    }
  }
}

function choicesIn({ to, cc, bcc, subject }: NonNullable<Message['email']>) {
  const lists = Object.entries({ to, cc, bcc }).filter(([, list]) => list.length > 0)
  const chosen = lists.map(([field, list]) => [field, list.map(({ address }) => address)])
  const choices = { ...Object.fromEntries(chosen), ...(subject !== '' && { subject }) }
  return Object.keys(choices).length > 0 ? choices : undefined
}
