import { useLayoutEffect, useRef } from 'preact/hooks'
import { show } from '../chat/conversations.ts'
import { Icon } from './icons.tsx'
import { useLater } from './later.ts'
import type { Props } from './props.ts'

export function Header({ chat, state }: Props) {
  const { words, settings, bridge } = chat
  const { thread, conversations, visitor, shows_sessions } = state
  const conversation = conversations.find(({ id }) => id === thread)
  const entry = useRef<HTMLButtonElement>(null)
  const was_there = useRef(false)
  useLayoutEffect(() => {
    if (was_there.current && !shows_sessions) entry.current?.focus()
    was_there.current = shows_sessions
  }, [shows_sessions])
  const back = shows_sessions ? words.back_to_chat : words.back
  return (
    <header class="head">
      {(shows_sessions || (thread !== null && conversations.length > 0)) && (
        <button
          type="button"
          class="icon"
          aria-label={back}
          onClick={() => (shows_sessions ? chat.update({ shows_sessions: false }) : show(chat, null))}
        >
          <Icon name="back" directional />
        </button>
      )}
      <h1>{shows_sessions ? words.sessions : (conversation?.agent?.name ?? settings.name)}</h1>
      {conversations.length > 0 && !shows_sessions && <Sound chat={chat} state={state} />}
      {visitor?.verified && !shows_sessions && (
        <button
          type="button"
          class="icon"
          ref={entry}
          aria-label={words.sessions}
          title={words.sessions}
          onClick={() => chat.update({ shows_sessions: true })}
        >
          <Icon name="devices" />
        </button>
      )}
      {window.parent !== window && (
        <button type="button" class="icon" aria-label={words.close} onClick={() => bridge.send({ type: 'close' })}>
          <Icon name="close" />
        </button>
      )}
    </header>
  )
}

function Sound(props: Props) {
  const Button = useLater(() => import('./sound.tsx').then((file) => file.Sound))
  return Button ? <Button {...props} /> : null
}
