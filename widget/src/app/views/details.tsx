import { useState } from 'preact/hooks'
import { retryAll } from '../chat/sending.ts'
import { identify } from '../chat/visitor.ts'
import type { PreChatField } from '../types.ts'
import { useOpening } from './opening.ts'
import type { Props } from './props.ts'

const kinds = {
  name: { inputMode: 'text', autocomplete: 'name' },
  email: { inputMode: 'email', autocomplete: 'email' },
  phone_number: { inputMode: 'tel', autocomplete: 'tel' },
} as const

/** What the channel wants to know before the first message. */
export function DetailsForm({ chat }: Props) {
  const { words, settings } = chat
  const opening = useOpening(chat)
  const [values, setValues] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [is_busy, setBusy] = useState(false)

  async function submit(event: Event) {
    event.preventDefault()
    const given = Object.fromEntries(
      Object.entries(values).flatMap(([field, value]) => (value.trim() ? [[field, plain(field, value)]] : [])),
    )
    const found = faults(given, words)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    if (Object.keys(given).length > 0) await identify(chat, given)
    setBusy(false)
    chat.update({ has_details: true })
    retryAll(chat)
  }

  return (
    <form class="body column" onSubmit={submit}>
      <p dir="auto">{settings.greeting ?? words.greeting}</p>
      <h2>{words.details}</h2>
      {settings.pre_chat.map((one) => (
        <Field
          key={one.field}
          {...one}
          label={words[one.field]}
          optional={words.optional}
          value={values[one.field] ?? ''}
          error={errors[one.field]}
          write={(value) => setValues({ ...values, [one.field]: value })}
        />
      ))}
      <button type="submit" class="primary" disabled={is_busy}>
        {words.start}
      </button>
      {opening && <p class="muted">{opening}</p>}
      {settings.office_hours_text && <p class="muted">{settings.office_hours_text}</p>}
    </form>
  )
}

interface OfField extends PreChatField {
  label: string
  optional: string
  value: string
  error: string | undefined
  write: (value: string) => void
}

function Field({ field, required, label, optional, value, error, write }: OfField) {
  return (
    <label>
      <span>
        {label} {!required && <span class="muted">({optional})</span>}
      </span>
      <input
        {...kinds[field]}
        required={required}
        maxLength={250}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${field}-error`}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      {error && (
        <span class="danger" id={`${field}-error`} role="alert">
          {error}
        </span>
      )}
    </label>
  )
}

/** People write numbers with spaces, dashes and brackets. */
function plain(field: string, value: string): string {
  return field === 'phone_number' ? value.replace(/[\s().-]/g, '').replace(/^00/, '+') : value.trim()
}

function faults(given: Record<string, string>, words: Props['chat']['words']): Record<string, string> {
  return {
    ...(given.email && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(given.email) && { email: words.email_invalid }),
    ...(given.phone_number && !/^\+[1-9]\d{6,14}$/.test(given.phone_number) && { phone_number: words.phone_invalid }),
  }
}
