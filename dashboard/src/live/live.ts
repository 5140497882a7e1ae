import { useEffect, useEffectEvent, useState } from 'react'
import type { Mode } from '../api/call.ts'
import { forgetWhereabouts, hearOf } from './presence.ts'
import { openReports, sendSight } from './reports.ts'
import { sharedWorker } from './shared-worker.ts'
import { onSight, type Sight, sight } from './sight.ts'
import { type Connection, openStream, type Told } from './stream.ts'

/**
 * Follows the events of a mode while mounted. If nothing on the page was loaded before the event `after`, nothing needs to
 * be reloaded when the stream opens.
 */
export function useLive(
  mode: Mode,
  after: () => string | null,
  told: Omit<Told, 'connection' | 'presence'>,
): Connection {
  const [connection, setConnection] = useState<Connection>('opening')
  const event = useEffectEvent(told.event)
  const reset = useEffectEvent(told.reset)
  const notified = useEffectEvent(told.notified)
  const start = useEffectEvent(after)
  useEffect(() => {
    let calm: ReturnType<typeof setTimeout> | undefined
    const leave = listen(mode, start(), {
      event: (one) => event(one),
      reset: () => reset(),
      presence: (frame) => hearOf(mode, frame),
      notified: (user_ids, is_new) => notified(user_ids, is_new),
      connection: (next) => {
        if (next !== 'open') forgetWhereabouts(mode)
        // A short interruption isn't worth a notice.
        if (next === 'cut') calm ??= setTimeout(() => setConnection(next), 2500)
        else {
          clearTimeout(calm)
          calm = undefined
          setConnection(next)
        }
      },
    })
    return () => {
      clearTimeout(calm)
      leave()
      forgetWhereabouts(mode)
    }
  }, [mode])
  return connection
}

function listen(mode: Mode, after: string | null, told: Told): () => void {
  return typeof SharedWorker === 'undefined' ? listenHere(mode, after, told) : listenShared(mode, after, told)
}

function listenHere(mode: Mode, after: string | null, told: Told): () => void {
  const reports = openReports()
  const { close, hurry } = openStream(mode, after, {
    ...told,
    connection(connection) {
      if (connection === 'open') reports.repeat()
      told.connection(connection)
    },
  })
  const window = newWindow()
  const unseen = tellSights(window, (sight) => reports.show(window, sight))
  addEventListener('online', hurry)
  return () => {
    removeEventListener('online', hurry)
    unseen()
    close()
  }
}

function listenShared(mode: Mode, after: string | null, told: Told): () => void {
  const window = newWindow()
  const lock = `parley ${window}`
  let let_go = () => {}
  const worker = sharedWorker({
    heard(words) {
      if (words.kind === 'event') told.event(words.event)
      else if (words.kind === 'reset') told.reset()
      else if (words.kind === 'presence') hearOf(mode, words.frame)
      else if (words.kind === 'notified') told.notified(words.user_ids, words.is_new)
      else told.connection(words.connection)
    },
    failed: () => told.connection('cut'),
    again: () => follow(after),
  })
  const tellSight = (sight: Sight | null) => worker.say({ kind: 'sight', window, sight })
  const follow = (after: string | null) => {
    worker.say({ kind: 'follow', mode, lock, after })
    tellSight(sight())
  }
  const leave = () => worker.say({ kind: 'leave' })
  // A page restored from the browser's memory has missed events.
  const back = ({ persisted }: PageTransitionEvent) => persisted && follow(null)
  // The lock first: the worker waits for it, and treats its release as the end of the tab.
  if (navigator.locks)
    navigator.locks.request(lock, () => {
      follow(after)
      return new Promise<void>((resolve) => {
        let_go = resolve
      })
    })
  else follow(after)
  const unseen = tellSights(window, tellSight)
  addEventListener('online', worker.hurry)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', back)
  return () => {
    removeEventListener('online', worker.hurry)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', back)
    unseen()
    leave()
    let_go()
    worker.close()
  }
}

const newWindow = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Reports what the window shows, including its end: a worker ends with the last window. */
function tellSights(window: string, tell: (sight: Sight | null) => void): () => void {
  const goodbye = () => {
    const last = sight()
    if (last) sendSight(window, { ...last, conversation_id: null }, { is_leaving: true })
  }
  const stop = onSight(tell)
  tell(sight())
  addEventListener('pagehide', goodbye)
  return () => {
    stop()
    tell(null)
    removeEventListener('pagehide', goodbye)
  }
}
