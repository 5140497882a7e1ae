import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { assistantQuery } from '../../../queries/assistant.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Skeleton } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { AreaField, Choice } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { preview } from '../articles.ts'
import { Decision } from './decision.tsx'

interface Props {
  mode: Mode
  /** Asked from elsewhere: at once, and whenever it changes. */
  asked?: string
  onAsked?: (question: string) => void
  /** There are unsaved changes, which don't count. */
  is_unsaved?: boolean
}

/** What the assistant would answer, before anyone asks. */
export function Ask({ mode, asked, onAsked, is_unsaved }: Props) {
  const t = useText()
  const may = useMay(mode)
  const settings = useQuery({ ...assistantQuery(mode), refetchInterval: false, enabled: may('channels:read') })
  const [question, setQuestion] = useState(asked ?? '')
  const [drafts, setDrafts] = useState(false)
  const decide = useMutation({ mutationFn: (question: string) => preview(mode, question, drafts) })
  const section = useRef<HTMLElement>(null)
  const is_elsewhere = useRef(false)
  const follow = useEffectEvent((asked: string) => {
    setQuestion(asked)
    if (decide.variables === asked) return
    decide.mutate(asked)
    // Below the list, an answer would appear out of sight.
    if (is_elsewhere.current) section.current?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (asked) follow(asked)
    is_elsewhere.current = true
  }, [asked])
  function submit(event: FormEvent) {
    event.preventDefault()
    const words = question.trim()
    if (words === '') return
    decide.mutate(words)
    // Longer ones don't fit in a URL.
    if (words.length <= 1000) onAsked?.(words)
  }
  return (
    <section
      ref={section}
      id="ask"
      aria-label={t.knowledge.ask}
      className="rounded-lg border border-line bg-surface p-4"
    >
      <h2 className="text-base font-semibold">{t.knowledge.ask}</h2>
      <p className="pt-0.5 pb-3 text-xs text-muted">{t.knowledge.ask_hint}</p>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <AreaField
          label={t.knowledge.ask_field}
          placeholder={t.knowledge.ask_placeholder}
          value={question}
          maxLength={10_000}
          rows={2}
          onChange={({ target }) => setQuestion(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            submit(event)
          }}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Choice
            type="checkbox"
            label={<span className="text-sm">{t.knowledge.ask_drafts}</span>}
            checked={drafts}
            onChange={({ target }) => setDrafts(target.checked)}
          />
          <Button type="submit" busy={decide.isPending} disabled={question.trim() === ''}>
            {t.knowledge.ask_run}
          </Button>
        </div>
      </form>
      <div aria-live="polite" className="empty:hidden">
        {is_unsaved && <p className="pt-3 text-xs text-warn-ink">{t.knowledge.ask_unsaved}</p>}
        {settings.data?.object.status === 'off' && <p className="pt-3 text-xs text-warn-ink">{t.knowledge.ask_off}</p>}
        {decide.isPending && <Skeleton className="mt-4 h-24" />}
        {decide.isError && (
          <div className="pt-4">
            <Problem error={decide.error} />
          </div>
        )}
        {decide.isSuccess && <Decision mode={mode} of={decide.data} />}
      </div>
    </section>
  )
}
