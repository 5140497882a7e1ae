import { Link } from '@tanstack/react-router'
import { ArrowLeft, PanelRight } from 'lucide-react'
import type { Mode } from '../../api/call.ts'
import { useLanguage, useText } from '../../text/text.tsx'
import { moment } from '../../text/time.tsx'
import { Badge } from '../../ui/bits.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Actions } from './actions.tsx'
import { called } from './called.ts'
import type { InboxSearch } from './filters.ts'
import { Onlookers } from './presence-marks.tsx'
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
  const { subject } = conversation
  const toggle = { details, toggleDetails }
  return (
    <header className="@container border-b border-line px-3 py-2 sm:px-4">
      {/* Where there is no room for all in a line, what can be done has a line of its own. */}
      <div className="flex flex-col gap-x-3 gap-y-1 @2xl:flex-row @2xl:items-center">
        <div className="flex min-w-0 flex-1 items-center gap-2">
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
            <h1 className="flex min-w-0 items-center gap-2 text-base font-semibold">
              <bdi className="min-w-12 truncate">{called(conversation, t)}</bdi>
              <Status conversation={conversation} />
            </h1>
            {subject && (
              <p className="truncate text-xs text-muted" title={subject}>
                <bdi>{subject}</bdi>
              </p>
            )}
          </div>
          <Onlookers mode={mode} conversation_id={conversation.id} />
          <Toggle {...toggle} className="@2xl:hidden" />
        </div>
        <div className="flex items-center justify-end gap-1 @max-2xl:-ms-2">
          <Actions mode={mode} conversation={conversation} />
          <Toggle {...toggle} className="@max-2xl:hidden" />
        </div>
      </div>
    </header>
  )
}

/** It stands where the line ends: there are two places for it, one of them shown. */
function Toggle({
  details,
  toggleDetails,
  className,
}: Pick<Props, 'details' | 'toggleDetails'> & { className: string }) {
  const t = useText()
  return (
    <IconButton
      icon={PanelRight}
      label={details ? t.inbox.details_hide : t.inbox.details_show}
      onClick={toggleDetails}
      className={`rtl:-scale-x-100 ${className}`}
    />
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
