import { Calendar } from './calendar.tsx'
import { today } from './days.ts'
import { type MomentProps, PhonesOwn, TimeSelect } from './moment-field.tsx'
import { has_mouse } from './pointer.ts'

/** A day and a time of it, with the month in sight. */
export function MomentCalendar({ label, value, onValue, problem }: MomentProps) {
  if (!has_mouse.matches) return <PhonesOwn {...{ label, value, onValue, problem }} />
  const [day, time] = value.split('T') as [string, string]
  return (
    <>
      <Calendar value={day} onPick={(day) => onValue(`${day}T${time}`)} min={today()} />
      <TimeSelect value={time} onValue={(time) => onValue(`${day}T${time}`)} />
      {problem && (
        <p role="alert" className="max-w-56 text-xs text-danger-ink">
          {problem}
        </p>
      )}
    </>
  )
}
