import type { TargetedEvent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { changeDraft, checkFiles, draftOf } from '../chat/drafts.ts'
import { say } from '../chat/sending.ts'
import { typist } from '../chat/typist.ts'
import { isNew } from '../outbox.ts'
import type { Upload } from '../upload.ts'
import { Icon } from './icons.tsx'
import { useLater } from './later.ts'
import type { Props } from './props.ts'

const max_length = 10_000

/** Where the visitor writes. What they have written survives a reload, files go up while they write on. */
export function Composer({ chat, state, id }: Props & { id: string }) {
  const { words, settings } = chat
  const { text, uploads } = draftOf(chat, id)
  const field = useRef<HTMLTextAreaElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const type = useRef(typist(chat)).current
  useFocus(field, state.is_open)
  useEffect(() => void checkFiles(chat, id), [])

  const is_dropping = useDrop((event) => add(event.dataTransfer?.files))

  const ready = uploads.flatMap(({ attachment }) => attachment ?? [])
  const may_send =
    (text.trim() !== '' || ready.length > 0) && ready.length === uploads.filter(({ error }) => !error).length

  function write(value: string) {
    changeDraft(chat, id, { text: value })
    if (value !== '' && !isNew(id)) type(id)
  }

  function send() {
    if (!may_send) return
    say(chat, id, { content: text.trim(), attachments: ready })
    changeDraft(chat, id, { text: '', uploads: [] })
    field.current!.focus()
  }

  async function add(list: FileList | null | undefined, event?: Event) {
    const chosen = [...(list ?? [])]
    if (!settings.attachments || chosen.length === 0) return
    event?.preventDefault()
    const { upload } = await import('../uploading.ts')
    upload(chat, id, chosen)
  }

  return (
    <form
      class={is_dropping && settings.attachments ? 'composer dropping' : 'composer'}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {uploads.length > 0 && <UploadRows chat={chat} id={id} uploads={uploads} />}
      {settings.attachments && (
        <>
          <input
            ref={files}
            type="file"
            multiple
            hidden
            onChange={({ currentTarget }) => {
              add(currentTarget.files)
              currentTarget.value = ''
            }}
          />
          <button type="button" class="icon" aria-label={words.attach} onClick={() => files.current!.click()}>
            <Icon name="attach" />
          </button>
        </>
      )}
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        maxLength={max_length}
        aria-label={words.message}
        placeholder={words.write}
        value={text}
        onInput={({ currentTarget }: TargetedEvent<HTMLTextAreaElement>) => write(currentTarget.value)}
        onPaste={(event) => add(event.clipboardData?.files, event)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <button type="submit" class="icon send" aria-label={words.send} disabled={!may_send}>
        <Icon name="send" directional />
      </button>
    </form>
  )
}

function UploadRows(props: { chat: Props['chat']; id: string; uploads: Upload[] }) {
  const Rows = useLater(() => import('./uploads.tsx').then((file) => file.Uploads))
  return Rows ? <Rows {...props} /> : null
}

/** Files may be dropped anywhere on the chat. */
function useDrop(take: (event: DragEvent) => void): boolean {
  const [is_dropping, setDropping] = useState(false)
  useEffect(() => {
    const kinds = ['dragover', 'dragleave', 'drop'] as const
    const look = (event: DragEvent) => {
      const { type, relatedTarget } = event
      event.preventDefault()
      // From one part of the chat to another.
      if (type === 'dragleave' && relatedTarget) return
      setDropping(type === 'dragover')
      if (type === 'drop') take(event)
    }
    for (const kind of kinds) addEventListener(kind, look)
    return () => {
      for (const kind of kinds) removeEventListener(kind, look)
    }
  })
  return is_dropping
}

/** With a mouse, the visitor can write at once. With a finger, the keyboard would cover what there is to read. */
function useFocus(field: { current: HTMLTextAreaElement | null }, is_open: boolean): void {
  useEffect(() => {
    if (is_open && matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [is_open])
}
