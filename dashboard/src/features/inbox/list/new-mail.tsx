import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import type { Channel } from '../../../queries/channels.ts'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { AreaField, SelectField, TextField } from '../../../ui/field.tsx'
import { is_address, Offers } from '../composer/address-list.tsx'
import { useHeld } from '../composer/use-held.ts'
import { send } from '../data/outbox.ts'

interface Props {
  mode: Mode
  mailboxes: readonly Channel[]
  onClose: () => void
}

interface Mail {
  channel_id: string
  to: string
  subject: string
  content: string
}

/** An email to anybody: a conversation with their contact, who is made if nobody is known by the address. */
export function NewMail({ mode, mailboxes, onClose }: Props) {
  const t = useText()
  const { user } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const holdBack = useHeld()
  const [mail, setMail] = useState<Mail>({ channel_id: mailboxes[0]!.id, to: '', subject: '', content: '' })
  const [is_wrong, setWrong] = useState(false)
  const [keys] = useState(() => ({ contact: newKey(), conversation: newKey() }))
  const [address, subject, content] = [mail.to.trim(), mail.subject.trim(), mail.content.trim()]
  const change = (changes: Partial<Mail>) => {
    setMail((before) => ({ ...before, ...changes }))
    setWrong(false)
  }
  const start = useMutation({
    mutationFn: async () => {
      const contact_id = await contactWith(mode, address, keys.contact)
      const body = { contact_id, channel_id: mail.channel_id, handled_by: 'human', subject } as const
      return await service[mode].conversations.start(body, { idempotency_key: keys.conversation })
    },
    onSuccess: ({ id: conversation_id }) => {
      const place = { me: user.id, mode, conversation_id }
      const { onSent, ...message } = holdBack({ content }, { subject })
      send(queries, place, { ...message, private: false }, { onSent })
      onClose()
      navigate({ to: '/$mode/inbox/$conversation_id', params: { mode, conversation_id }, search: {} })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (is_address.test(address)) start.mutate()
    else setWrong(true)
  }
  return (
    <Dialog title={t.visitors.new_mail} onClose={onClose}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Fields
          mailboxes={mailboxes}
          mode={mode}
          mail={mail}
          onChange={change}
          is_wrong={is_wrong}
          is_begun={start.isError}
        />
        <DialogFoot
          error={start.error}
          onCancel={onClose}
          busy={start.isPending}
          disabled={[address, subject, content].includes('')}
        >
          {t.visitors.send}
        </DialogFoot>
      </form>
    </Dialog>
  )
}

interface FieldsProps extends Pick<Props, 'mode' | 'mailboxes'> {
  mail: Mail
  onChange: (changes: Partial<Mail>) => void
  is_wrong: boolean
  is_begun: boolean
}

function Fields({ mode, mailboxes, mail, onChange, is_wrong, is_begun }: FieldsProps) {
  const t = useText()
  const id = useId()
  return (
    <>
      {mailboxes.length > 1 && (
        <SelectField
          label={t.visitors.mailbox}
          choices={Object.fromEntries(mailboxes.map(({ id, name }) => [id, name]))}
          value={mail.channel_id}
          onChange={({ target }) => onChange({ channel_id: target.value })}
        />
      )}
      <TextField
        label={t.visitors.mail_to}
        type="email"
        list={id}
        autoComplete="off"
        data-first
        problem={is_wrong ? t.visitors.invalid_address : null}
        // Whoever it was begun with is not changed by another try.
        readOnly={is_begun}
        value={mail.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <Offers id={id} mode={mode} typed={mail.to.trim()} participants={[]} />
      <TextField
        label={t.visitors.mail_subject}
        maxLength={250}
        value={mail.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <AreaField
        label={t.visitors.message}
        rows={6}
        maxLength={10_000}
        value={mail.content}
        onChange={({ target }) => onChange({ content: target.value })}
      />
    </>
  )
}

async function contactWith(mode: Mode, email: string, idempotency_key: string): Promise<string> {
  const { contacts } = service[mode]
  const [contact] = (await contacts.list({ email, limit: 1 })).data
  return contact?.id ?? (await contacts.upsert({ name: email, email }, { idempotency_key })).id
}
