import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { keepPush, onPushClick } from '../live/push.ts'

/** Pushes for whoever wants them here, and the way from one to its conversation. */
export function usePush(user_id: string): void {
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate({ to: path as '/' }))
  useEffect(() => {
    // Without it, pushes don't come until the next visit: nothing that anyone could do now.
    keepPush(user_id).catch(() => {})
    return onPushClick((path) => open(path))
  }, [user_id])
}
