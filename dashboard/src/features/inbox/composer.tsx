import { useQueryClient } from '@tanstack/react-query'
import { Lock, Reply, SendHorizontal } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { Mode } from '../../api/call.ts'
import { keysShown, shortcuts, useShortcut } from '../../keyboard/shortcuts.ts'
import { useMay, useSession } from '../../session/session.ts'
import { useText } from '../../text/text.tsx'
import { Button } from '../../ui/button.tsx'
import { useDraft } from './draft.ts'
import { send } from './outbox.ts'
import type { Conversation } from './queries.ts'

const most = 10_000

export function Composer({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const may_write = useMay(mode)('messages:write')
  if (!may_write)
    return <p className="border-t border-line px-4 py-3 text-center text-sm text-muted">{t.inbox.read_only}</p>
  return <Writing mode={mode} conversation={conversation} />
}

function Writing({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const { user } = useSession()
  const queries = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useDraft(user.id, mode, conversation.id)
  const { text, private: is_note } = draft
  const name = conversation.contact?.name ?? t.inbox.senders.contact
  const excess = text.length > most ? [...text].length - most : 0
  const can_send = text.trim() !== '' && excess <= 0
  useGrowing(field, text)

  function begin(is_note: boolean) {
    setDraft({ text, private: is_note })
    field.current?.focus()
  }
  useShortcut('reply', () => begin(false))
  useShortcut('note', () => begin(true))
  function submit() {
    if (!can_send) return
    send(queries, { me: user.id, mode, conversation_id: conversation.id }, { content: text.trim(), private: is_note })
    setDraft({ text: '', private: is_note })
    field.current?.focus()
  }
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
        </div>
        <div className="flex items-end gap-2">
          <textarea
            ref={field}
            rows={2}
            dir="auto"
            aria-label={is_note ? t.inbox.note_placeholder : t.inbox.reply_to(name)}
            placeholder={is_note ? t.inbox.note_placeholder : t.inbox.reply_to(name)}
            aria-invalid={excess > 0 || undefined}
            value={text}
            onChange={({ target }) => setDraft({ text: target.value, private: is_note })}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Escape') currentTarget.blur()
            }}
            className="field max-h-[40dvh] min-h-14 resize-none"
          />
          <Button type="submit" kind="primary" disabled={!can_send} className="min-h-9 shrink-0">
            <SendHorizontal size={15} aria-hidden className="rtl:-scale-x-100" />
            <span className="max-sm:sr-only">{is_note ? t.inbox.add_note : t.inbox.send}</span>
          </Button>
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 pt-1 text-xs text-muted max-sm:hidden">
          <span>{t.inbox.formatting}</span>
          <span>{t.inbox.send_hint(keysShown(shortcuts.send.keys).join(''))}</span>
        </p>
        {excess > 0 && (
          <p role="alert" className="pt-1 text-xs text-danger-ink">
            {t.inbox.too_long(excess)}
          </p>
        )}
      </div>
    </form>
  )
}

function Tab({ is_on, onClick, children }: { is_on: boolean; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={is_on}
      onClick={onClick}
      className="flex min-h-7 shrink-0 items-center gap-1.5 rounded-md px-2 text-xs font-medium text-muted hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink in-data-[note=true]:aria-pressed:bg-warn-line/50"
    >
      {children}
    </button>
  )
}

/** As high as what is written, up to its limit. */
function useGrowing(field: React.RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text may change its height.
  useLayoutEffect(() => {
    const element = field.current!
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }, [text])
}
