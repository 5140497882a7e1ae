import { useBlocker } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useText } from '../text/page-text.ts'
import { Button } from './button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'

interface Props {
  is_on: boolean
  /** Set where leaving is part of what was done. */
  is_leaving?: RefObject<boolean>
  discard: () => void
  /** Kept nowhere: who leaves loses it, also by a reload. */
  is_lost?: boolean
}

/** Asks before somebody walks away from words that are not saved. A reload needs no asking where they are kept. */
export function LeaveGuard({ is_on, is_leaving, discard, is_lost = false }: Props) {
  const t = useText()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => is_on && !is_leaving?.current && current.pathname !== next.pathname,
    enableBeforeUnload: is_on && is_lost,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Dialog title={t.knowledge.leave_title} onClose={reset}>
      {!is_lost && <p className="text-sm text-muted">{t.knowledge.leave_lead}</p>}
      <DialogButtons>
        <Button
          onClick={() => {
            discard()
            proceed()
          }}
        >
          {t.knowledge.discard}
        </Button>
        {!is_lost && <Button onClick={proceed}>{t.knowledge.leave}</Button>}
        <Button kind="primary" onClick={reset} data-first>
          {t.knowledge.stay}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
