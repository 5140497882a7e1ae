import type { PracticeMessage } from '@parley/sdk'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Mode, newKey } from '../../../../api/call.ts'
import { service } from '../../../../api/service.ts'
import { useMay } from '../../../../session/session.ts'
import { useText } from '../../../../text/page-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Problem } from '../../../../ui/problem.tsx'
import type { ToolsProps } from '../kind.ts'

const shown = 20
const refresh_ms = 3000

/** The newest last, as a telephone shows them. No event tells what a messenger holds. */
const messagesQuery = (mode: Mode, channel_id: string, customer_id: string) =>
  queryOptions({
    queryKey: [mode, 'practice_messages', channel_id, customer_id],
    queryFn: async ({ signal }) => {
      const query = { limit: shown, ...(customer_id && { customer_id }) }
      const { data } = await service[mode].channels.listPracticeMessages(channel_id, query, { signal })
      return data.reverse()
    },
    refetchInterval: refresh_ms,
  })

/** Below the form: the customer's end of it. */
export function Phone({ mode, channel }: ToolsProps) {
  const t = useText()
  const may = useMay(mode)
  if (!may('messages:read')) return null
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5 not-first:mt-5">
      <div className="flex flex-col gap-1">
        <h3 className="text-sm font-medium">{t.practice_channel.phone}</h3>
        <p className="text-sm text-muted">{t.practice_channel.phone_lead}</p>
      </div>
      <Talk mode={mode} channel_id={channel.id} may_write={may('messages:write')} />
    </div>
  )
}

function Talk({ mode, channel_id, may_write }: { mode: Mode; channel_id: string; may_write: boolean }) {
  const [customer_id, setCustomer] = useState('vera')
  const messages = useQuery(messagesQuery(mode, channel_id, customer_id))
  return (
    <div className="flex max-w-md flex-col gap-3">
      <Messages messages={messages.data ?? []} is_loaded={messages.isSuccess} />
      {may_write && <Compose mode={mode} channel_id={channel_id} customer_id={customer_id} choose={setCustomer} />}
    </div>
  )
}

function Messages({ messages, is_loaded }: { messages: PracticeMessage[]; is_loaded: boolean }) {
  const t = useText()
  return (
    <ul
      aria-label={t.practice_channel.phone}
      className="flex max-h-80 flex-col gap-2 overflow-y-auto rounded-lg border border-line bg-sunken p-3"
    >
      {is_loaded && messages.length === 0 && <li className="text-sm text-muted">{t.practice_channel.empty}</li>}
      {messages.map(({ id, direction, customer_id, content, attachments }) => (
        <li
          key={id}
          className={`flex max-w-[85%] flex-col rounded-lg border border-line bg-surface px-3 py-2 text-sm ${direction === 'inbound' ? 'self-end' : 'self-start'}`}
        >
          <span className="text-xs text-muted">
            <bdi>{direction === 'inbound' ? customer_id : t.practice_channel.you}</bdi>
          </span>
          <span dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {content}
          </span>
          {attachments.map((file) => (
            <bdi key={file.id} className="text-xs text-muted">
              {file.name}
            </bdi>
          ))}
        </li>
      ))}
    </ul>
  )
}

interface ComposeProps {
  mode: Mode
  channel_id: string
  customer_id: string
  choose: (customer_id: string) => void
}

function Compose({ mode, channel_id, customer_id, choose }: ComposeProps) {
  const t = useText()
  const queries = useQueryClient()
  const [content, setContent] = useState('')
  const send = useMutation({
    mutationFn: () =>
      service[mode].channels.createPracticeMessage(
        channel_id,
        { customer_id, content: content.trim() },
        { idempotency_key: newKey() },
      ),
    onSuccess: () => {
      setContent('')
      return queries.invalidateQueries(messagesQuery(mode, channel_id, customer_id))
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    send.mutate()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
        <TextField
          label={t.practice_channel.customer}
          value={customer_id}
          pattern="[A-Za-z0-9_+.\-]+"
          maxLength={100}
          autoComplete="off"
          dir="ltr"
          required
          onChange={({ target }) => choose(target.value.trim())}
        />
        <TextField
          label={t.practice_channel.message}
          value={content}
          pattern=".*\S.*"
          maxLength={10_000}
          autoComplete="off"
          required
          onChange={({ target }) => setContent(target.value)}
        />
      </div>
      <Problem error={send.error} />
      <Button type="submit" busy={send.isPending} className="self-start">
        {t.practice_channel.send}
      </Button>
    </form>
  )
}
