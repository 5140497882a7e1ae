import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Mode } from '../../../api/call.ts'
import { is_mac, keysShown, shortcuts, useShortcut } from '../../../keyboard/shortcuts.ts'
import { typedNoMore } from '../../../live/sight.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { keepClear } from '../../../ui/clear-of-toasts.ts'
import { CheckCheck, SendHorizontal } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import { useActs } from '../data/acts.ts'
import { called } from '../data/called.ts'
import { useGoOn } from '../data/next.ts'
import type { Conversation } from '../data/queries.ts'
import { max_attachments } from '../data/uploads.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { useGrowing } from './composer-height.ts'
import { GoesTo } from './goes-to.tsx'
import { Interjection } from './interjection.tsx'
import { type Format, mentionBefore, slashBefore } from './markdown-edits.ts'
import { Help, Kinds } from './tools.tsx'
import { TypedMenus } from './typed-menus.tsx'
import { useCannedPicker } from './use-canned-picker.ts'
import { useFormat } from './use-format.ts'
import { useTyped } from './use-typed.ts'
import { useWriting, type Written } from './use-writing.ts'
import { Writers } from './writers.tsx'

const SendLater = late(async () => (await import('./send-later.tsx')).SendLater)

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
  const { text, is_note, insert, begin, submit } = written
  const { Picker, pick, close } = useCannedPicker()
  useGrowing(field, text)
  useShortcut('canned', pick)
  useShortcut('reply', () => begin(false))
  useShortcut('note', () => begin(true))
  useShortcut('send', submit)
  const acts = useActs(mode, conversation)
  const goOn = useGoOn(mode, conversation.id, useSearch({ from: '/$mode/inbox' }))
  const is_resolved = conversation.status === 'resolved'
  const may_resolve = useMay(mode)('conversations:write') && !is_note && !is_resolved
  const resolve = () => {
    if (written.submitBy(acts.resolveWith)) goOn()
  }
  // A teammate may have resolved it a moment ago: the reply is sent all the same.
  useShortcut('send_resolve', may_resolve ? resolve : is_resolved && !is_note ? submit : null)
  return (
    <form
      ref={keepClear}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      data-note={is_note}
      className="px-3 pb-2 sm:px-4"
    >
      <div className="@container mx-auto max-w-3xl">
        {written.reply && <Interjection reply={written.reply} is_asked={written.is_warned} />}
        <div className={box} data-over={written.files.is_over} {...written.files.target}>
          <Kinds written={written} />
          <GoesTo mode={mode} conversation={conversation} written={written} />
          <Field ref={field} mode={mode} conversation={conversation} written={written} />
          <ChosenFiles place={written.place} chosen={written.files.chosen} />
          <div className="flex items-center justify-between gap-2 p-1.5 pt-0">
            <Help field={field} mode={mode} conversation={conversation} written={written} onPick={pick} />
            <span className="flex items-center">
              {may_resolve && <ResolveButton written={written} onClick={resolve} />}
              {conversation.channel === 'email' && <Later {...written} />}
              <SendButton written={written} />
            </span>
          </div>
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
          onClose={close}
        />
      )}
    </form>
  )
}

interface FieldProps {
  ref: React.RefObject<HTMLTextAreaElement | null>
  mode: Mode
  conversation: Conversation
  written: Written
}

const box = [
  'relative rounded-lg border border-edge bg-surface has-[textarea:focus-visible]:border-accent-ink',
  'has-[textarea:focus-visible]:ring-1 has-[textarea:focus-visible]:ring-accent-ink',
  'data-[over=true]:border-accent-ink data-[over=true]:border-dashed',
  'in-data-[note=true]:border-warn-line in-data-[note=true]:bg-warn-soft',
].join(' ')

function Field({ ref, mode, conversation, written }: FieldProps) {
  const t = useText()
  const { text, is_note, is_busy, excess, write, replace } = written
  const format = useFormat(ref, written)
  const slash = useTyped(ref, text, slashBefore)
  const mention = useTyped(ref, text, mentionBefore)
  const look = () => {
    slash.look()
    mention.look()
  }
  const label = is_note ? t.inbox.note_placeholder : t.inbox.reply_to(shortened(called(conversation, t)))
  return (
    <>
      <TypedMenus field={ref} mode={mode} is_note={is_note} slash={slash} mention={mention} replace={replace} />
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
        aria-autocomplete="list"
        onChange={({ target }) => {
          write(() => target.value)
          look()
        }}
        onPaste={written.files.paste}
        onSelect={look}
        onBlur={() => {
          slash.blur()
          mention.blur()
          typedNoMore()
        }}
        onKeyDown={(event) => {
          // While a word is being composed, its keys are for choosing among its spellings.
          if (event.nativeEvent.isComposing) return
          if (slash.keys.current?.(event) || mention.keys.current?.(event)) return
          if (event.key === 'Escape') event.currentTarget.blur()
          const wanted = (is_mac ? event.metaKey : event.ctrlKey) && format_keys[event.key.toLowerCase()]
          if (!wanted) return
          event.preventDefault()
          format(wanted)
        }}
        className="block max-h-[40dvh] min-h-14 w-full resize-none bg-transparent px-3 py-2 text-base outline-none"
      />
    </>
  )
}

const format_keys: Record<string, Format> = { b: 'bold', i: 'italic' }

/** A field is as high as what it says of itself. */
function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40).replace(/[\ud800-\udbff]$/, '')}…` : name
}

function SendButton({ written: { can_send, is_warned, is_note } }: { written: Written }) {
  const t = useText()
  return (
    <Button type="submit" kind="primary" disabled={!can_send} className="shrink-0">
      <SendHorizontal size={15} aria-hidden className="rtl:-scale-x-100" />
      <span className="max-sm:sr-only">
        {is_warned ? t.teamwork.send_anyway : is_note ? t.inbox.add_note : t.inbox.send}
      </span>
    </Button>
  )
}

/** Notes go nowhere. */
function Later({ is_note, can_send, submitAt }: Pick<Written, 'is_note' | 'can_send' | 'submitAt'>) {
  return is_note ? null : <SendLater can_send={can_send} sendAt={submitAt} />
}

/** It is resolved once the reply has arrived. */
function ResolveButton({ written: { can_send }, onClick }: { written: Written; onClick: () => void }) {
  const t = useText()
  return (
    <IconButton
      icon={CheckCheck}
      label={`${t.lists.send_resolve} (${keysShown(shortcuts.send_resolve.keys).join('')})`}
      disabled={!can_send}
      onClick={onClick}
      className="shrink-0"
    />
  )
}

/** How to write and send, and why it is not sent as it is. */
function Hints({ written: { is_warned, missing, excess, files } }: { written: Written }) {
  const t = useText()
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3 pt-1 text-xs text-muted max-sm:hidden">
        <span>{t.teamwork.canned_slash}</span>
        <span>{t.inbox.send_hint(keysShown(shortcuts.send.keys).join(''))}</span>
      </p>
      {files.are_too_many && (
        <p role="alert" className="pt-1 text-xs text-danger-ink">
          {t.files.too_many(max_attachments)}
        </p>
      )}
      {is_warned && missing.length > 0 && (
        <p role="alert" className="pt-1 text-xs text-danger-ink [overflow-wrap:anywhere]">
          {t.teamwork.unfilled(missing.join(' '))}
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
