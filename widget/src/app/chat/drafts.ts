import { Refusal } from '../api.ts'
import { keep, recall } from '../kept.ts'
import { fill } from '../language.ts'
import { isNew } from '../outbox.ts'
import { currentOf, originOf } from '../session.ts'
import type { Attachment } from '../types.ts'
import type { Upload } from '../upload.ts'
import type { Chat, Draft } from './chat.ts'

/** What survives a reload. */
interface StoredDraft {
  text: string
  files: { name: string; attachment?: Attachment }[]
}

const empty: Draft = { text: '', uploads: [] }

/** What is being written in a conversation. It's the same before and after the first message has made it one. */
export function draftOf(chat: Chat, thread: string): Draft {
  const origin = originOf(chat.session, thread)
  // Nothing to draw: it's drawn from here.
  chat.state.drafts[origin] ??= recallDraft(chat, thread)
  return chat.state.drafts[origin]
}

export function changeDraft(chat: Chat, thread: string, changes: Partial<Draft>): void {
  const draft = { ...draftOf(chat, thread), ...changes }
  chat.update({ drafts: { ...chat.state.drafts, [originOf(chat.session, thread)]: draft } })
  keepDraft(chat, thread, draft)
}

/** Changes a file wherever it is by now. */
export function changeUpload(chat: Chat, key: string, changes: Partial<Upload>): void {
  for (const [origin, { uploads }] of Object.entries(chat.state.drafts)) {
    if (!uploads.some((one) => one.key === key)) continue
    const changed = uploads.map((one) => (one.key === key ? { ...one, ...changes } : one))
    changeDraft(chat, currentOf(chat.session, origin), { uploads: changed })
  }
}

/** Its first message has made a conversation of what was new. */
export function keepBegunDraft(chat: Chat, from: string, to: string): void {
  const draft = draftOf(chat, to)
  if (isFilled(draft)) keepDraft(chat, from, empty)
  keepDraft(chat, to, draft)
}

/** What was being written to a conversation that is out of reach goes into a new one. Its files were another visitor's. */
export function moveDraft(chat: Chat, from: string, to: string): void {
  const { text, uploads } = draftOf(chat, from)
  if (!isFilled({ text, uploads })) return
  keepDraft(chat, from, empty)
  changeDraft(chat, to, { text, uploads: uploads.map((one) => (one.attachment ? lost(chat, one) : one)) })
}

/** The service keeps a file that no message has for a day. */
export async function checkFiles(chat: Chat, thread: string): Promise<void> {
  for (const { key, name, attachment, transfer } of draftOf(chat, thread).uploads) {
    if (!attachment || transfer) continue
    const error = await chat.api.file(attachment.id).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (error instanceof Refusal && error.code === 'resource_not_found')
      changeUpload(chat, key, lost(chat, { key, name, part: 0 }))
  }
}

export function isFilled({ text, uploads }: Draft): boolean {
  return text !== '' || uploads.length > 0
}

function recallDraft(chat: Chat, thread: string): Draft {
  const stored = recall<StoredDraft | string>(keyOf(chat, thread), '')
  // Only the text, as it was kept before files were.
  if (typeof stored === 'string') return { text: stored, uploads: [] }
  const uploads = stored.files.map(({ name, attachment }): Upload => {
    const one = { key: crypto.randomUUID(), name, part: 1, attachment }
    return attachment ? one : lost(chat, one)
  })
  return { text: stored.text, uploads }
}

function lost({ words }: Chat, one: Upload): Upload {
  const may_retry = one.transfer !== undefined
  const text = may_retry ? words.upload_failed : words.attach_again
  return { ...one, attachment: undefined, error: fill(text, { name: one.name }), may_retry }
}

function keepDraft(chat: Chat, thread: string, { text, uploads }: Draft): void {
  const files = uploads.flatMap(({ name, attachment, error, may_retry }) =>
    error && !may_retry ? [] : [{ name, attachment }],
  )
  keep(keyOf(chat, thread), { text, files } satisfies StoredDraft)
}

function keyOf({ settings }: Chat, thread: string): string {
  return `parley:${settings.channel_id}:draft:${isNew(thread) ? 'new' : thread}`
}
