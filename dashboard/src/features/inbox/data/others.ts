import type { Mode } from '../../../api/call.ts'
import { type Present, usePresent } from '../../../live/presence.ts'
import { useSession } from '../../../session/session.ts'
import type { Words } from '../../../text/text.tsx'

/** Who else has the conversation open. */
export function useOthers(mode: Mode, conversation_id: string): Present[] {
  const { user } = useSession()
  return usePresent(mode, conversation_id).filter(({ user_id }) => user_id !== user.id)
}

/** What they do there, where it is more than to look. Above all, that the customer is writing. */
export function othersWords(others: readonly Present[], t: Words): string {
  const typing = others.filter(({ doing }) => doing === 'typing').map(({ name }) => name)
  if (typing.length > 0) return t.teamwork.typing(typing)
  const replying = others.filter(({ doing }) => doing === 'replying').map(({ name }) => name)
  if (replying.length > 0) return t.teamwork.replying(replying)
  const noting = others.filter(({ doing }) => doing === 'noting').map(({ name }) => name)
  return noting.length > 0 ? t.teamwork.noting(noting) : ''
}
