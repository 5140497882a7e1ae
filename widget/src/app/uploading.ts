import { Refusal } from './api.ts'
import type { Chat } from './chat/chat.ts'
import { refused } from './chat/conversations.ts'
import { changeDraft, changeUpload, draftOf } from './chat/drafts.ts'
import { pause } from './chat/pause.ts'
import { ensureVisitor } from './chat/visitor.ts'
import { fill } from './language.ts'
import { waitAfter } from './outbox.ts'
import { Transfer } from './transfer.ts'
import type { Attachment, VisitorFile } from './types.ts'
import type { Upload } from './upload.ts'

/** Takes files as far as the channel allows, and sends each on its way. */
export function upload(chat: Chat, thread: string, files: File[]): void {
  const { words, settings } = chat
  const { max_bytes, max_count } = settings.attachments!
  const { uploads: before } = draftOf(chat, thread)
  const all = files.map((file, n): Upload => {
    const error =
      before.length + n >= max_count
        ? fill(words.too_many, { count: max_count })
        : file.size > max_bytes
          ? tooLarge(chat, file)
          : undefined
    return { key: crypto.randomUUID(), name: file.name, part: 0, error, transfer: new Transfer(file) }
  })
  changeDraft(chat, thread, { uploads: [...before, ...all] })
  for (const { key, error, transfer } of all) if (!error) start(chat, key, transfer!)
}

/** Ends the wait, or begins again behind what has arrived. */
export function retryUpload(chat: Chat, one: Upload): void {
  if (one.is_waiting) return chat.wake()
  changeUpload(chat, one.key, { error: undefined, may_retry: false })
  start(chat, one.key, one.transfer!)
}

export function removeUpload(chat: Chat, thread: string, { key, transfer, attachment }: Upload): void {
  if (transfer) transfer.stop(chat.api)
  else if (attachment) chat.api.deleteFile(attachment.id).catch(() => {})
  changeDraft(chat, thread, { uploads: draftOf(chat, thread).uploads.filter((one) => one.key !== key) })
}

/** For as long as it takes: a lost connection is waited for, and the upload goes on where it stopped. */
async function start(chat: Chat, key: string, transfer: Transfer): Promise<void> {
  const { file } = transfer
  const onProgress = (bytes: number) => changeUpload(chat, key, { part: bytes / file.size, is_waiting: false })
  for (let failures = 0; !transfer.is_stopped; ) {
    const before = transfer.received_bytes
    try {
      await ensureVisitor(chat)
      const stored = await transfer.go(chat.api, onProgress)
      return changeUpload(chat, key, { attachment: shown(stored), is_waiting: false })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (transfer.is_stopped) return
      const { code } = error
      if (code === 'resource_not_found' || code === 'visitor_token_invalid') transfer.forget()
      if (code === 'visitor_token_invalid') refused(chat, error)
      if (!mayPass(error)) return changeUpload(chat, key, { ...failure(chat, file, error), is_waiting: false })
      failures = transfer.received_bytes > before ? 1 : failures + 1
      changeUpload(chat, key, { is_waiting: true })
      await pause(Math.max(error.wait_ms, waitAfter(failures)))
    }
  }
}

/** A part that is out of place may be one whose answer was lost: the file says where it stands. */
function mayPass({ code, is_passing }: Refusal): boolean {
  const begins_anew = ['resource_not_found', 'visitor_token_invalid', 'file_incomplete'].includes(code)
  return begins_anew || (is_passing && code !== 'storage_full')
}

function failure(chat: Chat, file: File, error: Refusal): Partial<Upload> {
  const { words } = chat
  refused(chat, error)
  if (error.code === 'file_too_large') return { error: tooLarge(chat, file) }
  if (error.code === 'file_type_not_allowed') return { error: fill(words.not_allowed, { name: file.name }) }
  return { error: fill(words.upload_failed, { name: file.name }), may_retry: true }
}

function tooLarge({ words, settings, language }: Chat, { name }: File): string {
  const megabytes = Math.floor(settings.attachments!.max_bytes / 1_000_000)
  const limit = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' }).format(megabytes)
  return fill(words.too_large, { name, limit })
}

/** As text: the picture is shown where the message is. */
function shown({ id, name, content_type, size }: VisitorFile): Attachment {
  return { id, name, content_type, size, width: null, height: null, url: '', preview_url: null }
}
