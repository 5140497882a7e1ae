import type { QueryClient } from '@tanstack/react-query'
import { service } from '../../../api/service.ts'
import { putMessage } from './cache.ts'
import { type Choices, withMail } from './draft.ts'
import { changeDraft } from './drafts.ts'
import type { Place } from './outbox.ts'
import type { Message } from './queries.ts'
import { returnFiles } from './uploads.ts'

/** A second click means the same. */
const under_way = new Set<string>()

/** Cancels a message that waits, and puts all that was in it back. Returns false if somebody is at it. */
export async function takeBack(
  queries: QueryClient,
  { me, mode }: Pick<Place, 'me' | 'mode'>,
  { id, conversation_id, content, attachments, email }: Message,
): Promise<boolean> {
  if (under_way.has(id)) return false
  under_way.add(id)
  const place = { me, mode, conversation_id }
  try {
    putMessage(queries, mode, await service[mode].messages.cancel(conversation_id, id))
    returnFiles(place, attachments)
    changeDraft(place, (draft) => withMail(draft, { id, content, email: email ? choicesIn(email) : undefined }))
    return true
  } finally {
    under_way.delete(id)
  }
}

function choicesIn({ to, cc, bcc, subject }: NonNullable<Message['email']>): Choices {
  const lists = Object.entries({ to, cc, bcc }).filter(([, list]) => list.length > 0)
  const chosen = lists.map(([field, list]) => [field, list.map(({ address }) => address)])
  return { ...Object.fromEntries(chosen), ...(subject !== '' && { subject }) }
}
