import type { InfiniteQueryObserverBaseResult } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** Goes to a message of the open conversation, and leaves its address behind for others. */
export function useShowMessage(): (id: string) => void {
  const navigate = useNavigate()
  return (id) => {
    // Where the details cover the thread they give way first.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (!show(id)) navigate({ to: '.', search: (search) => search, hash: id, replace: true })
  }
}

type Pages = Pick<InfiniteQueryObserverBaseResult, 'data' | 'hasNextPage' | 'isFetching' | 'fetchNextPage'>

/** What the address names is sought through the earlier pages until it is there, and shown once. */
export function useHash(
  pane: RefObject<HTMLDivElement | null>,
  { data, hasNextPage, isFetching, fetchNextPage }: Pages,
): void {
  const hash = useLocation({ select: ({ hash }) => hash })
  const shown = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes may hold it.
  useEffect(() => {
    if (!hash.startsWith('svcmsg_') || shown.current === hash || !pane.current || !data) return
    if (show(hash)) shown.current = hash
    else if (hasNextPage && !isFetching) fetchNextPage()
  }, [hash, data, hasNextPage, isFetching])
}

function show(id: string): boolean {
  const message = document.getElementById(id)
  if (!message) return false
  message.scrollIntoView({ block: 'center' })
  message.focus({ preventScroll: true })
  message.animate([{ outline: '2px solid var(--accent-ink)' }, { outline: '2px solid transparent' }], 1500)
  return true
}
