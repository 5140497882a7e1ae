import type { Event } from '@parley/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { colleaguesQuery } from '../../../session/session.ts'
import type { Words } from '../../../text/text.tsx'
import { say } from '../../../ui/toasts.tsx'
import { known } from './cache.ts'
import { called } from './called.ts'

/** Whoever loses a conversation to a colleague hears so at once, wherever they are. */
export async function tellTakenOver(
  queries: QueryClient,
  mode: Mode,
  me: string,
  t: Words,
  event: Event,
): Promise<void> {
  if (event.type !== 'conversation.assigned' || event.data.previous?.assignee !== me) return
  const { id, assignee } = event.data.object ?? {}
  if (!id || assignee === me || assignee !== event.actor.id) return
  const colleagues = await queries.ensureQueryData(colleaguesQuery).catch(() => null)
  const name = colleagues?.data.find((one) => one.id === assignee)?.name ?? t.conversation.someone
  const row = known(queries, mode, id)
  say(t.conversation.taken_from_you(name), { about: row && called(row, t) })
}
