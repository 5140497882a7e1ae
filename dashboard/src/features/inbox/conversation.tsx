import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { MessageCircleOff } from 'lucide-react'
import { useContext, useDeferredValue, useState } from 'react'
import { ApiError, type Mode } from '../../api/call.ts'
import { useShortcut } from '../../keyboard/shortcuts.ts'
import { useSight } from '../../live/sight.ts'
import { useText } from '../../text/text.tsx'
import { Empty, Skeletons } from '../../ui/bits.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTitle } from '../../ui/page.tsx'
import { Failed } from '../../ui/problem.tsx'
import { stored, useStored } from '../../ui/stored.ts'
import { known } from './cache.ts'
import { called } from './called.ts'
import { Composer } from './composer.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { HandoverBanner } from './handover-banner.tsx'
import { type Conversation, conversationQuery, messagesQuery } from './queries.ts'
import { Choosing } from './selection.ts'
import { SidePanel } from './side-panel.tsx'
import { Thread } from './thread.tsx'

const shows_details = stored('parley.details', true, (value) => typeof value === 'boolean')
const has_room = matchMedia('(min-width: 80rem)')

export function ConversationPage() {
  const { mode, conversation_id } = useParams({ strict: false }) as { mode: Mode; conversation_id: string }
  const queries = useQueryClient()
  // What the list tells of it is shown at once: the thread waits for its messages alone.
  const placeholderData = () => known(queries, mode, conversation_id)
  const found = useQuery({ ...conversationQuery(mode, conversation_id), placeholderData })
  const is_gone = found.error instanceof ApiError && found.error.status === 404
  return (
    <div className="flex min-h-0 min-w-0 flex-1 bg-surface">
      {is_gone ? (
        <Gone mode={mode} />
      ) : found.data ? (
        <Opened mode={mode} conversation={found.data} />
      ) : found.isError ? (
        <Failed error={found.error} retry={() => found.refetch()} />
      ) : (
        <div className="flex-1">
          <Skeletons rows={5} className="h-14" />
        </div>
      )}
    </div>
  )
}

function Gone({ mode }: { mode: Mode }) {
  const t = useText()
  const search = useSearch({ from: '/$mode/inbox' })
  useTitle(t.inbox.gone)
  return (
    <main className="pane flex-1">
      <Empty is_page icon={MessageCircleOff} title={t.inbox.gone} hint={t.inbox.gone_hint}>
        <Link
          to="/$mode/inbox"
          params={{ mode }}
          search={search}
          className="text-sm font-medium text-accent-ink underline underline-offset-2"
        >
          {t.shell.go_to_inbox}
        </Link>
      </Empty>
    </main>
  )
}

function Opened({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const navigate = useNavigate()
  const search = useSearch({ from: '/$mode/inbox' })
  const [is_beside, setBeside] = useStored(shows_details)
  const [is_above, setAbove] = useState(false)
  const name = called(conversation, t)
  useTitle(name)
  useSight(mode, conversation.id)
  const [is_choosing] = useContext(Choosing)
  useShortcut('back', is_choosing ? null : () => navigate({ to: '/$mode/inbox', params: { mode }, search }))
  const { isPending } = useInfiniteQuery(messagesQuery(mode, conversation.id))
  // What stands beside the thread is asked for when the thread is on the page: nobody waits for it to read.
  const is_read = useDeferredValue(!isPending, false)
  const panel = <SidePanel mode={mode} conversation={conversation} is_whole={is_read} />
  return (
    <>
      {/* Where the text is large and the screen is small, the whole scrolls, so that the thread keeps some height. */}
      <main className="pane flex flex-1 flex-col">
        <ConversationHead
          mode={mode}
          conversation={conversation}
          search={search}
          details={is_beside}
          toggleDetails={() => (has_room.matches ? setBeside(!is_beside) : setAbove(true))}
        />
        <HandoverBanner mode={mode} conversation={conversation} />
        <Thread mode={mode} conversation={conversation} />
        <Composer mode={mode} conversation={conversation} />
      </main>
      {is_beside && (
        <aside
          aria-label={t.inbox.details}
          className="pane hidden w-80 shrink-0 border-s border-line bg-surface xl:block"
        >
          {panel}
        </aside>
      )}
      {is_above && (
        <Dialog title={t.inbox.details} onClose={() => setAbove(false)}>
          <div className="-mx-5">{panel}</div>
        </Dialog>
      )}
    </>
  )
}
