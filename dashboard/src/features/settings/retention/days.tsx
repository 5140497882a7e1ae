import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../../text/page-text.ts'
import { Choice } from '../../../ui/field.tsx'
import { max_days } from './retention.ts'

interface Props {
  legend: string
  hint: ReactNode
  /** Null: for ever. */
  value: number | null
  /** What is proposed to whoever sets it for the first time. */
  usual: number
  onChange: (days: number | null) => void
}

/** For ever, or for so many days. */
export function Days({ legend, hint, value, usual, onChange }: Props) {
  const t = useText()
  const id = useId()
  const [text, setText] = useState<string | null>(null)
  return (
    <fieldset aria-describedby={`${id}-hint`} className="flex flex-col gap-1.5">
      <legend className="text-sm font-medium">{legend}</legend>
      <p id={`${id}-hint`} className="max-w-2xl pb-1 text-xs text-muted">
        {hint}
      </p>
      <Choice
        type="radio"
        name={id}
        label={t.retention.keep}
        checked={value === null}
        onChange={() => {
          setText(null)
          onChange(null)
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Choice
          type="radio"
          name={id}
          label={t.retention.delete_after}
          checked={value !== null}
          onChange={() => onChange(usual)}
        />
        {value !== null && (
          <label className="flex items-center gap-2 text-sm">
            <input
              type="number"
              inputMode="numeric"
              dir="ltr"
              required
              min={1}
              max={max_days}
              step={1}
              value={text ?? value}
              aria-label={`${legend}: ${t.retention.days_label}`}
              onChange={({ target }) => {
                setText(target.value)
                if (target.validity.valid) onChange(target.valueAsNumber)
              }}
              className="field w-24"
            />
            {t.retention.days_label}
          </label>
        )}
      </div>
    </fieldset>
  )
}
