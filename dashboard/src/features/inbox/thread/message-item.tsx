import { useNavigate } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { When } from '../../../text/time.tsx'
import { Avatar, Badge } from '../../../ui/bits.tsx'
import { Bot, Lock } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { PlainLink } from '../../../ui/plain-link.tsx'
import type { Outgoing } from '../data/outgoing.ts'
import type { Message } from '../data/queries.ts'
import { useFormatting } from './mail-formatting.ts'
import { MailHead, senderNamed } from './mail-head.tsx'
import { Reached } from './reached.tsx'

const Attachments = late(async () => (await import('./attachments.tsx')).Attachments)
const WaitingMail = late(async () => (await import('./waiting-mail.tsx')).WaitingMail)
const FormattedMail = late(async () => (await import('./mail-body.tsx')).FormattedMail)
const MailMore = late(async () => (await import('./mail-more.tsx')).MailMore)
const ForwardLink = late(async () => (await import('./forward-link.tsx')).ForwardLink)
const RatingOf = late(async () => (await import('./rating.tsx')).RatingOf)

interface Props {
  mode: Mode
  message: Message
  contact: string
  contact_id: string
  /** The first of several by the same person: it shows who it is. */
  is_first: boolean
  /** The newest of all. */
  is_last: boolean
  /** The newest that the customer has seen. */
  is_last_seen: boolean
  /** Of a mail, if it is not that of the mail before. */
  subject: string | null
}

export const MessageItem = memo(function MessageItem(props: Props) {
  const { mode, message, contact, contact_id, is_first, is_last, is_last_seen, subject } = props
  const t = useText()
  const { user } = useSession()
  const { id, sender, direction, content, attachments, status, created_at, error, email } = message
  const received = email?.origin === 'received' ? email : null
  const name =
    (received && senderNamed(received)) ??
    (sender.type === 'contact' && sender.id === contact_id
      ? contact
      : sender.id === user.id
        ? t.inbox.you
        : (sender.name ?? t.inbox.senders[sender.type]))
  const [is_formatted, toggleFormatting] = useFormatting(id)
  const is_wide = received !== null && is_formatted
  return (
    <Bubble
      id={id}
      name={name}
      mark={direction === 'inbound' && email && <Mark message={message} />}
      avatar={sender.id === user.id ? user.name : name}
      head={received && <MailHead mode={mode} message={message} email={received} subject={subject} />}
      is_wide={is_wide}
      is_first={is_first || received !== null}
      is_mine={direction === 'outbound'}
      is_note={message.private}
      is_machine={sender.type === 'assistant'}
      foot={
        <>
          <Permalink id={id} at={created_at} is_last={is_last} />
          {direction === 'outbound' && !message.private && <Reached message={message} is_last_seen={is_last_seen} />}
          {status === 'queued' && email?.send_at && <WaitingMail mode={mode} message={message} at={email.send_at} />}
          {direction === 'outbound' && email && email.to.length > 0 && <SentTo email={email} />}
          {error && <Trouble error={error} />}
          {sender.type === 'assistant' && !message.private && <RatingOf message={message} />}
        </>
      }
    >
      {is_wide && <FormattedMail mode={mode} message={message} name={name} />}
      <Body
        mode={mode}
        conversation_id={message.conversation_id}
        content={is_wide ? '' : content}
        attachments={attachments}
      />
      {email?.forward && <ForwardLink mode={mode} forward={email.forward} />}
      {received && received.original !== null && (
        <MailMore mode={mode} message={message} is_formatted={is_wide} toggleFormatting={toggleFormatting} />
      )}
    </Bubble>
  )
})

/** Why not all have it: for now, or for good. */
function Trouble({ error: { code, message } }: { error: NonNullable<Message['error']> }) {
  const t = useText()
  if (code === 'recipient_delayed') return <span className="text-warn-ink"> · {t.inbox.states.delayed}</span>
  return (
    <span className="text-danger-ink">
      {' '}
      · {t.inbox.states.failed}: <bdi>{message}</bdi>
    </span>
  )
}

/** From which address a mail came, and how sure that is. */
function Mark({ message: { email, verification } }: { message: Message }) {
  const t = useText()
  return (
    <>
      {email?.from && <bdi className="max-w-full truncate">{email.from.address}</bdi>}
      {verification === 'stranger' && (
        <span title={t.visitors.stranger_hint}>
          <Badge tone="danger">{t.visitors.stranger}</Badge>
          <span className="sr-only">. {t.visitors.stranger_hint}</span>
        </span>
      )}
      {verification === 'claimed' && <span title={t.visitors.unverified_hint}>· {t.visitors.unverified}</span>}
      {verification === 'verified' && <span>· {t.visitors.verified}</span>}
    </>
  )
}

function SentTo({ email: { to, cc, bcc } }: { email: NonNullable<Message['email']> }) {
  const t = useText()
  const addresses = [...to, ...cc, ...bcc].map(({ address }) => address)
  return <span className="[overflow-wrap:anywhere]"> · {t.visitors.sent_to(addresses.join(', '))}</span>
}

interface Said extends Pick<Outgoing, 'content' | 'attachments'> {
  mode: Mode
  conversation_id: string
}

/** What it says, and what came with it. */
export function Body({ mode, conversation_id, content, attachments = [] }: Said) {
  return (
    <div className="flex flex-col gap-2">
      {content !== '' && <Markdown text={content} />}
      {attachments.length > 0 && (
        <Attachments mode={mode} conversation_id={conversation_id} attachments={attachments} />
      )}
    </div>
  )
}

/** One stop of the tab key for the whole thread, and the arrows from message to message: else what follows is far away. */
function Permalink({ id, at, is_last }: { id: string; at: string; is_last: boolean }) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <PlainLink
      href={`#${id}`}
      go={() => navigate({ to: '.', search: (search) => search, hash: id, replace: true })}
      data-permalink
      tabIndex={is_last ? 0 : -1}
      title={t.teamwork.permalink}
      onKeyDown={(event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (!step) return
        const all = [...document.querySelectorAll<HTMLElement>('[data-permalink]')]
        all[all.indexOf(event.currentTarget) + step]?.focus()
        event.preventDefault()
      }}
      className="-my-1 inline-block min-h-6 py-1 hover:text-ink hover:underline"
    >
      <When at={at} as="time" />
    </PlainLink>
  )
}

interface BubbleProps {
  id: string
  name: string
  /** Who they are besides their name. */
  mark?: ReactNode
  /** Below their name. */
  head?: ReactNode
  avatar: string
  /** As wide as the thread. */
  is_wide?: boolean
  is_first: boolean
  is_mine: boolean
  is_note: boolean
  is_machine?: boolean
  foot: ReactNode
  children: ReactNode
}

export function Bubble(props: BubbleProps) {
  const { id, name, mark, head, avatar, is_wide, is_first, is_mine, is_note, is_machine, foot, children } = props
  const t = useText()
  const look = is_note
    ? 'bg-warn-soft border-warn-line'
    : is_machine
      ? 'bg-bot-soft border-bot-line'
      : is_mine
        ? 'bg-accent-soft border-transparent'
        : 'bg-sunken border-transparent'
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-label={is_note ? `${t.inbox.note}, ${name}` : name}
      className={`group flex scroll-my-8 gap-2.5 rounded-lg outline-offset-4 ${is_mine ? 'flex-row-reverse' : ''} ${is_first ? '' : '-mt-2'}`}
    >
      <div className="w-6 shrink-0 pt-0.5">
        {is_first &&
          (is_machine ? (
            <span className="grid size-6 place-items-center rounded-full bg-bot-soft text-bot-ink">
              <Bot size={14} aria-hidden />
            </span>
          ) : (
            <Avatar name={avatar} size="sm" />
          ))}
      </div>
      <div
        className={`flex min-w-0 flex-col ${is_wide ? 'flex-1' : 'max-w-[min(36rem,85%)]'} ${is_mine ? 'items-end' : 'items-start'}`}
      >
        {is_first && (
          <div className="flex max-w-full flex-wrap items-center gap-x-1.5 pb-0.5 text-xs text-muted">
            <bdi className="max-w-full truncate font-medium">{name}</bdi>
            {mark}
          </div>
        )}
        {head}
        <div className={`max-w-full rounded-xl ${is_wide ? 'w-full' : ''} border px-3 py-2 text-base ${look}`}>
          {is_note && (
            <p className="flex items-center gap-1 pb-1 text-xs font-medium text-warn-ink">
              <Lock size={11} aria-hidden />
              {t.inbox.note}
            </p>
          )}
          {children}
        </div>
        <div className="pt-0.5 text-xs text-muted">{foot}</div>
      </div>
    </article>
  )
}
