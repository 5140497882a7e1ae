import type { Attachment } from '@parley/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { service } from '../../../api/service.ts'
import { useText } from '../../../text/text.tsx'
import { wordsFor } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import type { ToSend } from '../data/acts.ts'
import { putMessage } from '../data/cache.ts'
import { putBack } from '../data/drafts.ts'
import type { Place } from '../data/outbox.ts'
import type { Message } from '../data/queries.ts'
import { returnFiles } from '../data/uploads.ts'
import type { Choices } from './draft.ts'

/** As long as the toast with the way back stays. */
const delay_seconds = 10

interface Reply {
  content: string
  attachments: Attachment[]
}

/** An email that the service holds back for a moment. Undone, it's in the composer again with all that was in it. */
export function useHeld() {
  const t = useText()
  const queries = useQueryClient()
  return (place: Place, what: Reply, choices: Choices = {}): ToSend => {
    const { mode, conversation_id } = place
    async function takeBack({ id }: Message): Promise<void> {
      try {
        putMessage(queries, mode, await service[mode].messages.cancel(conversation_id, id))
        returnFiles(place, what.attachments)
        putBack(place, what.content, Object.keys(choices).length > 0 ? choices : undefined)
        say(t.visitors.mail_back)
      } catch (error) {
        say(wordsFor(error, t), { tone: 'problem' })
      }
    }
    const { subject, ...recipients } = choices
    return {
      ...what,
      email: { ...recipients, ...(subject?.trim() && { subject: subject.trim() }), delay_seconds },
      onSent: (message) => say(t.visitors.mail_sent, { undo: () => takeBack(message) }),
    }
  }
}
