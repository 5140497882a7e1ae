import type { RefObject } from 'react'
import { useText } from '../../../text/text.tsx'
import { MomentPopover } from './moment-popover.tsx'

interface Props {
  button: RefObject<HTMLButtonElement | null>
  onSnooze: (until: string) => void
  onClose: () => void
}

// A day less than the year the service allows: leap days and clocks that differ.
const max_days = 364

export function SnoozePopover({ button, onSnooze, onClose }: Props) {
  const t = useText()
  const words = { act: t.inbox.snooze, problem: t.inbox.snooze_past }
  return <MomentPopover button={button} {...words} max_days={max_days} onChoose={onSnooze} onClose={onClose} />
}
