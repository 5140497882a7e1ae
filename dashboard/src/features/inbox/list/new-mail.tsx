import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import type { Channel } from '../../../queries/channels.ts'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { AreaField, SelectField, TextField } from '../../../ui/field.tsx'
import { is_address, Offers } from '../composer/address-list.tsx'
import { useHeld } from '../composer/use-held.ts'
import { mailSubject } from '../data/mail-subject.ts'
import { send } from '../data/outbox.ts'
import { isPassing } from '../data/outgoing.ts'
import type { Message } from '../data/queries.ts'

interface Props {
  mode: Mode
  mailboxes: readonly Channel[]
  /** What it passes on. */
  forwarded?: Message
  onClose: () => void
}

interface Mail {
  channel_id: string
  to: string
  subject: string
  content: string
}

/** An email to anybody: a conversation with their contact, who is made if nobody is known by the address. */
export function NewMail({ mode, mailboxes, forwarded, onClose }: Props) {
  const t = useText()
  const [mail, setMail] = useState<Mail>(() => ({
    channel_id: mailboxes[0]!.id,
    to: '',
    subject: forwarded ? forwardSubject(forwarded.email?.subject ?? '') : '',
    content: '',
  }))
  const [is_wrong, setWrong] = useState(false)
  const [is_asked, setAsked] = useState(false)
  const trimmed = { ...mail, to: mail.to.trim(), subject: mailSubject(mail.subject), content: mail.content.trim() }
  const start = useStart(mode, trimmed, forwarded, onClose)
  const is_complete = [trimmed.to, trimmed.subject, forwarded ? '-' : trimmed.content].every((one) => one !== '')
  const change = (changes: Partial<Mail>) => {
    setMail((before) => ({ ...before, ...changes }))
    setWrong(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (is_address.test(trimmed.to)) start.mutate()
    else setWrong(true)
  }
  function leave() {
    if (start.isPending) return
    if (trimmed.content === '') onClose()
    else setAsked(true)
  }
  return (
    <Dialog title={forwarded ? t.mail!.forward : t.visitors.new_mail} onClose={leave}>
      <form onSubmit={submit} onKeyDown={byEscape(leave)} noValidate className="flex flex-col gap-4">
        <Fields
          mailboxes={mailboxes}
          mode={mode}
          mail={mail}
          onChange={change}
          is_wrong={is_wrong}
          is_begun={start.isPending || isPassing(start.error)}
        />
        {forwarded && <Below message={forwarded} />}
        {is_asked ? (
          <DiscardQuestion onDiscard={onClose} onKeep={() => setAsked(false)} />
        ) : (
          <DialogFoot error={start.error} onCancel={leave} busy={start.isPending} disabled={!is_complete}>
            {t.visitors.send}
          </DialogFoot>
        )}
      </form>
    </Dialog>
  )
}

/** Begins the conversation and sends the mail in it: nothing goes out once the dialog is closed. */
function useStart(
  mode: Mode,
  { channel_id, to, subject, content }: Mail,
  forwarded: Message | undefined,
  onClose: () => void,
) {
  const t = useText()
  const { user } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const holdBack = useHeld()
  const [keys, setKeys] = useState(newKeys)
  /** In the conversation that it came from: where it went. */
  function note({ conversation_id }: Message, to_id: string) {
    const href = `${location.origin}/dashboard/${mode}/inbox/${to_id}`
    const place = { me: user.id, mode, conversation_id }
    send(queries, place, { content: t.mail!.forwarded_note(to, href), private: true })
  }
  return useMutation({
    // Without a network it fails, and somebody decides. Otherwise it'd wait for one, also after it was given up.
    networkMode: 'always',
    mutationFn: async () => {
      const contact_id = await contactWith(mode, to, keys.contact)
      const body = { contact_id, channel_id, handled_by: 'human', subject } as const
      return await service[mode].conversations.start(body, { idempotency_key: keys.conversation })
    },
    onError: (error) => {
      // What was refused is begun anew, perhaps with something else in it.
      if (!isPassing(error)) setKeys(newKeys())
    },
    onSuccess: ({ id: conversation_id }) => {
      const place = { me: user.id, mode, conversation_id }
      const forward = forwarded && { conversation_id: forwarded.conversation_id, message_id: forwarded.id }
      const { sender, ...mail } = holdBack({ content }, { subject, ...(forward && { forward }) })
      const follower = sender?.()
      send(
        queries,
        place,
        { ...mail, private: false },
        {
          sender: follower && {
            ...follower,
            done(message) {
              follower.done(message)
              if (forwarded) note(forwarded, conversation_id)
            },
          },
        },
      )
      onClose()
      navigate({ to: '/$mode/inbox/$conversation_id', params: { mode, conversation_id }, search: {} })
    },
  })
}

const forwardSubject = (subject: string) =>
  mailSubject(/^(?:fwd?|wg|tr|rv)\s*:/i.test(subject) ? subject : `Fwd: ${subject}`)

const newKeys = () => ({ contact: newKey(), conversation: newKey() })

/** Prevented, or the browser would close the dialog by itself the second time. */
const byEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  leave()
}

function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const t = useText()
  return (
    <div role="alert">
      <p className="text-sm">{t.mail!.discard_mail}</p>
      <DialogButtons>
        <Button onClick={onDiscard}>{t.inbox.discard}</Button>
        <Button kind="primary" onClick={onKeep} autoFocus>
          {t.mail!.keep_writing}
        </Button>
      </DialogButtons>
    </div>
  )
}

/** What follows below the words. */
function Below({ message: { content, attachments } }: { message: Message }) {
  const t = useText()
  return (
    <div className="rounded-md border border-line bg-sunken px-3 py-2 text-sm text-muted">
      <p className="text-xs font-medium">{t.mail!.forwards_below}</p>
      <p dir="auto" className="line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]">
        {content}
      </p>
      {attachments.length > 0 && <p className="pt-1 text-xs">{attachments.map(({ name }) => name).join(', ')}</p>}
    </div>
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
          label={t.mail!.mailbox}
          choices={Object.fromEntries(mailboxes.map(({ id, name }) => [id, name]))}
          disabled={is_begun}
          value={mail.channel_id}
          onChange={({ target }) => onChange({ channel_id: target.value })}
        />
      )}
      <TextField
        label={t.mail!.mail_to}
        type="email"
        list={id}
        autoComplete="off"
        data-first
        problem={is_wrong ? t.mail!.invalid_address : null}
        // What it was begun with is not changed by another try.
        readOnly={is_begun}
        value={mail.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <Offers id={id} mode={mode} typed={mail.to.trim()} participants={[]} />
      <TextField
        label={t.mail!.mail_subject}
        maxLength={250}
        readOnly={is_begun}
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
