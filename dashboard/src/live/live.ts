import { useEffect, useEffectEvent, useState } from 'react'
import type { Mode } from '../api/call.ts'
import { type Connection, openStream, type Told } from './stream.ts'
import type { FromTab, ToTab } from './tabs.ts'

/** Follows what happens in a mode, for as long as this is on the page. */
export function useLive(mode: Mode, told: Omit<Told, 'connection'>): Connection {
  const [connection, setConnection] = useState<Connection>('opening')
  const event = useEffectEvent(told.event)
  const reset = useEffectEvent(told.reset)
  useEffect(() => {
    let calm: ReturnType<typeof setTimeout> | undefined
    const leave = listen(mode, {
      event: (one) => event(one),
      reset: () => reset(),
      connection: (next) => {
        clearTimeout(calm)
        // A cut that mends itself at once is nobody's concern.
        if (next === 'cut') calm = setTimeout(() => setConnection(next), 2500)
        else setConnection(next)
      },
    })
    return () => {
      clearTimeout(calm)
      leave()
    }
  }, [mode])
  return connection
}

function listen(mode: Mode, told: Told): () => void {
  return typeof SharedWorker === 'undefined' ? listenHere(mode, told) : listenShared(mode, told)
}

function listenHere(mode: Mode, told: Told): () => void {
  const { close, hurry } = openStream(mode, told)
  addEventListener('online', hurry)
  return () => {
    removeEventListener('online', hurry)
    close()
  }
}

function listenShared(mode: Mode, told: Told): () => void {
  const { port } = new SharedWorker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parley' })
  const lock = `parley ${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
  const say = (words: FromTab) => port.postMessage(words)
  port.onmessage = ({ data }: MessageEvent<ToTab>) => {
    if (data.kind === 'event') told.event(data.event)
    else if (data.kind === 'reset') told.reset()
    else told.connection(data.connection)
  }
  let let_go = () => {}
  const follow = () => say({ kind: 'follow', mode, lock })
  const hurry = () => say({ kind: 'hurry' })
  const leave = () => say({ kind: 'leave' })
  // A page that comes out of the browser's memory missed what happened meanwhile.
  const back = ({ persisted }: PageTransitionEvent) => persisted && follow()
  // The lock first: the worker waits for it, and takes its end for the end of the tab.
  if (navigator.locks)
    navigator.locks.request(lock, () => {
      follow()
      return new Promise<void>((resolve) => {
        let_go = resolve
      })
    })
  else follow()
  addEventListener('online', hurry)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', back)
  return () => {
    removeEventListener('online', hurry)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', back)
    leave()
    let_go()
    port.close()
  }
}
