import type { SuggestionRequest } from '@parley/sdk'
import { useEffect, useRef, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { languages, useText } from '../../../text/text.tsx'
import { Languages, PenLine, Sparkles, WandSparkles } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { Item } from '../../../ui/menu-list.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { announce, say } from '../../../ui/toasts.tsx'

interface Props {
  mode: Mode
  conversation_id: string
  text: string
  /** Puts the text into the composer, and answers how to take it back. */
  onText: (text: string) => void
  onBusy: (is_busy: boolean) => void
}

const tones = ['friendly', 'formal', 'brief', 'plain'] as const

/** Drafts by the assistant: they stand in the composer, and nothing is sent. */
export function SuggestMenu({ mode, conversation_id, text, onText, onBusy }: Props) {
  const t = useText()
  const [is_busy, setBusy] = useState(false)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  async function ask(body: SuggestionRequest): Promise<void> {
    const before = text
    const busy = (is_busy: boolean) => {
      setBusy(is_busy)
      onBusy(is_busy)
    }
    busy(true)
    const announced = announce()
    try {
      const made = await service[mode].conversations.suggestFor(conversation_id, body, { idempotency_key: newKey() })
      if (made.text === null) return say(t.teamwork.suggest_none, { tone: 'problem' })
      onText(made.text)
      announced.say(t.teamwork.suggested, { undo: () => onText(before) })
    } catch (error) {
      sayProblem(error, t)
    } finally {
      announced.end()
      busy(false)
    }
  }
  const items: Item[] =
    text.trim() === ''
      ? [{ name: 'reply', label: t.teamwork.suggest_reply, icon: PenLine, run: () => ask({ kind: 'reply' }) }]
      : [
          ...tones.map((tone) => ({
            name: tone,
            label: t.teamwork.rewrite[tone],
            icon: WandSparkles,
            run: () => ask({ kind: 'rewrite', text: latest.current, tone }),
          })),
          ...Object.entries(languages).map(([language, name]) => ({
            name: language,
            label: t.teamwork.translate(name),
            icon: Languages,
            run: () => ask({ kind: 'translate', text: latest.current, language }),
          })),
        ]
  return (
    <Menu
      label={t.teamwork.suggest}
      items={items}
      disabled={is_busy}
      className={`grid size-7 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink ${is_busy ? 'motion-safe:animate-pulse' : ''}`}
    >
      <Sparkles size={15} aria-hidden />
    </Menu>
  )
}
