import { useEffect, useRef, useState } from 'preact/hooks'
import type { Chat, State } from '../chat/chat.ts'
import { show } from '../chat/conversations.ts'
import { keep, recall } from '../kept.ts'
import { fill } from '../language.ts'
import { news_words } from '../words/news.ts'
import { Icon } from './icons.tsx'
import { authorOf, firstWords, type News, newestOf } from './news.ts'
import css from './preview.css?inline'
import type { Props } from './props.ts'
import { wear } from './wear.ts'

wear(css)

/** A screen reader announces what changes in a region that it knows, not what is there when the region comes. */
const known_ms = 300

/** What came while the chat was closed, in the panel made small: however many messages there are, one who and their first words. */
export function Preview({ chat, state }: Props) {
  const { news, dismiss } = useNews(chat, state)
  const { bridge, words, language } = chat
  const { news: label, dismiss: dismiss_label } = news_words[language]!
  const is_shown = news !== undefined
  useEffect(() => bridge.send({ type: 'peek', is_shown }), [is_shown])
  useEffect(() => () => bridge.send({ type: 'peek', is_shown: false }), [])
  const who = news ? authorOf(chat, news.message) : ''
  const text = news ? firstWords(news.message) : ''
  const announcement = useLate(news ? `${who}: ${text}` : '')
  if (!news) return null
  const { conversation } = news
  return (
    <section
      class="preview"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        dismiss()
      }}
    >
      <button
        type="button"
        class="preview-open"
        onClick={() => {
          show(chat, conversation.id)
          bridge.send({ type: 'open' })
        }}
      >
        <span class="face" aria-hidden="true">
          {Array.from(who)[0]?.toUpperCase()}
        </span>
        <span class="preview-who">
          <bdi>{who}</bdi>
          {conversation.unread_count > 1 && ` · ${fill(words.unread, { count: conversation.unread_count })}`}
        </span>
        <span class="preview-words" dir="auto">
          {text}
        </span>
      </button>
      <button type="button" class="icon" aria-label={dismiss_label} onClick={dismiss}>
        <Icon name="close" />
      </button>
      <p class="hidden" role="status">
        {announcement}
      </p>
    </section>
  )
}

/** The newest message, from when the page is looked at until it's dismissed, here or in another tab. */
function useNews(chat: Chat, state: State) {
  const key = `parley:${chat.settings.channel_id}:dismissed`
  const [news, setNews] = useState<News>()
  const [, look] = useState({})
  const newest = newestOf(state)
  const last = useRef('')
  last.current = newest?.message.id ?? last.current
  const id = newest && newest.message.id > recall(key, '') ? newest.message.id : undefined
  const is_visible = document.visibilityState === 'visible'
  useEffect(() => {
    if (id === undefined || is_visible) setNews(id === undefined ? undefined : newest)
  }, [id, is_visible])

  useEffect(() => {
    const again = () => look({})
    document.addEventListener('visibilitychange', again)
    addEventListener('storage', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      removeEventListener('storage', again)
      // Whoever opens the chat has noticed.
      if (chat.state.is_open) keep(key, last.current)
    }
  }, [])

  function dismiss() {
    keep(key, last.current)
    look({})
  }
  return { news, dismiss }
}

function useLate(text: string): string {
  const [late, setLate] = useState('')
  useEffect(() => {
    const timer = setTimeout(setLate, known_ms, text)
    return () => clearTimeout(timer)
  }, [text])
  return late
}
