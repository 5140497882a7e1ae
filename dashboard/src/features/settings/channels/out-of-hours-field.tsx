import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Mode } from '../../../api/call.ts'
import { type Language, languages } from '../../../text/language.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { AreaField, Select } from '../../../ui/field.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { type Hours, hoursQuery } from '../hours/hours.ts'
import { default_texts, placeholder, previewOf, type Reply } from './out-of-hours-texts.ts'

interface Props {
  mode: Mode
  hours_id: string | null
  replies: Reply[]
  write: (changes: { out_of_hours_replies: Reply[] }) => void
}

/** What customers are told who write while nobody is there: a text for each language. */
export function OutOfHoursField({ mode, hours_id, replies, write }: Props) {
  const t = useText()
  const id = useId()
  const all = useQuery(hoursQuery(mode))
  const hours = all.data?.find((one) => one.id === hours_id)
  if (!hours) return null
  const set = (out_of_hours_replies: Reply[]) => write({ out_of_hours_replies })
  const rest = (Object.keys(languages) as Language[]).filter((one) => !replies.some(({ language }) => language === one))
  return (
    <fieldset aria-describedby={id} className="flex min-w-0 flex-col gap-4">
      <legend className="pb-1 text-sm font-medium">{t.hours.replies}</legend>
      <p id={id} className="max-w-2xl text-xs text-muted">
        {t.hours.replies_hint}
      </p>
      {replies.map((reply, place) => (
        <OneReply
          key={reply.language}
          reply={reply}
          hours={hours}
          is_first={place === 0}
          change={(text) => set(replies.map((one) => (one === reply ? { ...one, text } : one)))}
          remove={() => set(replies.filter((one) => one !== reply))}
        />
      ))}
      {rest.length > 0 && (
        <Select
          label={t.hours.reply_add}
          className="max-w-64"
          choices={{ '': t.hours.reply_add, ...Object.fromEntries(rest.map((one) => [one, languages[one]])) }}
          value=""
          onChange={({ target }) => {
            const language = target.value as Language
            if (target.value) set([...replies, { language, text: default_texts[language] }])
          }}
        />
      )}
    </fieldset>
  )
}

interface OneProps {
  reply: Reply
  hours: Hours
  /** Whether it is for customers of all other languages, too. */
  is_first: boolean
  change: (text: string) => void
  remove: () => void
}

function OneReply({ reply, hours, is_first, change, remove }: OneProps) {
  const t = useText()
  const { language, text } = reply
  const name = languages[language]
  return (
    <div className="flex flex-col gap-2">
      <AreaField
        label={t.hours.reply_in(name)}
        hint={[is_first && t.hours.reply_first, t.hours.reply_hint(placeholder)].filter(Boolean).join(' ')}
        rows={3}
        maxLength={2000}
        required
        lang={language}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <div className="rounded-md bg-sunken px-3 py-2 text-sm">
        <p className="pb-1 text-xs text-muted">{hours.open ? t.hours.reply_while_open : t.hours.reply_now}</p>
        <div lang={language} dir="auto">
          <Markdown text={previewOf(reply, hours.next_open_at, hours.time_zone, t.hours.next_opening)} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {text !== default_texts[language] && (
          <Button onClick={() => change(default_texts[language])} aria-label={t.hours.reply_default_of(name)}>
            {t.hours.reply_default}
          </Button>
        )}
        <Button onClick={remove} aria-label={t.hours.reply_remove_of(name)}>
          {t.hours.reply_remove}
        </Button>
      </div>
    </div>
  )
}
