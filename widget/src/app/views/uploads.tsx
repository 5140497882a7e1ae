import type { Chat } from '../chat/chat.ts'
import { fill } from '../language.ts'
import { removeUpload, retryUpload, type SetUploads, type Upload } from '../uploading.ts'
import { Icon } from './icons.tsx'

/** The files of the message that is being written. */
export function Uploads({ chat, uploads, setUploads }: { chat: Chat; uploads: Upload[]; setUploads: SetUploads }) {
  const { words } = chat
  return (
    <ul class="uploads plainlist">
      {uploads.map((one) => (
        <li key={one.key} class="upload">
          <span class={one.error && 'danger'} role={one.error ? 'alert' : undefined}>
            {one.error ?? one.file.name}
            {one.is_waiting && <span class="muted"> {words.waiting}</span>}
          </span>
          <span>
            {(one.may_retry || one.is_waiting) && (
              <button type="button" class="plain" onClick={() => retryUpload(chat, one, setUploads)}>
                {words.retry}
              </button>
            )}
            <button
              type="button"
              aria-label={fill(words.remove, { name: one.file.name })}
              onClick={() => removeUpload(chat, one, setUploads)}
            >
              <Icon name="close" />
            </button>
          </span>
          {!one.attachment && !one.error && (
            <progress max={1} value={one.part} aria-label={fill(words.uploading, { name: one.file.name })} />
          )}
        </li>
      ))}
    </ul>
  )
}
