import type { EmailRecipients } from '@parley/sdk'
import { useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Plus, Reply, RotateCcw, X } from '../../../ui/icons.tsx'
import type { Choices } from '../data/draft.ts'
import { mailSubject } from '../data/mail-subject.ts'
import { AddressList, type End } from './address-list.tsx'
import { FieldLine } from './goes-to-line.tsx'
import type { Written } from './use-writing.ts'

interface Props {
  mode: Mode
  /** Who an answer goes to. */
  reply: EmailRecipients
  /** Who an answer to all goes to. */
  all: EmailRecipients
  written: Written
}

/** Who gets the email, and under which subject. Addresses that only a mail names stand beside, until somebody adds them. */
export function Recipients({ mode, reply, all, written: { email = {}, choose } }: Props) {
  const t = useText()
  const has_more = [email.cc, email.bcc].some((list) => list?.length) || email.subject !== undefined
  const [is_open, setOpen] = useState(false)
  const end: End = useRef(null)
  const to = email.to ?? listOf(reply.to)
  const { cc = [], bcc = [] } = email
  const used = new Set([...to, ...cc, ...bcc])
  const participants = [...reply.to, ...all.to, ...all.cc]
  const left = reply.unconfirmed.map(({ address }) => address).filter((address) => !used.has(address))
  const chooseAndLeave = (choices: Choices) => {
    choose(choices)
    // What had the focus is gone.
    end.current?.focus()
  }
  const add = (address: string) => chooseAndLeave({ to: [...new Set([...to, address.toLowerCase()])] })
  const lists = { mode, participants }
  return (
    <>
      {isMore(reply, all) && <How reply={reply} all={all} to={to} cc={cc} choose={choose} />}
      <FieldLine label={t.visitors.goes_to}>
        <AddressList
          {...lists}
          end={end}
          label={t.mail!.recipients}
          addresses={to}
          onChange={(to) => choose({ to })}
          add_label={t.mail!.add_recipient}
        />
        {Object.keys(email).length > 0 && (
          <IconButton
            icon={RotateCcw}
            size={13}
            label={t.mail!.reset_recipients}
            onClick={() => chooseAndLeave(nothing_chosen)}
            className="size-6!"
          />
        )}
        {!has_more && (
          <button
            type="button"
            aria-expanded={is_open}
            onClick={() => setOpen(!is_open)}
            className="ms-auto min-h-6 rounded-md px-1.5 text-muted hover:bg-sunken hover:text-ink"
          >
            {t.mail!.mail_fields}
          </button>
        )}
      </FieldLine>
      {to.length === 0 && (
        <p role="alert" className="px-3 pt-1 text-xs text-danger-ink">
          {t.mail!.no_recipient}
        </p>
      )}
      {email.forward && <ForwardLine onRemove={() => chooseAndLeave({ forward: undefined })} />}
      {left.length > 0 && <Unconfirmed addresses={left} onAdd={add} />}
      {(is_open || has_more) && <MoreFields {...lists} email={email} subject={reply.subject} choose={choose} />}
    </>
  )
}

function ForwardLine({ onRemove }: { onRemove: () => void }) {
  const t = useText()
  return (
    <FieldLine label={t.mail!.forwards}>
      <Reply size={13} aria-hidden className="ltr:-scale-x-100" />
      <IconButton icon={X} size={13} label={t.mail!.forward_not} onClick={onRemove} className="size-6!" />
    </FieldLine>
  )
}

interface MoreProps {
  mode: Mode
  participants: EmailRecipients['to']
  email: Choices
  /** By default. */
  subject: string
  choose: (choices: Choices) => void
}

function MoreFields({ mode, participants, email, subject, choose }: MoreProps) {
  const t = useText()
  const { cc = [], bcc = [] } = email
  const lists = { mode, participants }
  return (
    <>
      <FieldLine label={t.visitors.cc}>
        <AddressList
          {...lists}
          label={t.visitors.cc}
          addresses={cc}
          onChange={(cc) => choose({ cc: cc.length > 0 ? cc : undefined })}
          add_label={t.mail!.add_cc}
        />
      </FieldLine>
      <FieldLine label={t.mail!.bcc}>
        <AddressList
          {...lists}
          label={t.mail!.bcc}
          addresses={bcc}
          onChange={(bcc) => choose({ bcc: bcc.length > 0 ? bcc : undefined })}
          add_label={t.mail!.add_bcc}
        />
      </FieldLine>
      <FieldLine label={t.mail!.mail_subject}>
        <input
          aria-label={t.mail!.mail_subject}
          dir="auto"
          maxLength={250}
          placeholder={subject}
          value={email.subject ?? mailSubject(subject)}
          onChange={({ target }) => choose({ subject: target.value })}
          onKeyDown={(event) => {
            // Alone it would send the form, with the message half written.
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
          }}
          className="field min-h-6! min-w-0 flex-1 px-2! py-0! text-xs!"
        />
      </FieldLine>
    </>
  )
}

const nothing_chosen: Choices = { to: undefined, cc: undefined, bcc: undefined, subject: undefined }

const listOf = (recipients: EmailRecipients['to']) => recipients.map(({ address }) => address)
const sameIn = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join()
const isMore = (reply: EmailRecipients, all: EmailRecipients) => all.to.length + all.cc.length > reply.to.length

interface HowProps extends Pick<Props, 'reply' | 'all'> {
  to: string[]
  cc: string[]
  choose: (choices: Choices) => void
}

/** The last mail went to others, too: whether they get the answer. */
function How({ reply, all, to, cc, choose }: HowProps) {
  const t = useText()
  const is_reply = sameIn(to, listOf(reply.to)) && cc.length === 0
  const is_all = sameIn(to, listOf(all.to)) && sameIn(cc, listOf(all.cc))
  return (
    <fieldset aria-label={t.mail!.recipients} className="flex gap-1 px-2 pt-1.5 text-xs">
      <HowButton is_on={is_reply} onClick={() => choose({ to: undefined, cc: undefined })}>
        {t.mail!.reply_one}
      </HowButton>
      <HowButton
        is_on={is_all && !is_reply}
        onClick={() => choose({ to: listOf(all.to), cc: all.cc.length > 0 ? listOf(all.cc) : undefined })}
      >
        {t.mail!.reply_all}
      </HowButton>
    </fieldset>
  )
}

function HowButton({ is_on, onClick, children }: { is_on: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={is_on}
      onClick={onClick}
      className="min-h-6 rounded-full border border-line px-2 text-muted hover:text-ink aria-pressed:border-edge aria-pressed:bg-sunken aria-pressed:text-ink"
    >
      {children}
    </button>
  )
}

function Unconfirmed({ addresses, onAdd }: { addresses: string[]; onAdd: (address: string) => void }) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3 pt-1.5 text-xs text-warn-ink">
      <span title={t.visitors.not_added_hint}>{t.mail!.not_added}</span>
      <ul aria-label={`${t.mail!.not_added}. ${t.visitors.not_added_hint}`} className="contents">
        {addresses.map((address) => (
          <li key={address} className="max-w-full">
            <button
              type="button"
              aria-label={t.visitors.add_address(address)}
              title={t.visitors.not_added_hint}
              onClick={() => onAdd(address)}
              className="flex min-h-6 max-w-full items-center gap-1 rounded-full border border-dashed border-warn-line px-2 hover:bg-warn-soft"
            >
              <Plus size={12} aria-hidden className="shrink-0" />
              <bdi className="truncate">{address}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
