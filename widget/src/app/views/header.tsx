import { show } from '../chat/conversations.ts'
import { Icon } from './icons.tsx'
import type { Props } from './props.ts'

export function Header({ chat, state }: Props) {
  const { words, settings, bridge } = chat
  const { thread, conversations } = state
  const conversation = conversations.find(({ id }) => id === thread)
  return (
    <header class="head">
      {thread !== null && conversations.length > 0 && (
        <button type="button" class="icon" aria-label={words.back} onClick={() => show(chat, null)}>
          <Icon name="back" turns />
        </button>
      )}
      <h1>{conversation?.agent?.name ?? settings.name}</h1>
      {window.parent !== window && (
        <button type="button" class="icon" aria-label={words.close} onClick={() => bridge.send({ type: 'close' })}>
          <Icon name="close" />
        </button>
      )}
    </header>
  )
}
