import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useText } from '../../../text/text.tsx'
import { markTitle } from '../../../ui/page.tsx'
import { isAnythingOnItsWay, sendAll, useUnsent } from './outbox.ts'

/** What waits goes out whenever the service is there again. Until then the title of the window says so, and leaving is asked about. */
export function useSending(me: string, is_connected: boolean): void {
  const t = useText()
  const queries = useQueryClient()
  const unsent = useUnsent(me)
  useEffect(() => {
    const all = () => sendAll(queries, me)
    if (is_connected) all()
    addEventListener('online', all)
    return () => removeEventListener('online', all)
  }, [queries, me, is_connected])
  useEffect(() => {
    markTitle('unsent', unsent === 0 ? '' : `(${t.conversation.unsent(unsent)}) `)
    return () => markTitle('unsent', '')
  }, [t, unsent])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnythingOnItsWay()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
