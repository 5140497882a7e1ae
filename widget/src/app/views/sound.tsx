import { useEffect, useRef, useState } from 'preact/hooks'
import type { Chat } from '../chat/chat.ts'
import { exclusively, keep, recall } from '../kept.ts'
import { news_words } from '../words/news.ts'
import { newestOf } from './news.ts'
import type { Props } from './props.ts'
import { ring } from './ring.ts'

const bell = 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4'

/** Switches the sound of messages on and off, and makes it. At first, it's off. */
export function Sound({ chat, state }: Props) {
  const key = `parley:${chat.settings.channel_id}:sound`
  const [is_on, setOn] = useState(() => recall(key, false))
  const newest = newestOf(state)?.message.id ?? ''
  const last = useRef(newest)
  useEffect(() => {
    if (newest > last.current && recall(key, false) && !isLookedAt(chat)) ringOnce(`${key}ed`, newest)
    // What is read since doesn't count as new later.
    if (newest > last.current) last.current = newest
  }, [newest])

  function change() {
    setOn(!is_on)
    keep(key, !is_on)
    if (!is_on) ring()
  }
  const { sound } = news_words[chat.language]!
  return (
    <button type="button" class="icon" aria-label={sound} title={sound} aria-pressed={is_on} onClick={change}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={is_on ? bell : `${bell}M4 3l16 18`} />
      </svg>
    </button>
  )
}

function isLookedAt({ state }: Chat): boolean {
  return state.is_open && document.visibilityState === 'visible'
}

/** In one tab, however many there are. */
function ringOnce(key: string, id: string): Promise<void> {
  return exclusively(key, async () => {
    if (recall(key, '') >= id) return
    keep(key, id)
    await ring()
  })
}
