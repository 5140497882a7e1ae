import type { RefObject } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Lock, MessageSquareQuote, Reply } from '../../../ui/icons.tsx'
import type { Conversation } from '../data/queries.ts'
import { AttachButton } from './chosen-files.tsx'
import { Formatting } from './formatting.tsx'
import { SuggestMenu } from './suggest-menu.tsx'
import { useFormat } from './use-format.ts'
import type { Written } from './use-writing.ts'

/** Above the field: whether it is a reply or a note. */
export function Kinds({ written: { is_note, begin } }: { written: Written }) {
  const t = useText()
  return (
    <div className="flex items-center gap-1 px-1.5 pt-1.5">
      <Tab is_on={!is_note} onClick={() => begin(false)}>
        <Reply size={14} aria-hidden />
        {t.inbox.reply}
      </Tab>
      <Tab is_on={is_note} onClick={() => begin(true)}>
        <Lock size={13} aria-hidden />
        {t.inbox.note}
      </Tab>
      {is_note && <span className="ms-1 truncate text-xs text-warn-ink">{t.inbox.only_colleagues}</span>}
    </div>
  )
}

interface Props {
  mode: Mode
  conversation: Conversation
  written: Written
  field: RefObject<HTMLTextAreaElement | null>
  onPick: () => void
}

/** Below the field: how it is formatted, and what helps to write it. */
export function Help({ mode, conversation, written, field, onPick }: Props) {
  const t = useText()
  const { text, put, setBusy } = written
  const format = useFormat(field, written)
  const may_suggest = useMay(mode)('conversations:write')
  return (
    <span className="flex gap-0.5">
      <Formatting format={format} />
      <span aria-hidden className="mx-1 my-1.5 w-px bg-line max-sm:hidden" />
      <IconButton
        icon={MessageSquareQuote}
        size={15}
        label={t.teamwork.canned_insert}
        onClick={onPick}
        className="size-7!"
      />
      {written.files.may_attach && <AttachButton onFiles={written.files.add} />}
      {may_suggest && (
        <SuggestMenu
          mode={mode}
          conversation_id={conversation.id}
          text={text}
          onText={(words) => put(() => words)}
          onBusy={setBusy}
        />
      )}
    </span>
  )
}

const pressed = 'aria-pressed:bg-sunken aria-pressed:text-ink in-data-[note=true]:aria-pressed:bg-warn-line/50'

function Tab({ is_on, onClick, children }: { is_on: boolean; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={is_on}
      onClick={onClick}
      className={`flex min-h-7 shrink-0 items-center gap-1.5 rounded-md px-2 text-xs font-medium text-muted hover:text-ink ${pressed}`}
    >
      {children}
    </button>
  )
}
