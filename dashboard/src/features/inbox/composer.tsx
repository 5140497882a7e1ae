import { useQueryClient } from '@tanstack/react-query'
import { Lock, MessageSquareQuote, Reply, SendHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { keysShown, shortcuts, useShortcut } from '../../keyboard/shortcuts.ts'
import { typed, typedNoMore } from '../../live/sight.ts'
import { useMay, useSession } from '../../session/session.ts'
import { useText } from '../../text/text.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { sayProblem } from '../../ui/problem.tsx'
import type { CannedPicker } from '../canned-replies/picker.tsx'
import { filled, firstName, unfilled } from '../canned-replies/placeholders.ts'
import { called } from './called.ts'
import { useFoot, useGrowing } from './composer-height.ts'
import { useDraft } from './draft.ts'
import { send } from './outbox.ts'
import { Writers } from './presence-marks.tsx'
import type { Conversation } from './queries.ts'
import { SuggestMenu } from './suggest-menu.tsx'

const most = 10_000
let loaded: typeof CannedPicker | undefined

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
  const t = useText()
  const { user } = useSession()
  const queries = useQueryClient()
  const may_suggest = useMay(mode)('conversations:write')
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useDraft(user.id, mode, conversation.id)
  const { text, private: is_note } = draft
  const name = shortened(called(conversation, t))
  const excess = text.length > most ? [...text].length - most : 0
  const [is_busy, setBusy] = useState(false)
  const [picking, setPicking] = useState<{ Picker: typeof CannedPicker; by: 'key' | 'button' } | null>(null)
  /** Somebody was told that these are not filled in, and may send all the same. */
  const [warned, setWarned] = useState('')
  const can_send = text.trim() !== '' && excess <= 0 && !is_busy
  const missing = unfilled(text)
  const is_warned = missing.length > 0 && warned === missing.join()
  useGrowing(field, text)
  const form = useRef<HTMLFormElement>(null)
  useFoot(form)

  function write(change: (text: string) => string) {
    // Who put them here may have asked while it was still a reply, or a note: it stays what it is.
    const now = setDraft((before) => ({ ...before, text: change(before.text) }))
    if (now.text.trim() === '') typedNoMore()
    else typed(now.private ? 'noting' : 'replying')
    return now.text
  }
  function put(change: (text: string) => string) {
    const words = write(change)
    requestAnimationFrame(() => {
      const hole = unfilled(words)[0]
      const at = hole === undefined ? words.length : words.indexOf(hole)
      field.current?.focus()
      field.current?.setSelectionRange(at, at + (hole?.length ?? 0))
    })
  }
  function insert(content: string) {
    setPicking(null)
    const { contact, subject } = conversation
    const words = filled(content, {
      'contact.name': contact?.name,
      'contact.first_name': firstName(contact?.name),
      'contact.email': contact?.email,
      'agent.name': user.name,
      'agent.first_name': firstName(user.name),
      'conversation.subject': subject,
    })
    put((before) => (before.trim() === '' ? words : `${before.trimEnd()}\n\n${words}`))
  }
  /** The key that opened it was meant as a letter. */
  const putSlash = () => put((before) => `/${before}`)
  async function pick(by: 'key' | 'button') {
    // At once where it is there: the next key may be meant for it.
    if (loaded) return setPicking({ Picker: loaded, by })
    try {
      loaded = (await import('../canned-replies/picker.tsx')).CannedPicker
      setPicking({ Picker: loaded, by })
    } catch (error) {
      if (by === 'key') putSlash()
      sayProblem(error, t)
    }
  }
  useShortcut('canned', () => pick('button'))

  function begin(is_note: boolean) {
    setDraft((before) => ({ ...before, private: is_note }))
    field.current?.focus()
  }
  useShortcut('reply', () => begin(false))
  useShortcut('note', () => begin(true))
  function submit() {
    if (!can_send) return
    if (missing.length > 0 && !is_warned) return setWarned(missing.join())
    typedNoMore()
    send(queries, { me: user.id, mode, conversation_id: conversation.id }, { content: text.trim(), private: is_note })
    setDraft((before) => ({ ...before, text: '' }))
    field.current?.focus()
  }
  useShortcut('send', submit)

  return (
    <form
      ref={form}
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
          <span className="ms-auto flex gap-0.5">
            <IconButton
              icon={MessageSquareQuote}
              size={15}
              label={t.desk.canned_insert}
              onClick={() => pick('button')}
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
        <div className="flex items-end gap-2">
          <textarea
            ref={field}
            rows={2}
            dir="auto"
            aria-label={is_note ? t.inbox.note_placeholder : t.inbox.reply_to(name)}
            placeholder={is_note ? t.inbox.note_placeholder : t.inbox.reply_to(name)}
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
              pick('key')
            }}
            className="field max-h-[40dvh] min-h-14 resize-none"
          />
          <Button type="submit" kind="primary" disabled={!can_send} className="min-h-9 shrink-0">
            <SendHorizontal size={15} aria-hidden className="rtl:-scale-x-100" />
            <span className="max-sm:sr-only">
              {is_warned ? t.desk.send_anyway : is_note ? t.inbox.add_note : t.inbox.send}
            </span>
          </Button>
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 pt-1 text-xs text-muted max-sm:hidden">
          <span>{t.inbox.formatting}</span>
          <span>{text === '' ? t.desk.canned_slash : t.inbox.send_hint(keysShown(shortcuts.send.keys).join(''))}</span>
        </p>
        {is_warned && (
          <p role="alert" className="pt-1 text-xs text-danger-ink [overflow-wrap:anywhere]">
            {t.desk.unfilled(missing.join(' '))}
          </p>
        )}
        {excess > 0 && (
          <p role="alert" className="pt-1 text-xs text-danger-ink">
            {t.inbox.too_long(excess)}
          </p>
        )}
      </div>
      {picking && (
        <picking.Picker
          mode={mode}
          onPick={({ content }) => insert(content)}
          onClose={() => {
            if (picking.by === 'key') putSlash()
            setPicking(null)
          }}
        />
      )}
    </form>
  )
}

/** A field is as high as what it says of itself. */
function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40).replace(/[\ud800-\udbff]$/, '')}…` : name
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
