import type { NewContact } from '@parley/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { say } from '../../../ui/toasts.tsx'
import { FieldInput } from '../field-input.tsx'
import { type ContactField, contactFrom, field_names, fieldOf, type Problem } from '../fields.ts'
import { putContact } from '../follow.ts'
import { createContact, nameOf } from '../queries.ts'
import type { ContactsSearch } from '../search.ts'
import { TakenProblem } from '../taken.tsx'

interface Props {
  mode: Mode
  search: ContactsSearch
  onClose: () => void
}

const nothing = Object.fromEntries(field_names.map((name) => [name, ''])) as Record<ContactField, string>

export function CreateContact({ mode, search, onClose }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [given, setGiven] = useState(nothing)
  const [key, setKey] = useState(newKey)
  const [problem, setProblem] = useState<Problem | null>(null)
  const create = useMutation({
    mutationFn: (body: NewContact) => createContact(mode, body, key),
    onSuccess: (contact) => {
      putContact(queries, mode, { object: contact, etag: '"1"' }, true)
      say(t.contacts.created(nameOf(contact, t)))
      onClose()
      navigate({ to: '/$mode/contacts/$contact_id', params: { mode, contact_id: contact.id }, search })
    },
  })
  function enter(name: ContactField, text: string) {
    setGiven({ ...given, [name]: text })
    // Another action than the previous one, so another key.
    setKey(newKey())
    setProblem(null)
    create.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const reading = contactFrom(given)
    if ('problem' in reading) setProblem(reading.problem)
    else create.mutate(reading.contact)
  }
  return (
    <Dialog title={t.contacts.create} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {field_names.map((name, n) => (
          <FieldInput
            key={name}
            name={name}
            value={given[name]}
            problem={problem}
            onChange={({ target }) => enter(name, target.value)}
            optional={!fieldOf(name).is_required}
            data-first={n === 0 || undefined}
          />
        ))}
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
