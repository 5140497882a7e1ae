import { type FormEvent, type RefObject, useState } from 'react'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { localMoment } from '../../../ui/days.ts'
import { MomentCalendar } from '../../../ui/moment-calendar.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { atNine } from './snooze-presets.ts'

interface Props {
  button: RefObject<HTMLButtonElement | null>
  /** What is done then, in a word. */
  act: string
  max_days: number
  /** Why a moment outside of that isn't one. */
  problem: string
  onChoose: (at: string) => void
  onClose: () => void
}

/** A moment to come. */
export function MomentPopover({ button, act, max_days, problem, onChoose, onClose }: Props) {
  const t = useText()
  const [at, setAt] = useState(() => localMoment(atNine(new Date(), 2)))
  const [is_wrong, setWrong] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    // Or the form of what it is chosen for would be sent as well.
    event.stopPropagation()
    const moment = new Date(at).getTime()
    if (!(moment > Date.now() && moment < Date.now() + max_days * 86_400_000)) return setWrong(true)
    onChoose(new Date(moment).toISOString())
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
          problem={is_wrong ? problem : null}
        />
        <Button type="submit" kind="primary">
          {act}
        </Button>
      </form>
    </Popover>
  )
}
