import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Mode } from '../../../api/call.ts'
import { hasAddress } from '../../../text/names.ts'
import { useText } from '../../../text/page-text.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Pencil } from '../../../ui/icons.tsx'
import { say } from '../../../ui/toasts.tsx'
import { Card } from '../card.tsx'
import { ChangedMeanwhile, useChange } from '../change.ts'
import { FieldInput } from '../field-input.tsx'
import { FieldValue } from '../field-value.tsx'
import { type ContactField, field_names, type Problem, read, textOf } from '../fields.ts'
import type { Contact } from '../queries.ts'
import { TakenProblem } from '../taken.tsx'

interface Props {
  mode: Mode
  contact: Contact
  may_write: boolean
}

export function ContactFields({ mode, contact, may_write }: Props) {
  const t = useText()
  const [edited, setEdited] = useState<ContactField | null>(null)
  return (
    <Card title={t.contacts.details}>
      <dl className="divide-y divide-line">
        {field_names.map((name) => (
          <FieldRow
            key={name}
            mode={mode}
            contact={contact}
            name={name}
            may_write={may_write}
            is_edited={edited === name}
            setEdited={(is_edited) => setEdited(is_edited ? name : null)}
          />
        ))}
      </dl>
    </Card>
  )
}

interface RowProps extends Props {
  name: ContactField
  is_edited: boolean
  setEdited: (is_edited: boolean) => void
}

function FieldRow({ mode, contact, name, may_write, is_edited, setEdited }: RowProps) {
  const t = useText()
  const { label } = t.contacts.fields[name]
  const pencil = useRef<HTMLButtonElement>(null)
  // Returns the focus to where it came from.
  function leave() {
    flushSync(() => setEdited(false))
    pencil.current?.focus()
  }
  return (
    <div className="px-4 py-2.5">
      {is_edited ? (
        <>
          <dt className="sr-only">{label}</dt>
          <dd>
            <FieldForm mode={mode} contact={contact} name={name} leave={leave} />
          </dd>
        </>
      ) : (
        <>
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="flex items-center justify-between gap-2 text-base">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <Value contact={contact} name={name} />
            </span>
            {may_write && (
              <IconButton
                ref={pencil}
                icon={Pencil}
                size={14}
                label={t.contacts.edit(label)}
                onClick={() => setEdited(true)}
                className="-me-2 -mt-3"
              />
            )}
          </dd>
        </>
      )}
    </div>
  )
}

function Value({ contact, name }: { contact: Contact; name: ContactField }) {
  const value = <FieldValue contact={contact} name={name} />
  if (name !== 'email' || !hasAddress(contact)) return value
  return (
    <a href={`mailto:${encodeURIComponent(contact.email)}`} className="text-accent-ink underline underline-offset-2">
      {value}
    </a>
  )
}

function FieldForm({
  mode,
  contact,
  name,
  leave,
}: Pick<RowProps, 'mode' | 'contact' | 'name'> & { leave: () => void }) {
  const t = useText()
  const part = (one: Contact) => textOf(one, name)
  const [was, setWas] = useState(() => part(contact))
  const [text, setText] = useState(was)
  const [problem, setProblem] = useState<Problem | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const change = useChange(mode, contact.id)
  useEffect(() => input.current?.select(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const given = read(name, text)
    if ('problem' in given) return setProblem(given.problem)
    if (given.value === was) return leave()
    change.mutate(
      { changes: { [name]: given.value || null }, part, was },
      {
        onSuccess: () => {
          say(t.contacts.saved(t.contacts.fields[name].label))
          leave()
        },
        // They have seen it now: saving again means it.
        onError: (error) => error instanceof ChangedMeanwhile && setWas(part(error.contact)),
      },
    )
  }
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
      <FieldInput
        ref={input}
        name={name}
        value={text}
        problem={problem}
        onChange={({ target }) => {
          setText(target.value)
          setProblem(null)
          change.reset()
        }}
      />
      {change.error instanceof ChangedMeanwhile ? (
        <Meanwhile value={part(change.error.contact)} />
      ) : (
        <TakenProblem mode={mode} error={change.error} email={text.trim()} />
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

export function Meanwhile({ value }: { value: string }) {
  const t = useText()
  return (
    <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink [overflow-wrap:anywhere]">
      {value === '' ? t.contacts.cleared_meanwhile : t.contacts.changed_meanwhile(value)}
    </p>
  )
}
