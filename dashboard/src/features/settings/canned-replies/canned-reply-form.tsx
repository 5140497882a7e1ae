import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import {
  type CannedReply,
  cannedRepliesQuery,
  createCannedReply,
  updateCannedReply,
} from '../../../queries/canned-replies.ts'
import { useText } from '../../../text/page-text.ts'
import { placeholders } from '../../../text/placeholders.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { TextField } from '../../../ui/field.tsx'
import { say } from '../../../ui/toasts.tsx'

interface Props {
  mode: Mode
  /** Null: one is to be made. */
  reply: CannedReply | null
  onClose: () => void
}

export function CannedForm({ mode, reply, onClose }: Props) {
  const t = useText()
  const id = useId()
  const queries = useQueryClient()
  const [content, setContent] = useState(reply?.content ?? '')
  const save = useMutation({
    mutationFn: (body: { shortcut: string; title: string; content: string }) =>
      reply ? updateCannedReply(mode, reply.id, body) : createCannedReply(mode, body),
    onSuccess: ({ title }) => {
      queries.invalidateQueries(cannedRepliesQuery(mode))
      say(t.teamwork.canned_saved(title))
      onClose()
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    save.mutate({ shortcut: given.shortcut!.trim().replace(/^\//, ''), title: given.title!.trim(), content })
  }
  return (
    <Dialog title={reply ? t.teamwork.canned_edit(reply.title) : t.teamwork.canned_new} onClose={onClose} wide>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t.teamwork.canned_shortcut}
          hint={t.teamwork.canned_shortcut_hint}
          name="shortcut"
          defaultValue={reply?.shortcut}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="off"
          required
          data-first
        />
        <TextField label={t.teamwork.canned_title} name="title" defaultValue={reply?.title} maxLength={100} required />
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="text-sm font-medium">
            {t.teamwork.canned_content}
          </label>
          <textarea
            id={id}
            rows={6}
            dir="auto"
            maxLength={10_000}
            required
            aria-describedby={`${id}-hint`}
            value={content}
            onChange={({ target }) => setContent(target.value)}
            className="field"
          />
          <p id={`${id}-hint`} className="text-xs text-muted">
            {t.teamwork.canned_placeholders}
          </p>
          <ul className="flex flex-wrap gap-1">
            {placeholders.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  dir="ltr"
                  onClick={() => setContent(`${content}{{${one}}}`)}
                  className="min-h-6 rounded-sm bg-sunken px-1.5 font-mono text-xs text-muted hover:text-ink"
                >
                  {`{{${one}}}`}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <DialogFoot error={save.error} onCancel={onClose} busy={save.isPending}>
          {t.common.save}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
