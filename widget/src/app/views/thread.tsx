import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { handOver, loadOlder, refused, threadOf } from '../chat/conversations.ts'
import { fill } from '../language.ts'
import type { Conversation, Message } from '../types.ts'
import { rowsOf } from './groups.ts'
import { useLater } from './later.ts'
import { messageRow, UnsentRow } from './message.tsx'
import { useOpening } from './opening.ts'
import type { Props } from './props.ts'

interface OfThread extends Props {
  id: string
}

/** A conversation, from its greeting to its last message. New ones are announced to screen readers. */
export function Thread({ chat, state, id }: OfThread) {
  const { words, settings } = chat
  const { messages, older } = threadOf(chat, id)
  const conversation = state.conversations.find((one) => one.id === id)
  const unsent = state.outbox.filter(({ thread }) => thread === id)
  const { scroller, is_behind, toEnd } = useEnd(messages.length + unsent.length, messages.at(-1)?.id)
  const last = messages.at(-1)
  const opening = useOpening(chat)
  const rows = useMemo(() => rowsOf(messages), [messages])
  return (
    <div class="body column" ref={scroller}>
      <div class="column" role="log" aria-label={words.conversation}>
        {older === null && (
          <Greeting text={settings.greeting ?? words.greeting} hours={[opening, settings.office_hours_text]} />
        )}
        {older !== null && (
          <button
            type="button"
            class="plain"
            onClick={() => loadOlder(chat, id).catch((error) => refused(chat, error))}
          >
            {words.older}
          </button>
        )}
        {rows.flatMap(({ message, begins_day, goes_on }) => [
          begins_day && <Day key={`day-${message.id}`} chat={chat} at={message.created_at} />,
          messageRow({
            chat,
            message,
            goes_on,
            is_last: message === last && unsent.length === 0,
            is_read: message.id <= (conversation?.team_read_through ?? ''),
          }),
        ])}
        {unsent.map((one) => (
          <UnsentRow key={one.key} chat={chat} unsent={one} is_online={state.is_online} />
        ))}
      </div>
      {isPersonAwaited(conversation, messages) && (
        <p class="hint">{[words.person_awaited, opening].filter(Boolean).join(' ')}</p>
      )}
      <p class="muted typing" aria-live="polite">
        {typing(chat, state.typing[id])}
      </p>
      {conversation?.status === 'resolved' && <Over chat={chat} state={state} conversation={conversation} />}
      {settings.talk_to_person && conversation?.handled_by === 'assistant' && conversation.status !== 'resolved' && (
        <button type="button" class="plain apart" onClick={() => handOver(chat, id)}>
          {words.person}
        </button>
      )}
      {is_behind && (
        <button type="button" class="down" onClick={toEnd}>
          {words.newer}
        </button>
      )}
    </div>
  )
}

function Day({ chat, at }: { chat: Props['chat']; at: string }) {
  return (
    <p class="system">
      <time dateTime={at}>{chat.times.day(new Date(at))}</time>
    </p>
  )
}

function Greeting({ text, hours }: { text: string; hours: (string | null)[] }) {
  return (
    <div class="message">
      <div class="bubble" dir="auto">
        {text}
      </div>
      {hours.map(
        (line) =>
          line && (
            <p key={line} class="muted" dir="auto">
              {line}
            </p>
          ),
      )}
    </div>
  )
}

/** A person is to answer, and none has. */
function isPersonAwaited(conversation: Conversation | undefined, messages: readonly Message[]): boolean {
  if (conversation?.handled_by !== 'human' || conversation.status === 'resolved' || messages.length === 0) return false
  return messages.findLast(({ from }) => from === 'agent' || from === 'assistant')?.from !== 'agent'
}

function typing({ words }: Props['chat'], who: { name: string | null } | undefined): string {
  if (!who) return ''
  return who.name ? fill(words.is_typing, { name: who.name }) : words.someone_typing
}

function Over({ chat, conversation }: Props & { conversation: Conversation }) {
  return (
    <>
      <p class="hint">{chat.words.resolved}</p>
      {chat.settings.rating && <Rating chat={chat} conversation={conversation} />}
    </>
  )
}

function Rating(props: { chat: Props['chat']; conversation: Conversation }) {
  const Form = useLater(() => import('./rating.tsx').then((file) => file.RatingForm))
  return Form ? <Form {...props} /> : null
}

/** Stays at the end while the reader is there. Otherwise it tells them that there is more. */
function useEnd(count: number, last: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null)
  const at_end = useRef(true)
  const seen = useRef(last)
  const [is_behind, setBehind] = useState(false)
  const toEnd = () => {
    scroller.current!.scrollTop = scroller.current!.scrollHeight
    at_end.current = true
    setBehind(false)
  }
  useLayoutEffect(() => {
    const element = scroller.current!
    const look = () => {
      at_end.current = element.scrollHeight - element.scrollTop - element.clientHeight < 60
      if (at_end.current) setBehind(false)
    }
    // Pictures and the keyboard change the room after the fact.
    const watch = new ResizeObserver(() => at_end.current && toEnd())
    watch.observe(element)
    watch.observe(element.firstElementChild!)
    element.addEventListener('scroll', look, { passive: true })
    return () => watch.disconnect()
  }, [])
  useLayoutEffect(() => {
    if (at_end.current) toEnd()
    else if (last !== seen.current) setBehind(true)
    seen.current = last
  }, [count, last])
  return { scroller, is_behind, toEnd }
}
