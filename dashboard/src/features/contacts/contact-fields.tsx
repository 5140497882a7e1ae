import { Pencil } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Mode } from '../../api/call.ts'
import { hasAddress, visible } from '../../text/names.ts'
import { useText } from '../../text/text.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { say } from '../../ui/toasts.tsx'
import { Card } from './card.tsx'
import { ChangedMeanwhile, useChange } from './change.ts'
import { phoneOf } from './import/mapping.ts'
import type { Contact } from './queries.ts'
import { TakenProblem } from './taken.tsx'

interface Props {
  mode: Mode
  contact: Contact
  may_write: boolean
}

type Name = 'name' | 'email' | 'phone_number' | 'identifier'

interface Field {
  name: Name
  label: string
  shown: ReactNode
  required?: boolean
  dir?: 'ltr'
  input_mode?: 'email' | 'tel'
  hint?: string
  /** What is kept of what was typed; a sentence where that cannot be. */
  read: (text: string) => { value: string | null } | { problem: string }
}

export function ContactFields({ mode, contact, may_write }: Props) {
  const t = useText()
  const [edited, setEdited] = useState<Name | null>(null)
  const fields = useFields(contact)
  return (
    <Card title={t.contacts.details}>
      <dl className="divide-y divide-line">
        {fields.map((field) => (
          <FieldRow
            key={field.name}
            mode={mode}
            contact={contact}
            field={field}
            may_write={may_write}
            is_edited={edited === field.name}
            setEdited={(is_edited) => setEdited(is_edited ? field.name : null)}
          />
        ))}
      </dl>
    </Card>
  )
}

function useFields(contact: Contact): Field[] {
  const t = useText()
  const { name, email, phone_number, identifier } = contact
  const unset = <span className="text-muted">{t.contacts.not_set}</span>
  return [
    {
      name: 'name',
      label: t.contacts.name,
      shown: visible(name) ? <bdi>{name}</bdi> : <span className="text-muted">{t.inbox.no_name}</span>,
      required: true,
      read: (text) => ({ value: text.trim() }),
    },
    {
      name: 'email',
      label: t.common.email,
      shown: hasAddress(contact) ? (
        <a href={`mailto:${encodeURIComponent(email)}`} className="text-accent-ink underline underline-offset-2">
          <bdi>{email}</bdi>
        </a>
      ) : (
        <span className="text-muted">{t.contacts.no_email}</span>
      ),
      required: true,
      dir: 'ltr',
      input_mode: 'email',
      read: (text) =>
        /^[^\s@]+@[^\s@]+$/.test(text.trim()) ? { value: text.trim() } : { problem: t.contacts.email_wrong },
    },
    {
      name: 'phone_number',
      label: t.contacts.phone,
      shown: phone_number ? <bdi dir="ltr">{phone_number}</bdi> : unset,
      dir: 'ltr',
      input_mode: 'tel',
      hint: t.contacts.phone_hint,
      read(text) {
        const number = phoneOf(text)
        return number === null ? { problem: t.contacts.phone_wrong } : { value: number || null }
      },
    },
    {
      name: 'identifier',
      label: t.contacts.identifier,
      shown: identifier ? <bdi className="font-mono text-xs">{identifier}</bdi> : unset,
      hint: t.contacts.identifier_hint,
      read: (text) => ({ value: text.trim() || null }),
    },
  ]
}

interface RowProps extends Props {
  field: Field
  is_edited: boolean
  setEdited: (is_edited: boolean) => void
}

function FieldRow({ mode, contact, field, may_write, is_edited, setEdited }: RowProps) {
  const t = useText()
  const pencil = useRef<HTMLButtonElement>(null)
  // The focus goes back to where it came from.
  function leave() {
    flushSync(() => setEdited(false))
    pencil.current?.focus()
  }
  return (
    <div className="px-4 py-2.5">
      {is_edited ? (
        <>
          <dt className="sr-only">{field.label}</dt>
          <dd>
            <FieldForm mode={mode} contact={contact} field={field} leave={leave} />
          </dd>
        </>
      ) : (
        <>
          <dt className="text-xs text-muted">{field.label}</dt>
          <dd className="flex items-center justify-between gap-2 text-base">
            <span className="min-w-0 [overflow-wrap:anywhere]">{field.shown}</span>
            {may_write && (
              <IconButton
                ref={pencil}
                icon={Pencil}
                size={14}
                label={t.contacts.edit(field.label)}
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

function FieldForm({
  mode,
  contact,
  field,
  leave,
}: Omit<RowProps, 'may_write' | 'is_edited' | 'setEdited'> & { leave: () => void }) {
  const t = useText()
  const { name, label, required, dir, input_mode, hint, read } = field
  const part = (one: Contact) => (name === 'email' && !hasAddress(one) ? '' : (one[name] ?? ''))
  const [was, setWas] = useState(() => part(contact))
  const [text, setText] = useState(was)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const change = useChange(mode, contact.id)
  useEffect(() => input.current?.select(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const given = read(text)
    if ('problem' in given) return setProblem(given.problem)
    if ((given.value ?? '') === was) return leave()
    change.mutate(
      { changes: { [name]: given.value }, part, was },
      {
        onSuccess: () => {
          say(t.contacts.saved(label))
          leave()
        },
        // Seen now: who saves again means it.
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
      <TextField
        ref={input}
        label={label}
        hint={hint}
        problem={problem}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setProblem(null)
          change.reset()
        }}
        required={required}
        pattern={required ? '.*\\S.*' : undefined}
        maxLength={name === 'email' ? 254 : 255}
        inputMode={input_mode}
        autoComplete="off"
        {...(dir && { dir })}
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
