import type { QueryClient } from '@tanstack/react-query'
import { newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { putMessage } from './cache.ts'
import { type Choices, withMail } from './draft.ts'
import { changeDraft } from './drafts.ts'
import { mailSubject } from './mail-subject.ts'
import type { Place } from './outbox.ts'
import { isPassing } from './outgoing.ts'
import type { Message } from './queries.ts'
import { returnFiles } from './uploads.ts'

/** A second click means the same. */
const under_way = new Set<string>()

const first_pause_ms = 2000
const max_pause_ms = 60_000

interface Outcome {
  /** Beside a note that was begun since. */
  onBack(has_note: boolean): void
  /** Why not, or why not yet. */
  onProblem(error: unknown): void
}

/**
 * Cancels a message that waits, and puts all that was in it back. Without an answer it may be canceled or not: it's asked again,
 * under the same key, until there is one. Resolves after the first attempt.
 */
export async function takeBack(
  queries: QueryClient,
  who: Pick<Place, 'me' | 'mode'>,
  message: Message,
  { onBack, onProblem }: Outcome,
): Promise<void> {
  const { id, conversation_id } = message
  if (under_way.has(id)) return
  under_way.add(id)
  const once = { idempotency_key: newKey() }
  async function attempt(pause_ms: number): Promise<void> {
    try {
      putMessage(queries, who.mode, await service[who.mode].messages.cancel(conversation_id, id, once))
    } catch (error) {
      if (!isPassing(error)) under_way.delete(id)
      else setTimeout(attempt, pause_ms, Math.min(pause_ms * 2, max_pause_ms))
      if (!isPassing(error) || pause_ms === first_pause_ms) onProblem(error)
      return
    }
    under_way.delete(id)
    onBack(putBack({ ...who, conversation_id }, message))
  }
  await attempt(first_pause_ms)
}

function putBack(place: Place, { id, content, attachments, email }: Message): boolean {
  returnFiles(place, attachments)
  const mail = { id, content, email: email ? choicesIn(email) : undefined }
  return changeDraft(place, (draft) => withMail(draft, mail)).other !== undefined
}

function choicesIn({ to, cc, bcc, subject, forward }: NonNullable<Message['email']>): Choices {
  const lists = Object.entries({ to, cc, bcc }).filter(([, list]) => list.length > 0)
  const chosen = lists.map(([field, list]) => [field, list.map(({ address }) => address)])
  return {
    ...Object.fromEntries(chosen),
    ...(subject !== '' && { subject: mailSubject(subject) }),
    ...(forward && { forward }),
  }
}
