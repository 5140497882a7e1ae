import type { VNode } from 'preact'
import type { Chat } from '../chat/chat.ts'
import { discard, retry, say } from '../chat/sending.ts'
import type { Unsent } from '../outbox.ts'
import type { Attachment, Message } from '../types.ts'
import { Icon } from './icons.tsx'
import { Anchor, Markdown } from './markdown.tsx'

interface OfMessage {
  chat: Chat
  message: Message
  is_last: boolean
  /** Its author goes on at once: the name and the time stand below the last of the group. */
  goes_on: boolean
  /** Whether somebody of the team has read it. */
  is_read: boolean
}

const drawn = new WeakMap<Message, Omit<OfMessage, 'chat' | 'message'> & { row: VNode }>()

/** A message that is as it was isn't drawn again: of a long conversation, only what is new takes time. */
export function messageRow(props: OfMessage): VNode {
  const { message, is_last, goes_on, is_read } = props
  const before = drawn.get(message)
  if (before?.is_last === is_last && before.goes_on === goes_on && before.is_read === is_read) return before.row
  const row = <MessageRow key={message.id} {...props} />
  drawn.set(message, { is_last, goes_on, is_read, row })
  return row
}

function MessageRow({ chat, message, is_last, goes_on, is_read }: OfMessage) {
  const { words, times } = chat
  const { from, content, attachments, sources, buttons, created_at } = message
  if (from === 'system')
    return (
      <div class="system" dir="auto">
        <Markdown text={content} />
      </div>
    )
  const is_mine = from === 'visitor'
  return (
    <div class={`message${is_mine ? ' mine' : ''}${goes_on ? ' goes-on' : ''}`}>
      <span class="hidden">{who(chat, message)}</span>
      <Contents content={content} attachments={attachments} />
      {sources.length > 0 && <Sources title={words.sources} sources={sources} />}
      {is_last && buttons.length > 0 && <Buttons chat={chat} message={message} />}
      {!goes_on && (
        <span class="muted">
          {!is_mine && `${who(chat, message)} · `}
          <time dateTime={created_at}>{times.time(new Date(created_at))}</time>
          {is_mine && is_last && ` · ${is_read ? words.read : words.sent}`}
        </span>
      )}
    </div>
  )
}

function who({ words }: Chat, { from, name }: Message): string {
  if (from === 'visitor') return words.you
  return name ?? (from === 'assistant' ? words.assistant : words.team)
}

/** A message on its way: sending, waiting for the network, or refused. */
export function UnsentRow({ chat, unsent, is_online }: { chat: Chat; unsent: Unsent; is_online: boolean }) {
  const { words } = chat
  const { key, content, attachments, failed } = unsent
  return (
    <div class="message mine">
      <span class="hidden">{words.you}</span>
      <Contents content={content} attachments={attachments} />
      {failed === undefined ? (
        <span class="muted">{is_online ? words.sending : words.waiting}</span>
      ) : (
        <span class="choices">
          <span class="danger" role="alert">
            {words.failed}
          </span>
          <button type="button" class="plain" onClick={() => retry(chat, key)}>
            {words.retry}
          </button>
          <button type="button" class="plain" onClick={() => discard(chat, key)}>
            {words.discard}
          </button>
        </span>
      )}
    </div>
  )
}

function Contents({ content, attachments }: { content: string; attachments: Attachment[] }) {
  return (
    <>
      {content !== '' && (
        <div class="bubble" dir="auto">
          <Markdown text={content} />
        </div>
      )}
      {attachments.map((one) => (
        <AttachmentView key={one.id} attachment={one} />
      ))}
    </>
  )
}

function AttachmentView({ attachment }: { attachment: Attachment }) {
  const { name, url, preview_url, width, height } = attachment
  if (!url) return <span class="bubble">{name}</span>
  return (
    <a class="attachment" href={url} target="_blank" rel="noopener noreferrer nofollow">
      {preview_url ? (
        <img src={preview_url} alt={name} width={width ?? undefined} height={height ?? undefined} loading="lazy" />
      ) : (
        <>
          <Icon name="file" /> {name}
        </>
      )}
    </a>
  )
}

function Sources({ title, sources }: { title: string; sources: Message['sources'] }) {
  return (
    <div class="sources">
      <span class="muted">{title}</span>
      <ul class="sources-list">
        {sources.map(({ id, title, url }) => (
          <li key={id}>{url ? <Anchor to={url} label={title} whole={title} /> : title}</li>
        ))}
      </ul>
    </div>
  )
}

function Buttons({ chat, message }: { chat: Chat; message: Message }) {
  return (
    <div class="choices">
      {message.buttons.map(({ label, value }) => (
        <button
          key={value}
          type="button"
          class="plain"
          onClick={() => say(chat, message.conversation_id, { content: label, button: value })}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
