import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmTyped } from '../../../ui/confirm-typed.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { Days } from './days.tsx'
import {
  changeRetention,
  previewRetention,
  type Retention,
  type RetentionPreview,
  type Rules,
  retentionQuery,
} from './retention.ts'

/** How long conversations and contacts are kept. What would go at once is said before. */
export function RulesForm({ mode, now }: { mode: Mode; now: Retention }) {
  const t = useText()
  const queries = useQueryClient()
  const [written, setWritten] = useState<Partial<Rules>>({})
  const [due, setDue] = useState<RetentionPreview | null>(null)
  const { conversation_days, contact_days, kept_label } = { ...now, ...written }
  const rules = { conversation_days, contact_days, kept_label: kept_label?.trim() || null }
  const save = useMutation({
    mutationFn: () => changeRetention({ mode, ...rules }),
    onSuccess: (after) => {
      queries.setQueryData(retentionQuery(mode).queryKey, after)
      setWritten({})
      setDue(null)
      say(t.retention.saved)
    },
  })
  const count = useMutation({
    mutationFn: () => previewRetention(mode, rules),
    onSuccess: (found) => {
      if (found.conversations.count + found.contacts.count === 0) save.mutate()
      else setDue(found)
    },
  })
  const write = (changes: Partial<Rules>) => {
    count.reset()
    save.reset()
    setWritten({ ...written, ...changes })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    count.mutate()
  }
  const is_changed = (['conversation_days', 'contact_days', 'kept_label'] as const).some(
    (name) => rules[name] !== now[name],
  )
  return (
    <>
      <form onSubmit={submit} className="flex flex-col gap-6">
        <Days
          legend={t.retention.conversations}
          hint={t.retention.conversations_hint}
          value={conversation_days}
          usual={365}
          onChange={(conversation_days) => write({ conversation_days })}
        />
        <Days
          legend={t.retention.contacts}
          hint={t.retention.contacts_hint}
          value={contact_days}
          usual={730}
          onChange={(contact_days) => write({ contact_days })}
        />
        <div className="sm:max-w-xs">
          <TextField
            label={t.retention.kept_label}
            hint={t.retention.kept_label_hint}
            optional
            value={kept_label ?? ''}
            maxLength={50}
            autoComplete="off"
            onChange={({ target }) => write({ kept_label: target.value })}
          />
        </div>
        <Problem error={count.error ?? (due ? null : save.error)} />
        <div>
          <Button
            type="submit"
            kind="primary"
            busy={count.isPending || (save.isPending && !due)}
            disabled={!is_changed}
          >
            {t.common.save}
          </Button>
        </div>
      </form>
      {due && <ConfirmDeletion due={due} save={save} onClose={() => setDue(null)} />}
    </>
  )
}

interface ConfirmProps {
  due: RetentionPreview
  save: { mutate: () => void; isPending: boolean; error: unknown; reset: () => void }
  onClose: () => void
}

function ConfirmDeletion({ due: { conversations, contacts }, save, onClose }: ConfirmProps) {
  const t = useText()
  return (
    <ConfirmTyped
      title={t.retention.confirm_title}
      lead={
        <>
          <p>{t.retention.confirm_lead}</p>
          <ul className="list-disc py-2 ps-5 font-medium text-ink">
            {conversations.count > 0 && (
              <li>{t.retention.confirm_conversations(conversations.count, conversations.at_least)}</li>
            )}
            {contacts.count > 0 && <li>{t.retention.confirm_contacts(contacts.count, contacts.at_least)}</li>}
          </ul>
          <p>{t.retention.confirm_left}</p>
        </>
      }
      // The number itself: whoever types it has read it.
      word={`${conversations.count || contacts.count}`}
      act={t.retention.confirm_act}
      busy={save.isPending}
      error={save.error}
      onConfirm={() => save.mutate()}
      onClose={() => {
        save.reset()
        onClose()
      }}
    />
  )
}
