import { useId, useRef, useState } from 'react'
import { localeFor, useLanguage, useText } from '../text/text.tsx'
import { dayFormat, isDay } from './days.ts'
import { type Around, described, Frame, TextField } from './field.tsx'
import { CalendarDays } from './icons.tsx'
import { late } from './late.tsx'
import { has_mouse } from './pointer.ts'

const DatePopover = late(async () => (await import('./date-popover.tsx')).DatePopover)

interface DateProps extends Around {
  /** What it is called in its form. */
  name?: string
  defaultValue?: string
  /** Held by whoever draws it; otherwise it holds itself. */
  value?: string
  onValue?: (day: string) => void
  min?: string
  required?: boolean
}

/** A day, in the language of the page; a phone has its own way. */
export function DateField(props: DateProps) {
  const { defaultValue = '', onValue, min, required } = props
  const [own, setOwn] = useState(defaultValue)
  const value = props.value ?? own
  function setValue(day: string) {
    setOwn(day)
    onValue?.(day)
  }
  if (has_mouse.matches) return <Picker {...props} value={value} setValue={setValue} />
  const { label, hint, problem, name } = props
  return (
    <TextField
      {...{ label, hint, problem, name, min, required, value }}
      type="date"
      dir="ltr"
      onChange={({ target }) => setValue(target.value)}
    />
  )
}

type PickerProps = DateProps & { value: string; setValue: (day: string) => void }

function Picker({ label, hint, problem, name, min, required, value, setValue }: PickerProps) {
  const t = useText()
  const id = useId()
  const locale = localeFor(useLanguage())
  const button = useRef<HTMLButtonElement>(null)
  const [is_open, setOpen] = useState(false)
  const around = { label, hint, problem }
  return (
    <Frame id={id} {...around}>
      <button
        ref={button}
        id={id}
        type="button"
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        aria-expanded={is_open}
        {...described(id, around)}
        onClick={() => setOpen(!is_open)}
        className={`field flex items-center justify-between gap-2 text-start ${value === '' ? 'text-muted!' : ''}`}
      >
        <span className="truncate">
          {isDay(value) ? dayFormat(locale, { dateStyle: 'medium' })(value) : t.common.dates.choose}
        </span>
        <CalendarDays size={15} aria-hidden className="shrink-0 text-muted" />
      </button>
      {name && <input type="hidden" name={name} value={value} />}
      {is_open && (
        <DatePopover {...{ label, button, value, min, required }} onValue={setValue} onClose={() => setOpen(false)} />
      )}
    </Frame>
  )
}
