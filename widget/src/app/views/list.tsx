import { type Chat, newThread } from '../chat/chat.ts'
import { show } from '../chat/conversations.ts'
import { fill } from '../language.ts'
import type { Conversation } from '../types.ts'
import css from './list.css?inline'
import { useOpening } from './opening.ts'
import type { Props } from './props.ts'
import { wear } from './wear.ts'

wear(css)

export function ConversationList({ chat, state }: Props) {
  const { words, times } = chat
  const opening = useOpening(chat)
  return (
    <div class="body column">
      <h2 id="conversations">{words.conversations}</h2>
      <ul class="plainlist column" aria-labelledby="conversations">
        {state.conversations.map((one) => (
          <li key={one.id}>
            <button type="button" class="row" onClick={() => show(chat, one.id)}>
              <strong>{whose(chat, one)}</strong>
              <time class="muted" dateTime={one.last_message_at ?? one.created_at}>
                {times.date(new Date(one.last_message_at ?? one.created_at))}
              </time>
              <span class="muted" dir="auto">
                {excerpt(one)}
              </span>
              {one.unread_count > 0 && (
                <span class="count">
                  <span aria-hidden="true">{one.unread_count}</span>
                  <span class="hidden">{fill(words.unread, { count: one.unread_count })}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {opening && <p class="muted">{opening}</p>}
      <button type="button" class="primary" onClick={() => show(chat, newThread())}>
        {words.new_conversation}
      </button>
    </div>
  )
}

function whose({ words, settings }: Chat, { agent, handled_by }: Conversation): string {
  return agent?.name ?? (handled_by === 'assistant' ? words.assistant : settings.name)
}

function excerpt({ last_message }: Conversation): string {
  return last_message?.content || (last_message?.attachments.map(({ name }) => name).join(', ') ?? '')
}
