import { type FormEvent, type RefObject, useState } from 'react'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { localMoment } from '../../../ui/days.ts'
import { MomentCalendar } from '../../../ui/moment-calendar.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { atNine } from './snooze-presets.ts'

interface Props {
  button: RefObject<HTMLButtonElement | null>
  onSnooze: (until: string) => void
  onClose: () => void
}

export function SnoozePopover({ button, onSnooze, onClose }: Props) {
  const t = useText()
  const [at, setAt] = useState(() => localMoment(atNine(new Date(), 2)))
  const [is_wrong, setWrong] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    const until = new Date(at).getTime()
    // A day less than the year the service allows: leap days and clocks that differ.
    if (!(until > Date.now() && until < Date.now() + 364 * 86_400_000)) return setWrong(true)
    onSnooze(new Date(until).toISOString())
    onClose()
  }
  return (
    <Popover label={t.inbox.snooze_at} button={button} onClose={onClose} className="p-2">
      <form onSubmit={submit} noValidate className="flex flex-col gap-2">
        <MomentCalendar
          label={t.inbox.snooze_at}
          value={at}
          onValue={(at) => {
            setAt(at)
            setWrong(false)
          }}
          problem={is_wrong ? t.inbox.snooze_past : null}
        />
        <Button type="submit" kind="primary">
          {t.inbox.snooze}
        </Button>
      </form>
    </Popover>
  )
}
