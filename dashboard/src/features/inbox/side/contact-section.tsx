import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Mode } from '../../../api/call.ts'
import { hasAddress } from '../../../text/names.ts'
import { useLanguage, useText } from '../../../text/page-text.ts'
import { day } from '../../../text/time.tsx'
import { Avatar } from '../../../ui/bits.tsx'
import { called } from '../data/called.ts'
import type { Conversation } from '../data/queries.ts'
import { Section } from './section.tsx'

export function ContactSection({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const { id, contact } = conversation
  const t = useText()
  const language = useLanguage()
  if (!contact) return null
  const { name: _, email: __, ...fields } = t.contacts.fields
  const further = Object.keys(fields) as (keyof typeof fields)[]
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
          {hasAddress(contact) ? (
            <Address email={contact.email} />
          ) : (
            <span className="text-muted">{t.inbox.no_email}</span>
          )}
        </Fact>
        {further.map(
          (name) =>
            contact[name] && (
              <Fact key={name} term={t.contacts.fields[name].label}>
                <bdi>{contact[name]}</bdi>
              </Fact>
            ),
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

function Address({ email }: { email: string }) {
  // It breaks before its sign rather than anywhere.
  const at = email.lastIndexOf('@')
  return (
    <a
      href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
      className="text-accent-ink underline underline-offset-2"
    >
      <bdi>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </bdi>
    </a>
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
