import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useChannelName } from '../../../queries/channels.ts'
import { useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { ArrowLeft, PanelRight } from '../../../ui/icons.tsx'
import { called } from '../data/called.ts'
import type { InboxSearch } from '../data/filters.ts'
import type { Conversation } from '../data/queries.ts'
import { Actions } from './actions.tsx'
import { Onlookers } from './onlookers.tsx'
import { Properties } from './properties.tsx'

interface Props {
  mode: Mode
  conversation: Conversation
  search: InboxSearch
  details: boolean
  toggleDetails: () => void
}

export function ConversationHead({ mode, conversation, search, details, toggleDetails }: Props) {
  const t = useText()
  const { subject, channel_id } = conversation
  const channel = useChannelName(mode, channel_id)
  return (
    <header className="@container border-b border-line px-3 pt-2 pb-1 sm:px-4">
      <div className="flex min-w-0 items-center gap-2">
        <Link
          to="/$mode/inbox"
          activeOptions={{ exact: true }}
          params={{ mode }}
          search={search}
          aria-label={t.common.back}
          className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink lg:hidden"
        >
          <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="flex min-w-0 text-base font-semibold">
            <bdi className="truncate">{called(conversation, t)}</bdi>
          </h1>
          {channel && (
            <p className="flex min-w-0 text-xs text-muted">
              <bdi className="truncate">{channel}</bdi>
            </p>
          )}
        </div>
        <Onlookers mode={mode} conversation_id={conversation.id} />
        <Actions mode={mode} conversation={conversation} />
        <IconButton
          icon={PanelRight}
          label={details ? t.inbox.details_hide : t.inbox.details_show}
          onClick={toggleDetails}
          className="rtl:-scale-x-100"
        />
      </div>
      {subject && (
        <p dir="auto" className="pt-0.5 text-xs text-muted [overflow-wrap:anywhere]">
          {subject}
        </p>
      )}
      <Properties mode={mode} conversation={conversation} />
    </header>
  )
}
