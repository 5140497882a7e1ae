import { type FormEvent, useState } from 'react'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { today } from '../../../ui/days.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Choice, TextField } from '../../../ui/field.tsx'
import { Plus } from '../../../ui/icons.tsx'
import type { Exception } from './hours.ts'
import { Intervals } from './intervals.tsx'
import { isRight, max_intervals, office_hours, withBreak } from './week.ts'

interface Props {
  /** Null: one is to be made. */
  exception: Exception | null
  put: (exception: Exception) => void
  onClose: () => void
}

export function HolidayForm({ exception, put, onClose }: Props) {
  const t = useText()
  const [draft, setDraft] = useState<Exception>(() => exception ?? firstHoliday())
  const write = (changes: Partial<Exception>) => setDraft({ ...draft, ...changes })
  const { name, from, to, yearly, intervals } = draft
  const problem = to < from ? t.hours.backward : yearly && isYear(from, to) ? t.hours.too_long : null
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!problem && isRight(intervals)) put({ ...draft, name: name?.trim() || null })
  }
  return (
    <Dialog title={exception ? t.hours.holiday_change : t.hours.holiday_add} onClose={onClose}>
      <form onSubmit={submit} autoComplete="off" className="flex flex-col gap-4">
        <TextField
          label={t.hours.name}
          optional
          maxLength={200}
          value={name ?? ''}
          data-first
          onChange={({ target }) => write({ name: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={t.hours.first_day}
            value={from}
            required
            // A range moves as a whole would be a surprise; a single day stays one.
            onValue={(day) => write(to === from || to < day ? { from: day, to: day } : { from: day })}
          />
          <DateField
            label={t.hours.last_day}
            value={to}
            min={from}
            required
            problem={problem}
            onValue={(day) => write({ to: day })}
          />
        </div>
        <Choice
          type="checkbox"
          label={t.hours.yearly}
          checked={yearly}
          onChange={({ target }) => write({ yearly: target.checked })}
        />
        <HolidayHours intervals={intervals} change={(intervals) => write({ intervals })} />
        <DialogFoot onCancel={onClose} disabled={problem !== null || !isRight(intervals)}>
          {exception ? t.hours.holiday_done : t.hours.holiday_add}
        </DialogFoot>
      </form>
    </Dialog>
  )
}

/** The service takes no yearly range of 365 days and more: it would have no end. */
const isYear = (from: string, to: string) => Date.parse(to) - Date.parse(from) >= 365 * 86_400_000

const firstHoliday = (): Exception => ({ name: null, from: today(), to: today(), yearly: false, intervals: [] })

function HolidayHours({
  intervals,
  change,
}: {
  intervals: Exception['intervals']
  change: (to: Exception['intervals']) => void
}) {
  const t = useText()
  const is_open = intervals.length > 0
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-sm font-medium">{t.hours.on_these_days}</legend>
      <Choice type="radio" name="open" label={t.hours.no_hours} checked={!is_open} onChange={() => change([])} />
      <Choice
        type="radio"
        name="open"
        label={t.hours.looks.special}
        checked={is_open}
        onChange={() => change([office_hours])}
      />
      {is_open && (
        <div className="flex flex-col items-start gap-2 ps-6">
          <Intervals of={t.hours.looks.special} intervals={intervals} change={change} />
          <Button
            kind="quiet"
            disabled={intervals.length === max_intervals}
            onClick={() => change(withBreak(intervals))}
          >
            <Plus size={15} aria-hidden />
            {t.hours.add_interval}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
