import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../api/call.ts'
import type { NewContact } from '../../api/generated/types.ts'
import { useText } from '../../text/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { say } from '../../ui/toasts.tsx'
import { putContact } from './follow.ts'
import { phoneOf } from './import/mapping.ts'
import { createContact, nameOf } from './queries.ts'
import type { ContactsSearch } from './search.ts'
import { TakenProblem } from './taken.tsx'

interface Props {
  mode: Mode
  search: ContactsSearch
  onClose: () => void
}

export function CreateContact({ mode, search, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [given, setGiven] = useState({ name: '', email: '', phone: '', identifier: '' })
  const [key, setKey] = useState(newKey)
  const [phone_problem, setPhoneProblem] = useState<string | null>(null)
  const create = useMutation({
    mutationFn: (body: NewContact) => createContact(mode, body, key),
    onSuccess: (contact) => {
      putContact(queries, mode, contact, '"1"', true)
      say(t.contacts.created(nameOf(contact, t)))
      onClose()
      navigate({ to: '/$mode/contacts/$contact_id', params: { mode, contact_id: contact.id }, search })
    },
  })
  const field = (name: keyof typeof given) => ({
    value: given[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setGiven({ ...given, [name]: target.value })
      // Another act than the one before, so another key.
      setKey(newKey())
      setPhoneProblem(null)
      create.reset()
    },
    autoComplete: 'off',
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const phone_number = phoneOf(given.phone)
    if (phone_number === null) return setPhoneProblem(t.contacts.phone_wrong)
    const identifier = given.identifier.trim()
    create.mutate({
      name: given.name.trim(),
      email: given.email.trim(),
      ...(phone_number !== '' && { phone_number }),
      ...(identifier !== '' && { identifier }),
    })
  }
  return (
    <Dialog title={t.contacts.create} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField label={t.contacts.name} {...field('name')} required pattern=".*\S.*" maxLength={255} data-first />
        <TextField
          label={t.common.email}
          inputMode="email"
          dir="ltr"
          {...field('email')}
          required
          pattern="\s*[^\s@]+@[^\s@]+\s*"
          title={t.contacts.email_wrong}
          maxLength={254}
        />
        <TextField
          label={t.contacts.phone}
          hint={t.contacts.phone_hint}
          problem={phone_problem}
          type="tel"
          dir="ltr"
          optional
          {...field('phone')}
        />
        <TextField
          label={t.contacts.identifier}
          hint={t.contacts.identifier_hint}
          optional
          maxLength={255}
          {...field('identifier')}
        />
        <TakenProblem mode={mode} error={create.error} email={given.email.trim()} onOpen={onClose} />
        <DialogButtons>
          <Button onClick={onClose}>{t.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={create.isPending}>
            {t.contacts.create_act}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
