import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import type { Message } from '../data/queries.ts'

/** What a mail holds besides the text of its message. It never changes. */
export const mailQuery = (mode: Mode, { id, conversation_id }: Pick<Message, 'id' | 'conversation_id'>) =>
  queryOptions({
    queryKey: [mode, 'mail', conversation_id, id] as const,
    queryFn: ({ signal }) =>
      service[mode].messages.getEmail(conversation_id, id, { inline_images: 'data' }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
