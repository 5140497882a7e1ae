import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** A message that the address names is shown once it is there, once. */
export function useShownByAddress(is_there: (id: string) => boolean): void {
  const { hash } = useLocation()
  const shown = useRef('')
  const is_ready = hash !== '' && is_there(hash)
  useEffect(() => {
    if (!is_ready || shown.current === hash) return
    shown.current = hash
    const message = document.getElementById(hash)
    message?.scrollIntoView({ block: 'center' })
    message?.focus({ preventScroll: true })
  }, [hash, is_ready])
}
