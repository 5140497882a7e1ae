import { useState } from 'preact/hooks'
import type { Chat } from '../chat/chat.ts'
import { rate, refused } from '../chat/conversations.ts'
import type { Conversation } from '../types.ts'
import { Icon } from './icons.tsx'
import css from './rating.css?inline'
import { wear } from './wear.ts'

wear(css)

/** One to five stars, as radio buttons, and a comment. Answered once. */
export function RatingForm({ chat, conversation }: { chat: Chat; conversation: Conversation }) {
  const { words } = chat
  const [score, setScore] = useState(0)
  const [comment, setComment] = useState('')
  const [is_busy, setBusy] = useState(false)
  if (conversation.rating)
    return (
      <p class="hint" role="status">
        {words.thanks}
      </p>
    )

  async function submit(event: Event) {
    event.preventDefault()
    setBusy(true)
    await rate(chat, conversation.id, score, comment.trim() || undefined).catch((error) => refused(chat, error))
    setBusy(false)
  }

  return (
    <form class="column" onSubmit={submit}>
      <fieldset>
        <legend class="hint">{words.rate}</legend>
        <div class="stars">
          {words.stars.map((label, n) => (
            <label key={label} title={label} class={n < score ? 'lit' : ''}>
              <input
                type="radio"
                name="score"
                checked={score === n + 1}
                aria-label={label}
                onChange={() => setScore(n + 1)}
              />
              <Icon name="star" />
            </label>
          ))}
        </div>
      </fieldset>
      {score > 0 && (
        <>
          <label>
            {words.comment}
            <textarea
              rows={2}
              maxLength={1000}
              value={comment}
              onInput={({ currentTarget }) => setComment(currentTarget.value)}
            />
          </label>
          <button type="submit" class="primary" disabled={is_busy}>
            {words.submit}
          </button>
        </>
      )}
    </form>
  )
}
