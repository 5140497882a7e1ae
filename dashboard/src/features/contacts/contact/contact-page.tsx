import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, type Mode } from '../../../api/call.ts'
import { contactQuery } from '../../../queries/contacts.ts'
import { useMay } from '../../../session/session.ts'
import { calledBy } from '../../../text/names.ts'
import { useLanguage, useText } from '../../../text/page-text.ts'
import { day } from '../../../text/time.tsx'
import { Avatar, Empty, Skeletons } from '../../../ui/bits.tsx'
import {
  ArrowLeft,
  Braces,
  GitMerge,
  MessageSquarePlus,
  MoreHorizontal,
  Trash2,
  UserRoundX,
} from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { ExportPerson } from '../export/export-person.tsx'
import { MergeContact } from '../merge/merge-contact.tsx'
import { type Contact, nameOf } from '../queries.ts'
import { contactsSearch } from '../search.ts'
import { Attributes } from './attributes.tsx'
import { ContactConversations } from './contact-conversations.tsx'
import { ContactFields } from './contact-fields.tsx'
import { ContactLead } from './contact-lead.tsx'
import { EraseContact } from './erase-contact.tsx'
import { StartConversation } from './start-conversation.tsx'

export function ContactPage() {
  const t = useText()
  const { mode, contact_id } = useParams({ strict: false }) as { mode: Mode; contact_id: string }
  const may = useMay(mode)
  const found = useQuery({ ...contactQuery(mode, contact_id), enabled: may('contacts:read') })
  if (!may('contacts:read')) return <Empty is_page title={t.contacts.no_right} />
  if (found.isPending) return <Skeletons rows={5} className="h-12" />
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <Empty is_page icon={UserRoundX} title={t.contacts.gone} hint={t.contacts.gone_hint}>
        <BackLink mode={mode} />
      </Empty>
    )
  if (!found.data) return <Failed error={found.error} retry={() => found.refetch()} />
  return <Shown key={contact_id} mode={mode} contact={found.data.object} />
}

function Shown({ mode, contact }: { mode: Mode; contact: Contact }) {
  const t = useText()
  const language = useLanguage()
  const may = useMay(mode)
  const is_mine = may('contacts:write')
  return (
    <Page
      title={nameOf(contact, t)}
      icon={<Avatar name={calledBy(contact) ?? ''} />}
      above={<BackLink mode={mode} />}
      lead={t.contacts.since_date(day(contact.created_at, language))}
      act={<Acts mode={mode} contact={contact} />}
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="flex min-w-0 flex-col gap-5 lg:order-2">
          <ContactFields mode={mode} contact={contact} may_write={is_mine} />
          <Attributes mode={mode} contact={contact} may_write={is_mine} />
          {may('leads:read') && <ContactLead mode={mode} contact_id={contact.id} />}
        </div>
        {may('conversations:read') && <ContactConversations mode={mode} contact_id={contact.id} />}
      </div>
    </Page>
  )
}

/** Back to the list as it was, or to the conversation that led here. */
function BackLink({ mode }: { mode: Mode }) {
  const t = useText()
  const search = useSearch({ from: '/$mode/contacts/$contact_id' })
  const look = 'inline-flex min-h-6 items-center gap-1 text-sm text-muted hover:text-ink'
  const arrow = <ArrowLeft size={14} aria-hidden className="rtl:-scale-x-100" />
  if (search.conversation)
    return (
      <Link
        to="/$mode/inbox/$conversation_id"
        params={{ mode, conversation_id: search.conversation }}
        search={{}}
        className={look}
      >
        {arrow}
        {t.contacts.back_to_conversation}
      </Link>
    )
  return (
    <Link
      to="/$mode/contacts"
      activeOptions={{ exact: true }}
      params={{ mode }}
      search={contactsSearch({ ...search })}
      className={look}
    >
      {arrow}
      {t.contacts.back}
    </Link>
  )
}

function Acts({ mode, contact }: { mode: Mode; contact: Contact }) {
  const t = useText()
  const may = useMay(mode)
  const navigate = useNavigate()
  const [open, setOpen] = useState<'start' | 'merge' | 'erase' | 'export' | null>(null)
  const close = () => setOpen(null)
  const items = [
    ...(may('conversations:write') && may('messages:write')
      ? [{ name: 'start', label: t.visitors.start, icon: MessageSquarePlus, run: () => setOpen('start') }]
      : []),
    ...(may('conversations:read') && may('messages:read')
      ? [{ name: 'export', label: t.contacts.export_one, icon: Braces, run: () => setOpen('export') }]
      : []),
    ...(may('contacts:write')
      ? [
          { name: 'merge', label: t.contacts.merge, icon: GitMerge, run: () => setOpen('merge') },
          { name: 'erase', label: t.contacts.erase, icon: Trash2, run: () => setOpen('erase') },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu
        label={t.contacts.more}
        items={items}
        className="inline-grid size-8 place-items-center rounded-md border border-line bg-surface hover:bg-sunken"
      >
        <MoreHorizontal size={16} aria-hidden />
      </Menu>
      {open === 'start' && <StartConversation mode={mode} contact={contact} onClose={close} />}
      {open === 'export' && <ExportPerson mode={mode} contact={contact} onClose={close} />}
      {open === 'merge' && <MergeContact mode={mode} contact={contact} onClose={close} />}
      {open === 'erase' && (
        <EraseContact
          mode={mode}
          contact={contact}
          onClose={close}
          onErased={() => navigate({ to: '/$mode/contacts', params: { mode }, search: {} })}
        />
      )}
    </>
  )
}
