import { type ReactNode, useId, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { visible } from '../../../text/names.ts'
import { useText } from '../../../text/text.tsx'
import { When } from '../../../text/time.tsx'
import { ChevronDown } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import type { Message } from '../data/queries.ts'
import { MailTool } from './mail-tools.tsx'

const MailSource = late(async () => (await import('./mail-source.tsx')).MailSource)

type Email = NonNullable<Message['email']>
type Address = Email['to'][number]

const shortOf = ({ name, address }: Address) => visible(name) ?? address
const fullOf = ({ name, address }: Address) => (visible(name) ? `${name} <${address}>` : address)

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
  const line = to.length + cc.length === 0 ? t.mail.details : t.mail.recipients(to.map(shortOf), cc.map(shortOf))
  return (
    <div className="max-w-full pb-1 text-xs text-muted">
      <button
        type="button"
        aria-expanded={is_open}
        aria-controls={id}
        title={t.mail.details}
        onClick={() => setOpen(!is_open)}
        className="flex min-h-6 max-w-full items-center gap-1 rounded-sm hover:text-ink"
      >
        <bdi className="truncate">{line}</bdi>
        <ChevronDown size={12} aria-hidden className={`shrink-0 ${is_open ? 'rotate-180' : ''}`} />
      </button>
      {subject !== null && <p className="[overflow-wrap:anywhere] text-ink">{t.mail.new_subject(subject)}</p>}
      <div id={id}>{is_open && <Details mode={mode} message={message} email={email} />}</div>
    </div>
  )
}

function Details({ mode, message, email }: Omit<Props, 'subject'>) {
  const t = useText()
  const [is_source, showSource] = useState(false)
  const { from, reply_to, to, cc, subject, is_verified, authentication, original } = email
  const check = is_verified ? t.mail.verified : authentication.dmarc === 'fail' ? t.mail.failed : t.mail.unknown
  return (
    <>
      <dl className="my-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-md border border-line bg-surface px-3 py-2">
        <Line label={t.mail.from}>{from && <bdi>{fullOf(from)}</bdi>}</Line>
        <Addresses label={t.mail.reply_to} of={reply_to} />
        <Addresses label={t.mail.to} of={to} />
        <Addresses label={t.mail.cc} of={cc} />
        <Line label={t.mail.received}>
          <When at={message.created_at} as="exact" />
        </Line>
        <Line label={t.mail.subject}>{subject !== '' && <bdi>{subject}</bdi>}</Line>
        <Line label={t.mail.check}>
          {check}
          <span dir="ltr" className="block text-muted">
            {`SPF ${authentication.spf} · DKIM ${authentication.dkim} · DMARC ${authentication.dmarc}`}
          </span>
        </Line>
      </dl>
      {original !== null && <MailTool onClick={() => showSource(true)}>{t.mail.source}</MailTool>}
      {is_source && <MailSource mode={mode} file_id={original!} onClose={() => showSource(false)} />}
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt>{label}</dt>
      <dd className="min-w-0 text-ink [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}

function Addresses({ label, of }: { label: string; of: readonly Address[] }) {
  if (of.length === 0) return null
  return (
    <Line label={label}>
      {of.map((one, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail may name one twice, and never changes.
        <bdi key={n} className="block">
          {fullOf(one)}
        </bdi>
      ))}
    </Line>
  )
}
