import { useEffect } from 'preact/hooks'
import type { Chat, State } from '../chat/chat.ts'
import { details_required, isNew } from '../outbox.ts'
import { originOf } from '../session.ts'
import { Composer } from './composer.tsx'
import { Header } from './header.tsx'
import { useLater } from './later.ts'
import type { Props } from './props.ts'
import { Thread } from './thread.tsx'

const loadList = () => import('./list.tsx').then((file) => file.ConversationList)

export function App({ chat, state }: Props) {
  const { words } = chat
  const has_list = state.conversations.length > 0
  // Before it's needed: by then the network may be gone.
  useEffect(() => {
    if (has_list) loadList().catch(() => {})
  }, [has_list])
  return (
    <>
      {!state.is_open && state.conversations.some((one) => one.unread_count) && <News chat={chat} state={state} />}
      <Header chat={chat} state={state} />
      {!state.is_online && (
        <p class="notice" role="status">
          {words.offline}
        </p>
      )}
      <main aria-busy={!state.is_begun}>{state.is_begun && <Place chat={chat} state={state} />}</main>
    </>
  )
}

/** Where the visitor is: in the list, at the questions before a chat, or in a conversation. */
function Place({ chat, state }: Props) {
  const { thread, refused } = state
  if (state.shows_sessions) return <Sessions chat={chat} state={state} />
  if (thread === null) return <List chat={chat} state={state} />
  if (asksFirst(chat, state)) return <Details chat={chat} state={state} />
  // The same when the first message has made a conversation of it: whoever types on keeps the field.
  const origin = originOf(chat.session, thread)
  return (
    <>
      <Thread key={origin} chat={chat} state={state} id={thread} />
      {refused ? (
        <p class="notice">{refused === 'blocked' ? chat.words.blocked : chat.words.sign_in}</p>
      ) : (
        <Composer key={`composer ${origin}`} chat={chat} state={state} id={thread} />
      )}
    </>
  )
}

/** Whether the channel asks for something that nobody has told it yet. */
function asksFirst({ settings }: Chat, { thread, visitor, outbox, has_details, refused }: State): boolean {
  const is_written = outbox.some((one) => one.thread === thread && one.failed !== details_required)
  if (has_details || refused || !isNew(thread!) || is_written) return false
  const known = { ...visitor } as Record<string, unknown>
  return !visitor?.verified && settings.pre_chat.some(({ field }) => !known[field])
}

function List(props: Props) {
  const Page = useLater(loadList)
  return Page ? <Page {...props} /> : <div class="body" />
}

function Sessions(props: Props) {
  const Page = useLater(() => import('./sessions.tsx').then((file) => file.SessionsPage))
  return Page ? <Page {...props} /> : <div class="body" />
}

function Details(props: Props) {
  const Form = useLater(() => import('./details.tsx').then((file) => file.DetailsForm))
  return Form ? <Form {...props} /> : <div class="body" />
}

function News(props: Props) {
  const Preview = useLater(() => import('./preview.tsx').then((file) => file.Preview))
  return Preview ? <Preview {...props} /> : null
}
