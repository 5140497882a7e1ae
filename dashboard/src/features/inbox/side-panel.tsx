import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Mode } from '../../api/call.ts'
import { hasAddress } from '../../text/names.ts'
import { useLanguage, useText } from '../../text/text.tsx'
import { day, When } from '../../text/time.tsx'
import { Avatar, Badge, Skeleton } from '../../ui/bits.tsx'
import { called } from './called.ts'
import { LeadSection } from './lead-section.tsx'
import { type Conversation, earlierQuery } from './queries.ts'
import { SummarySection } from './summary-section.tsx'

interface Props {
  mode: Mode
  conversation: Conversation
  /** Else only what is known already, without asking for more. */
  is_whole: boolean
}

export function SidePanel({ mode, conversation, is_whole }: Props) {
  return (
    <div className="divide-y divide-line">
      <ContactSection mode={mode} conversation={conversation} />
      {is_whole && (
        <>
          <SummarySection mode={mode} conversation={conversation} />
          <LeadSection mode={mode} conversation={conversation} />
          <EarlierSection mode={mode} conversation={conversation} />
        </>
      )}
    </div>
  )
}

export function Section({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <section className="px-5 py-4">
      <header className="flex min-h-7 items-center justify-between gap-2 pb-1">
        <h2 className="text-sm font-semibold">{title}</h2>
        {act}
      </header>
      {children}
    </section>
  )
}

function ContactSection({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const { id, contact } = conversation
  const t = useText()
  const language = useLanguage()
  if (!contact) return null
  const has_mail = hasAddress(contact)
  // It breaks before its sign rather than anywhere.
  const at = contact.email?.lastIndexOf('@')
  const attributes = Object.entries(contact.custom_attributes)
  return (
    <Section
      title={t.inbox.contact}
      act={
        <Link
          to="/$mode/contacts/$contact_id"
          params={{ mode, contact_id: contact.id }}
          search={{ conversation: id }}
          className="-me-2 inline-flex min-h-7 items-center rounded-md px-2 text-sm font-medium text-accent-ink hover:bg-sunken"
        >
          {t.inbox.contact_open}
        </Link>
      }
    >
      <div className="flex items-center gap-3 pb-2">
        <Avatar name={called(conversation, t)} />
        <div className="min-w-0">
          <bdi className="line-clamp-3 text-base font-medium [overflow-wrap:anywhere]">{called(conversation, t)}</bdi>
          <p className="text-xs text-muted">{t.inbox.contact_since(day(contact.created_at, language))}</p>
        </div>
      </div>
      <dl className="flex flex-col gap-1.5 text-sm">
        <Fact term={t.common.email}>
          {has_mail ? (
            <a
              href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`}
              className="text-accent-ink underline underline-offset-2"
            >
              <bdi>
                {contact.email.slice(0, at)}
                <wbr />
                {contact.email.slice(at)}
              </bdi>
            </a>
          ) : (
            <span className="text-muted">{t.inbox.no_email}</span>
          )}
        </Fact>
        {contact.phone_number && (
          <Fact term={t.inbox.phone}>
            <bdi dir="ltr">{contact.phone_number}</bdi>
          </Fact>
        )}
        {contact.identifier && (
          <Fact term={t.inbox.identifier}>
            <bdi className="font-mono text-xs">{contact.identifier}</bdi>
          </Fact>
        )}
        {attributes.map(([name, value]) => (
          <Fact key={name} term={<bdi>{name}</bdi>}>
            <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>
          </Fact>
        ))}
      </dl>
    </Section>
  )
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-24 shrink-0 truncate text-muted">{term}</dt>
      <dd className="line-clamp-6 min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function EarlierSection({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const found = useQuery(earlierQuery(mode, conversation.contact_id))
  const others = (found.data?.data ?? []).filter(({ id }) => id !== conversation.id)
  return (
    <Section title={t.inbox.earlier_conversations}>
      {found.isPending && <Skeleton className="h-10" />}
      {found.isSuccess && others.length === 0 && <p className="text-sm text-muted">{t.inbox.earlier_none}</p>}
      {others.length > 0 && (
        <ul className="-mx-2">
          {others.map((one) => (
            <li key={one.id}>
              <Link
                to="/$mode/inbox/$conversation_id"
                params={{ mode, conversation_id: one.id }}
                search={{}}
                className="block rounded-md px-2 py-1.5 hover:bg-sunken"
              >
                <span className="flex items-baseline gap-2">
                  <bdi className="min-w-0 flex-1 truncate text-sm">
                    {one.subject ?? one.last_message?.content.slice(0, 100) ?? t.inbox.no_messages}
                  </bdi>
                  <span className="text-xs text-muted">
                    <When at={one.last_message_at ?? one.created_at} as="short" />
                  </span>
                </span>
                <Badge>{t.inbox.statuses[one.status]}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
