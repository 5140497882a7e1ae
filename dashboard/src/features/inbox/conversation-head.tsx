import { Link } from '@tanstack/react-router'
import { ArrowLeft, PanelRight } from 'lucide-react'
import type { Mode } from '../../api/call.ts'
import { useLanguage, useText } from '../../text/text.tsx'
import { moment } from '../../text/time.tsx'
import { Badge } from '../../ui/bits.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Actions } from './actions.tsx'
import type { InboxSearch } from './filters.ts'
import type { Conversation } from './queries.ts'

interface Props {
  mode: Mode
  conversation: Conversation
  search: InboxSearch
  details: boolean
  toggleDetails: () => void
}

export function ConversationHead({ mode, conversation, search, details, toggleDetails }: Props) {
  const t = useText()
  const { contact, subject } = conversation
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-3 py-2 sm:px-4">
      <Link
        to="/$mode/inbox"
        params={{ mode }}
        search={search}
        aria-label={t.common.back}
        className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink lg:hidden"
      >
        <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
      </Link>
      <div className="min-w-0 flex-1 basis-36">
        <h1 className="flex min-w-0 items-center gap-2 text-base font-semibold">
          <bdi className="truncate">{contact?.name ?? t.inbox.no_subject}</bdi>
          <Status conversation={conversation} />
        </h1>
        {subject && (
          <bdi className="block truncate text-xs text-muted" title={subject}>
            {subject}
          </bdi>
        )}
      </div>
      <IconButton
        icon={PanelRight}
        label={details ? t.inbox.details_hide : t.inbox.details_show}
        onClick={toggleDetails}
        className="2xl:order-last rtl:-scale-x-100"
      />
      <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
        <Actions mode={mode} conversation={conversation} />
      </div>
    </header>
  )
}

function Status({ conversation: { status, snoozed_until } }: { conversation: Conversation }) {
  const t = useText()
  const language = useLanguage()
  const tones = { open: 'accent', pending: 'plain', snoozed: 'warn', resolved: 'good' } as const
  const words =
    status !== 'snoozed'
      ? t.inbox.statuses[status]
      : snoozed_until
        ? t.inbox.snoozed_until(moment(snoozed_until, language))
        : t.inbox.snoozed_reply
  return <Badge tone={tones[status]}>{words}</Badge>
}
