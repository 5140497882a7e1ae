import { Lock, MessageSquareQuote, Reply } from 'lucide-react'
import type { Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import type { Conversation } from '../data/queries.ts'
import { SuggestMenu } from './suggest-menu.tsx'
import type { Written } from './use-writing.ts'

interface Props {
  mode: Mode
  conversation: Conversation
  written: Written
  onPick: () => void
}

/** Above the field: whether it is a reply or a note, and what helps to write it. */
export function Tools({ mode, conversation, written: { text, is_note, begin, put, setBusy }, onPick }: Props) {
  const t = useText()
  const may_suggest = useMay(mode)('conversations:write')
  return (
    <div className="flex items-center gap-1 pb-1.5">
      <Tab is_on={!is_note} onClick={() => begin(false)}>
        <Reply size={14} aria-hidden />
        {t.inbox.reply}
      </Tab>
      <Tab is_on={is_note} onClick={() => begin(true)}>
        <Lock size={13} aria-hidden />
        {t.inbox.note}
      </Tab>
      {is_note && <span className="ms-1 truncate text-xs text-warn-ink">{t.inbox.only_colleagues}</span>}
      <span className="ms-auto flex gap-0.5">
        <IconButton
          icon={MessageSquareQuote}
          size={15}
          label={t.desk.canned_insert}
          onClick={onPick}
          className="size-7!"
        />
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
    </div>
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
