import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { ChangedMeanwhile, useChange } from '../change.ts'
import type { Contact } from '../queries.ts'
import { attributeText, attributeValue } from './attribute-value.ts'
import { Meanwhile } from './contact-fields.tsx'

interface Props {
  mode: Mode
  contact: Contact
  /** Null for a new one. */
  attribute: string | null
  leave: () => void
}

export function AttributeForm({ mode, contact, attribute, leave }: Props) {
  const t = useText()
  const has = attribute !== null && Object.hasOwn(contact.custom_attributes, attribute)
  const [key, setKey] = useState(attribute ?? '')
  const [was, setWas] = useState(() => (has ? textOf(contact, attribute) : ''))
  const [text, setText] = useState(was)
  const [problem, setProblem] = useState<string | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const change = useChange(mode, contact.id)
  useEffect(() => first.current?.select(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const name = key.trim()
    if (attribute === null && Object.hasOwn(contact.custom_attributes, name))
      return setProblem(t.contacts.attribute_exists)
    if (attribute !== null && text === was) return leave()
    change.mutate(
      { changes: { custom_attributes: { [name]: attributeValue(text) } }, part: (one) => textOf(one, name), was },
      {
        onSuccess: () => {
          say(t.contacts.attribute_saved(name))
          leave()
        },
        onError: (error) => error instanceof ChangedMeanwhile && setWas(textOf(error.contact, name)),
      },
    )
  }
  const changed = (set: (value: string) => void) => ({
    onChange: ({ target }: { target: HTMLInputElement }) => {
      set(target.value)
      setProblem(null)
      change.reset()
    },
    autoComplete: 'off',
  })
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        leave()
      }}
      className="flex flex-col gap-2"
    >
      {attribute === null && (
        <TextField
          ref={first}
          label={t.contacts.attribute_key}
          problem={problem}
          value={key}
          {...changed(setKey)}
          required
          pattern=".*\S.*"
          maxLength={255}
        />
      )}
      <TextField
        ref={attribute === null ? undefined : first}
        label={attribute ?? t.contacts.attribute_value}
        hint={t.contacts.attribute_hint}
        value={text}
        {...changed(setText)}
        required
      />
      {change.error instanceof ChangedMeanwhile ? (
        <Meanwhile value={textOf(change.error.contact, key.trim())} />
      ) : (
        <Problem error={change.error} />
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={leave}>{t.common.cancel}</Button>
        <Button type="submit" kind="primary" busy={change.isPending}>
          {t.common.save}
        </Button>
      </div>
    </form>
  )
}

function textOf({ custom_attributes }: Contact, key: string): string {
  return Object.hasOwn(custom_attributes, key) ? attributeText(custom_attributes[key]) : ''
}
