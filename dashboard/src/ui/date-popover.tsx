import type { RefObject } from 'react'
import { useText } from '../text/text.tsx'
import { Button } from './button.tsx'
import { Calendar } from './calendar.tsx'
import { Popover } from './popover.tsx'

interface Props {
  label: string
  button: RefObject<HTMLElement | null>
  value: string
  onValue: (day: string) => void
  min?: string
  required?: boolean
  onClose: () => void
}

export function DatePopover({ label, button, value, onValue, min, required, onClose }: Props) {
  const t = useText()
  function give(day: string) {
    onValue(day)
    onClose()
  }
  return (
    <Popover label={label} button={button} onClose={onClose} className="p-2">
      <Calendar value={value} onPick={give} min={min} />
      {!required && value !== '' && (
        <Button kind="quiet" onClick={() => give('')} className="mt-1 w-full">
          {t.common.dates.clear}
        </Button>
      )}
    </Popover>
  )
}
