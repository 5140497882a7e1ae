import { useEffect, useState } from 'react'
import { onPasswordNeeded } from '../api/transport.ts'
import { late } from '../ui/late.tsx'

const StepUp = late(async () => (await import('./step-up.tsx')).StepUp)

type Answer = (is_given: boolean) => void

/** Asks for the password whenever the service requires it again. The pending action waits, then continues. */
export function PasswordAsker() {
  const [waiting, setWaiting] = useState<Answer[]>([])
  useEffect(() => {
    onPasswordNeeded(() => new Promise((resolve) => setWaiting((before) => [...before, resolve])))
    return () => onPasswordNeeded(async () => false)
  }, [])
  if (waiting.length === 0) return null
  function end(is_given: boolean) {
    for (const answer of waiting) answer(is_given)
    setWaiting([])
  }
  return <StepUp onClose={() => end(false)} onConfirmed={() => end(true)} />
}
