import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Mode } from '../api/call.ts'
import { tellTakenOver } from '../features/inbox/data/taken-over.ts'
import { chime } from '../features/notifications/chime.ts'
import { refreshNotifications } from '../features/notifications/queries.ts'
import { useLive } from '../live/live.ts'
import { lastEventId, useSession } from '../session/session.ts'
import { useText } from '../text/text.tsx'
import { follow, readAnew } from './follow.ts'

/** Keeps every page up to date. `news` grows with each notification of whoever is signed in. */
export function useFollowing(mode: Mode) {
  const t = useText()
  const session = useSession()
  const queries = useQueryClient()
  const [news, setNews] = useState(0)
  const connection = useLive(mode, () => lastEventId(queries, mode), {
    reset: () => readAnew(queries, mode),
    event: (event) => {
      follow(queries, mode, session.user.id, event)
      tellTakenOver(queries, mode, session.user.id, t, event)
    },
    notified: (user_ids, is_new) => {
      if (!user_ids.includes(session.user.id)) return
      refreshNotifications(queries, mode)
      if (!is_new) return
      setNews((before) => before + 1)
      chime(queries)
    },
  })
  useEffect(() => {
    if (connection !== 'opening') refreshNotifications(queries, mode)
  }, [connection, queries, mode])
  return { connection, news }
}
