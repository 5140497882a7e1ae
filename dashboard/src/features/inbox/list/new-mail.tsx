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

/** An email to anybody: a conversation with their contact, who is made if nobody is known by the address. */
export function NewMail({ mode, mailboxes, onClose }: Props) {
  const t = useText()
  const id = useId()
  const { user } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const held = useHeld()
  const [channel_id, setChannel] = useState(mailboxes[0]!.id)
  const [to, setTo] = useState('')
  const [is_wrong, setWrong] = useState(false)
  const [subject, setSubject] = useState('')
  const [content, setContent] = useState('')
  const [keys] = useState(() => ({ contact: newKey(), conversation: newKey() }))
  const address = to.trim()
  const start = useMutation({
    mutationFn: async () => {
      const contact_id = await contactWith(mode, address, keys.contact)
      const body = { contact_id, channel_id, handled_by: 'human', subject: subject.trim() } as const
      return await service[mode].conversations.start(body, { idempotency_key: keys.conversation })
    },
    onSuccess: ({ id: conversation_id }) => {
      const place = { me: user.id, mode, conversation_id }
      const { onSent, ...message } = held({ content: content.trim() }, { subject })
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
        {mailboxes.length > 1 && (
          <SelectField
            label={t.visitors.mailbox}
            choices={Object.fromEntries(mailboxes.map(({ id, name }) => [id, name]))}
            value={channel_id}
            onChange={({ target }) => setChannel(target.value)}
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
          readOnly={start.isError}
          value={to}
          onChange={({ target }) => {
            setTo(target.value)
            setWrong(false)
          }}
        />
        <Offers id={id} mode={mode} given={address} known={[]} />
        <TextField
          label={t.visitors.mail_subject}
          maxLength={250}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <AreaField
          label={t.visitors.message}
          rows={6}
          maxLength={10_000}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <DialogFoot
          error={start.error}
          onCancel={onClose}
          busy={start.isPending}
          disabled={address === '' || subject.trim() === '' || content.trim() === ''}
        >
          {t.visitors.send}
        </DialogFoot>
      </form>
    </Dialog>
  )
}

async function contactWith(mode: Mode, email: string, idempotency_key: string): Promise<string> {
  const { contacts } = service[mode]
  const [known] = (await contacts.list({ email, limit: 1 })).data
  return known?.id ?? (await contacts.upsert({ name: email, email }, { idempotency_key })).id
}
