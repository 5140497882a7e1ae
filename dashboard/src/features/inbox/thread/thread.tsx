import { type InfiniteQueryObserverBaseResult, useInfiniteQuery } from '@tanstack/react-query'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { useSession } from '../../../session/session.ts'
import { useLanguage, useText } from '../../../text/text.tsx'
import { day } from '../../../text/time.tsx'
import { Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { ArrowDown } from '../../../ui/icons.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { called } from '../data/called.ts'
import { useOutbox } from '../data/outbox.ts'
import { type Conversation, type Message, messagesQuery } from '../data/queries.ts'
import { ActivityLines, useActivity } from './activity.tsx'
import { MessageItem } from './message-item.tsx'
import { OutgoingAct } from './outgoing-act.tsx'
import { OutgoingItem } from './outgoing-item.tsx'
import { useHash } from './permalink.ts'
import { useKeptPlace, useUnanswered } from './place.ts'
import { newSubjects } from './subjects.ts'
import { useStart } from './use-start.ts'

/** What was taken back is in the composer again, or was given up. */
const isShown = ({ error }: Message) => error?.code !== 'canceled'

export function Thread({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const { user } = useSession()
  const place = { me: user.id, mode, conversation_id: conversation.id }
  const outbox = useOutbox(place)
  const found = useInfiniteQuery(messagesQuery(mode, conversation.id))
  const messages = useMemo(() => rowsOf(found.data).filter(isShown).toReversed(), [found.data])
  const pane = useRef<HTMLDivElement>(null)
  const { is_behind, is_above } = useBehind(pane, messages.at(-1)?.id)
  const since = useUnanswered(messages, conversation)
  useKeptPlace(pane, conversation.id, found.isSuccess)
  useHash(pane, found)
  const start = useStart(pane, mode, conversation.id, found)
  const newest = outbox.at(-1)?.key
  // What I write, I see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing written is a reason.
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 })
  }, [newest])
  if (found.isPending)
    return (
      <div className="min-h-40 flex-1">
        <Skeletons rows={4} className="h-14" />
      </div>
    )
  if (found.isError && messages.length === 0)
    return (
      <div className="min-h-40 flex-1">
        <Failed error={found.error} retry={() => found.refetch()} />
      </div>
    )
  return (
    <div className="relative flex min-h-40 flex-1 flex-col">
      {/* Reversed, the pane keeps to its end by itself: what comes is seen, and what is loaded above moves nothing. */}
      <div
        ref={pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        role="log"
        aria-label={t.inbox.thread}
        className="pane flex flex-1 flex-col-reverse -outline-offset-2"
      >
        {/* At the top as long as there is room: what comes then moves nothing either. */}
        <div className="mx-auto mb-auto flex w-full max-w-3xl flex-col gap-3 px-4 py-4">
          <Beginning of={found} start={start} />
          <Messages
            mode={mode}
            conversation_id={conversation.id}
            is_whole={!found.hasNextPage}
            messages={messages}
            contact={called(conversation, t)}
            contact_id={conversation.contact_id}
            since={since}
          />
          {outbox.map((one) =>
            one.act ? (
              <OutgoingAct key={one.key} place={place} outgoing={one} act={one.act} />
            ) : (
              <OutgoingItem key={one.key} place={place} outgoing={one} />
            ),
          )}
        </div>
      </div>
      {is_above && (
        <Button
          onClick={() => toEnd(pane.current!)}
          className="absolute inset-x-0 bottom-2 mx-auto w-max shadow-raised"
        >
          <ArrowDown size={14} aria-hidden />
          {is_behind ? t.inbox.new_below : t.teamwork.newest}
        </Button>
      )}
    </div>
  )
}

interface BeginningProps {
  of: Pick<InfiniteQueryObserverBaseResult, 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'fetchNextPage'>
  start: ReturnType<typeof useStart>
}

/** Where the thread begins, or the ways to what was said before. */
function Beginning({ of, start }: BeginningProps) {
  const t = useText()
  if (!of.hasNextPage) return <p className="text-center text-xs text-muted">{t.inbox.beginning}</p>
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button kind="quiet" busy={of.isFetchingNextPage} disabled={start.is_busy} onClick={() => of.fetchNextPage()}>
        {t.inbox.earlier}
      </Button>
      <Button kind="quiet" busy={start.is_busy} disabled={of.isFetching} onClick={start.go}>
        {t.inbox.to_start}
      </Button>
    </div>
  )
}

/** Glides a short way. A long one takes time, and ends early if anything moves meanwhile. */
function toEnd(pane: HTMLElement): void {
  const is_near = -pane.scrollTop < 3 * pane.clientHeight
  pane.scrollTo({ top: 0, behavior: is_near ? 'smooth' : 'instant' })
}

/** Later than any moment there is. */
const until_ever = '9'

interface MessagesProps {
  mode: Mode
  conversation_id: string
  /** Nothing came before the first of them. */
  is_whole: boolean
  messages: Message[]
  contact: string
  contact_id: string
  /** The first that nobody has answered. */
  since: string | null
}

/** Apart from what surrounds it: a long thread is drawn anew for its own changes alone. */
const Messages = memo(function Messages(props: MessagesProps) {
  const { mode, conversation_id, is_whole, messages, contact, contact_id, since } = props
  const activity = useActivity(mode, conversation_id)
  const t = useText()
  const language = useLanguage()
  const between = (from: string, to: string) => activity.filter(({ at }) => at >= from && at < to)
  const beginning = messages[0]?.created_at ?? until_ever
  const dates = useMemo(() => messages.map(({ created_at }) => day(created_at, language)), [messages, language])
  const subjects = useMemo(() => newSubjects(messages), [messages])
  const last_seen = messages.findLast(({ status }) => status === 'read')?.id
  const all = messages.map((message, n) => {
    const before = messages[n - 1]
    const date = dates[n]
    const is_new_day = !before || dates[n - 1] !== date
    const is_first =
      is_new_day ||
      before.sender.id !== message.sender.id ||
      before.sender.type !== message.sender.type ||
      before.private !== message.private
    return (
      <div key={message.id} className="flex flex-col gap-3">
        {is_new_day && <p className="pt-1 text-center text-xs text-muted">{date}</p>}
        {message.id === since && n > 0 && (
          <p className="flex items-center gap-3 text-xs font-medium text-accent-ink before:h-px before:flex-1 before:bg-accent/30 after:h-px after:flex-1 after:bg-accent/30">
            {t.teamwork.unanswered}
          </p>
        )}
        <MessageItem
          mode={mode}
          message={message}
          contact={contact}
          contact_id={contact_id}
          is_first={is_first}
          is_last={n === messages.length - 1}
          is_last_seen={message.id === last_seen}
          subject={subjects.get(message.id) ?? null}
        />
        <ActivityLines lines={between(message.created_at, messages[n + 1]?.created_at ?? until_ever)} />
      </div>
    )
  })
  return (
    <>
      {is_whole && <ActivityLines lines={between('', beginning)} />}
      {all}
    </>
  )
})

/** Whether the person reads further up, and whether something came below meanwhile. */
function useBehind(pane: React.RefObject<HTMLDivElement | null>, newest: string | undefined) {
  const [seen, setSeen] = useState(newest)
  const [is_below, setBelow] = useState(true)
  useEffect(() => {
    const element = pane.current
    if (!element) return
    const look = () => setBelow(element.scrollTop > -80)
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  })
  if (is_below && seen !== newest) setSeen(newest)
  return { is_above: !is_below, is_behind: !is_below && seen !== newest }
}
