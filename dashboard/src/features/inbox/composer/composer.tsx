import { SendHorizontal } from 'lucide-react'
import { useRef } from 'react'
import type { Mode } from '../../../api/call.ts'
import { keysShown, shortcuts, useShortcut } from '../../../keyboard/shortcuts.ts'
import { typedNoMore } from '../../../live/sight.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { called } from '../data/called.ts'
import type { Conversation } from '../data/queries.ts'
import { useGrowing } from './composer-height.ts'
import { Interjection } from './interjection.tsx'
import { Tools } from './tools.tsx'
import { useCannedPicker } from './use-canned-picker.ts'
import { useWriting, type Written } from './use-writing.ts'
import { Writers } from './writers.tsx'

export function Composer({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const may_write = useMay(mode)('messages:write')
  if (!may_write)
    return <p className="border-t border-line px-4 py-3 text-center text-sm text-muted">{t.inbox.read_only}</p>
  return (
    <>
      <Writers mode={mode} conversation_id={conversation.id} />
      <Writing mode={mode} conversation={conversation} />
    </>
  )
}

function Writing({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const written = useWriting(mode, conversation, field)
  const { text, is_note, put, insert, begin, submit } = written
  const { Picker, pick, leave, close } = useCannedPicker(() => put((before) => `/${before}`))
  useGrowing(field, text)
  useShortcut('canned', () => pick('button'))
  useShortcut('reply', () => begin(false))
  useShortcut('note', () => begin(true))
  useShortcut('send', submit)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      data-note={is_note}
      className="border-t border-line p-3 data-[note=true]:border-warn-line data-[note=true]:bg-warn-soft"
    >
      <div className="mx-auto max-w-3xl">
        {written.reply && <Interjection reply={written.reply} is_asked={written.is_warned} />}
        <Tools mode={mode} conversation={conversation} written={written} onPick={() => pick('button')} />
        <div className="flex items-end gap-2">
          <Field ref={field} conversation={conversation} written={written} onSlash={() => pick('key')} />
          <SendButton written={written} />
        </div>
        <Hints written={written} />
      </div>
      {Picker && (
        <Picker
          mode={mode}
          onPick={({ content }) => {
            close()
            insert(content)
          }}
          onClose={leave}
        />
      )}
    </form>
  )
}

interface FieldProps {
  ref: React.RefObject<HTMLTextAreaElement | null>
  conversation: Conversation
  written: Written
  /** A slash at the beginning is no letter. */
  onSlash: () => void
}

function Field({ ref, conversation, written: { text, is_note, is_busy, excess, write }, onSlash }: FieldProps) {
  const t = useText()
  const label = is_note ? t.inbox.note_placeholder : t.inbox.reply_to(shortened(called(conversation, t)))
  return (
    <textarea
      ref={ref}
      rows={2}
      dir="auto"
      aria-label={label}
      placeholder={label}
      aria-invalid={excess > 0 || undefined}
      value={text}
      readOnly={is_busy}
      aria-busy={is_busy || undefined}
      onChange={({ target }) => write(() => target.value)}
      onBlur={typedNoMore}
      onKeyDown={(event) => {
        // While a word is being composed, its keys are for choosing among its spellings.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') event.currentTarget.blur()
        if (event.key !== '/' || text !== '') return
        event.preventDefault()
        onSlash()
      }}
      className="field max-h-[40dvh] min-h-14 resize-none"
    />
  )
}

/** A field is as high as what it says of itself. */
function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40).replace(/[\ud800-\udbff]$/, '')}…` : name
}

function SendButton({ written: { can_send, is_warned, is_note } }: { written: Written }) {
  const t = useText()
  return (
    <Button type="submit" kind="primary" disabled={!can_send} className="min-h-9 shrink-0">
      <SendHorizontal size={15} aria-hidden className="rtl:-scale-x-100" />
      <span className="max-sm:sr-only">
        {is_warned ? t.desk.send_anyway : is_note ? t.inbox.add_note : t.inbox.send}
      </span>
    </Button>
  )
}

/** How to write and send, and why it is not sent as it is. */
function Hints({ written: { text, is_warned, missing, excess } }: { written: Written }) {
  const t = useText()
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3 pt-1 text-xs text-muted max-sm:hidden">
        <span>{t.inbox.formatting}</span>
        <span>{text === '' ? t.desk.canned_slash : t.inbox.send_hint(keysShown(shortcuts.send.keys).join(''))}</span>
      </p>
      {is_warned && missing.length > 0 && (
        <p role="alert" className="pt-1 text-xs text-danger-ink [overflow-wrap:anywhere]">
          {t.desk.unfilled(missing.join(' '))}
        </p>
      )}
      {excess > 0 && (
        <p role="alert" className="pt-1 text-xs text-danger-ink">
          {t.inbox.too_long(excess)}
        </p>
      )}
    </>
  )
}
