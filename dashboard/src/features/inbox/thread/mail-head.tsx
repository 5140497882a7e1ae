import { useId, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { visible } from '../../../text/names.ts'
import { useText } from '../../../text/text.tsx'
import { ChevronDown } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import type { Message } from '../data/queries.ts'

const MailDetails = late(async () => (await import('./mail-details.tsx')).MailDetails)

type Email = NonNullable<Message['email']>
type Address = Email['to'][number]

const shortOf = ({ name, address }: Address) => visible(name) ?? address

/**
 * What a mail calls its sender. A form on a website sends in its own name, and for somebody else: the mail's name is that of the form.
 */
export function senderNamed({ from, reply_to }: Email): string | undefined {
  const is_own = reply_to.length === 0 || reply_to.some(({ address }) => address === from?.address)
  return is_own ? visible(from?.name) : undefined
}

interface Props {
  mode: Mode
  message: Message
  email: Email
  /** If it is not that of the mail before. */
  subject: string | null
}

/** Who got the mail, in a line that opens to all that its head says. */
export function MailHead({ mode, message, email, subject }: Props) {
  const t = useText()
  const id = useId()
  const [is_open, setOpen] = useState(false)
  const { to, cc } = email
  const line =
    to.length + cc.length === 0 ? t.visitors.mail_details : t.visitors.mail_recipients(to.map(shortOf), cc.map(shortOf))
  return (
    <div className="max-w-full pb-1 text-xs text-muted">
      <button
        type="button"
        aria-expanded={is_open}
        aria-controls={id}
        title={t.visitors.mail_details}
        onClick={() => setOpen(!is_open)}
        className="flex min-h-6 max-w-full items-center gap-1 rounded-sm hover:text-ink"
      >
        <bdi className="truncate">{line}</bdi>
        <ChevronDown size={12} aria-hidden className={`shrink-0 ${is_open ? 'rotate-180' : ''}`} />
      </button>
      {subject !== null && <p className="[overflow-wrap:anywhere] text-ink">{t.visitors.new_subject(subject)}</p>}
      <div id={id}>{is_open && <MailDetails mode={mode} message={message} email={email} />}</div>
    </div>
  )
}
