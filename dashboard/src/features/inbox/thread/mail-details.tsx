import { type ReactNode, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { visible } from '../../../text/names.ts'
import { useText } from '../../../text/text.tsx'
import { When } from '../../../text/time.tsx'
import type { Message } from '../data/queries.ts'
import { MailSource } from './mail-source.tsx'
import { MailTool } from './mail-tools.tsx'

type Email = NonNullable<Message['email']>
type Address = Email['to'][number]

const fullOf = ({ name, address }: Address) => (visible(name) ? `${name} <${address}>` : address)

interface Props {
  mode: Mode
  message: Message
  email: Email
}

/** All that the head of a mail says, and what is known of who sent it. */
export function MailDetails({ mode, message, email }: Props) {
  const t = useText()
  const [is_source, showSource] = useState(false)
  const { from, reply_to, to, cc, subject, is_verified, authentication, original } = email
  const check = is_verified ? t.mail!.verified : authentication.dmarc === 'fail' ? t.mail!.failed : t.mail!.unknown
  return (
    <>
      <dl className="my-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-md border border-line bg-surface px-3 py-2">
        <Line label={t.mail!.from}>{from && <bdi>{fullOf(from)}</bdi>}</Line>
        <Addresses label={t.mail!.reply_to} of={reply_to} />
        <Addresses label={t.mail!.to} of={to} />
        <Addresses label={t.mail!.cc} of={cc} />
        <Line label={t.mail!.received}>
          <When at={message.created_at} as="exact" />
        </Line>
        <Line label={t.mail!.subject}>{subject !== '' && <bdi>{subject}</bdi>}</Line>
        <Line label={t.mail!.check}>
          {check}
          <span dir="ltr" className="block text-muted">
            {`SPF ${authentication.spf} · DKIM ${authentication.dkim} · DMARC ${authentication.dmarc}`}
          </span>
        </Line>
      </dl>
      {original !== null && <MailTool onClick={() => showSource(true)}>{t.mail!.source}</MailTool>}
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
