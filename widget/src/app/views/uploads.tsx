import type { Chat } from '../chat/chat.ts'
import { fill } from '../language.ts'
import type { Upload } from '../upload.ts'
import { removeUpload, retryUpload } from '../uploading.ts'
import { Icon } from './icons.tsx'
import css from './uploads.css?inline'
import { wear } from './wear.ts'

wear(css)

/** The files of the message that is being written. */
export function Uploads({ chat, id, uploads }: { chat: Chat; id: string; uploads: Upload[] }) {
  const { words } = chat
  return (
    <ul class="uploads plainlist">
      {uploads.map((one) => (
        <li key={one.key} class="upload">
          <span class={one.error && 'danger'} role={one.error ? 'alert' : undefined}>
            {one.error ?? one.name}
            {one.is_waiting && <span class="muted"> {words.waiting}</span>}
          </span>
          <span>
            {(one.may_retry || one.is_waiting) && (
              <button type="button" class="plain" onClick={() => retryUpload(chat, one)}>
                {words.retry}
              </button>
            )}
            <button
              type="button"
              aria-label={fill(words.remove, { name: one.name })}
              onClick={() => removeUpload(chat, id, one)}
            >
              <Icon name="close" />
            </button>
          </span>
          {!one.attachment && !one.error && (
            <progress max={1} value={one.part} aria-label={fill(words.uploading, { name: one.name })} />
          )}
        </li>
      ))}
    </ul>
  )
}
