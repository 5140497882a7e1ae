import { localeFor, useLanguage, useText } from '../text/text.tsx'
import { DateField } from './date-field.tsx'
import { type Around, Select, TextField } from './field.tsx'
import { has_mouse } from './pointer.ts'

export interface MomentProps extends Around {
  /** In the person's own time, as `2026-03-01T09:00`. */
  value: string
  onValue: (moment: string) => void
}

/** A day and a time of it. */
export function MomentField({ value, onValue, ...around }: MomentProps) {
  if (!has_mouse.matches) return <PhonesOwn {...around} value={value} onValue={onValue} />
  const [day, time] = value.split('T') as [string, string]
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <DateField {...around} value={day} onValue={(day) => onValue(`${day}T${time}`)} required />
      <div className="pt-6">
        <TimeSelect value={time} onValue={(time) => onValue(`${day}T${time}`)} />
      </div>
    </div>
  )
}

export function PhonesOwn({ value, onValue, ...around }: MomentProps) {
  return (
    <TextField
      {...around}
      type="datetime-local"
      value={value}
      onChange={({ target }) => onValue(target.value)}
      required
      data-first
    />
  )
}

/** Half hours; and what was there before, whatever it is. */
export function TimeSelect({ value, onValue }: { value: string; onValue: (time: string) => void }) {
  const t = useText()
  const format = new Intl.DateTimeFormat(localeFor(useLanguage()), { timeStyle: 'short', timeZone: 'UTC' })
  const times = Array.from({ length: 48 }, (_, n) => `${`${n >> 1}`.padStart(2, '0')}:${n % 2 ? '30' : '00'}`)
  const all = [...new Set([...times, value])].sort()
  return (
    <Select
      label={t.common.dates.time}
      choices={Object.fromEntries(all.map((time) => [time, format.format(new Date(`2024-01-01T${time}Z`))]))}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
  )
}
