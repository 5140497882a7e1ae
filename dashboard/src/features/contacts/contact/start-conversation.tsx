import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { channelsQuery } from '../../../queries/channels.ts'
import { useText } from '../../../text/page-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { AreaField, SelectField } from '../../../ui/field.tsx'
import { say } from '../../../ui/toasts.tsx'
import type { Contact } from '../queries.ts'

/** A conversation that we begin, with its first message. Tried again, neither is made twice. */
export function StartConversation({ mode, contact, onClose }: { mode: Mode; contact: Contact; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const channels = useQuery(channelsQuery(mode)).data ?? []
  const [chosen, setChosen] = useState<string>()
  const [content, setContent] = useState('')
  const [keys] = useState(() => ({ conversation: newKey(), message: newKey() }))
  const start = useMutation({
    mutationFn: async () => {
      const body = { contact_id: contact.id, handled_by: 'human', ...(chosen && { channel_id: chosen }) } as const
      const { id } = await service[mode].conversations.start(body, { idempotency_key: keys.conversation })
      await service[mode].messages.send(id, { content: content.trim() }, { idempotency_key: keys.message })
      return id
    },
    onSuccess: (conversation_id) => {
      say(t.visitors.started)
      navigate({ to: '/$mode/inbox/$conversation_id', params: { mode, conversation_id }, search: {} })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    start.mutate()
  }
  return (
    <Dialog title={t.visitors.start} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {channels.length > 1 && (
          <SelectField
            label={t.visitors.channel}
            choices={Object.fromEntries(channels.map(({ id, name }) => [id, name]))}
            value={chosen ?? channels.find(({ kind }) => kind === 'api')?.id}
            // What was begun there is not begun again elsewhere.
            disabled={start.isError}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        <AreaField
          label={t.visitors.message}
          rows={5}
          required
          maxLength={10_000}
          data-first
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <DialogFoot error={start.error} onCancel={onClose} busy={start.isPending} disabled={content.trim() === ''}>
          {t.visitors.send}
        </DialogFoot>
      </form>
    </Dialog>
  )
}
