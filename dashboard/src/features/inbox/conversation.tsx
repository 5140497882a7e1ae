import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useContext, useDeferredValue, useState } from 'react'
import { ApiError, type Mode } from '../../api/call.ts'
import { rowsOf } from '../../api/pages.ts'
import { useShortcut } from '../../keyboard/shortcuts.ts'
import { useSight } from '../../live/sight.ts'
import { stored, useStored } from '../../stored.ts'
import { useText } from '../../text/text.tsx'
import { Empty, Skeletons } from '../../ui/bits.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MessageCircleOff } from '../../ui/icons.tsx'
import { late } from '../../ui/late.tsx'
import { useTitle } from '../../ui/page.tsx'
import { Failed } from '../../ui/problem.tsx'
import { Composer } from './composer/composer.tsx'
import { useRead } from './data/attention.ts'
import { known } from './data/cache.ts'
import { called } from './data/called.ts'
import { type Conversation, conversationQuery, messagesQuery } from './data/queries.ts'
import { Choosing } from './data/selection.ts'
import { Forwarding } from './forwarding.tsx'
import { ConversationHead } from './thread/conversation-head.tsx'
import { HandoverBanner } from './thread/handover-banner.tsx'
import { Thread } from './thread/thread.tsx'

const shows_details = stored('parley.details', true, (value) => typeof value === 'boolean')
const SidePanel = late(async () => (await import('./side/side-panel.tsx')).SidePanel)

const has_room = matchMedia('(min-width: 80rem)')

export function ConversationPage() {
  const { mode, conversation_id } = useParams({ strict: false }) as { mode: Mode; conversation_id: string }
  const queries = useQueryClient()
  // What the list tells of it is shown at once, and stays where the network is cut before it was asked for itself.
  const initialData = () => known(queries, mode, conversation_id)
  const found = useQuery({ ...conversationQuery(mode, conversation_id), initialData, initialDataUpdatedAt: 0 })
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
  const { data, isPending } = useInfiniteQuery(messagesQuery(mode, conversation.id))
  const messages = rowsOf(data)
  useRead(mode, conversation, messages[0]?.id)
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
        <HandoverBanner mode={mode} conversation={conversation} messages={messages} />
        <Forwarding mode={mode} conversation={conversation}>
          <Thread mode={mode} conversation={conversation} />
        </Forwarding>
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
