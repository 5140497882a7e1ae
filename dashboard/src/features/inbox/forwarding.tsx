import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { channelsQuery } from '../../queries/channels.ts'
import { useMay } from '../../session/session.ts'
import { late } from '../../ui/late.tsx'
import { Forward } from './data/forward.ts'
import type { Conversation, Message } from './data/queries.ts'

const NewMail = late(async () => (await import('./list/new-mail.tsx')).NewMail)

const needed = ['contacts:write', 'conversations:write', 'messages:write', 'channels:read', 'files:read'] as const

interface Props {
  mode: Mode
  conversation: Conversation
  children: ReactNode
}

/** Passes mails on, each in a conversation of its own: neither the customer nor who gets it sees what the other writes. */
export function Forwarding({ mode, conversation: { channel, channel_id }, children }: Props) {
  const may = useMay(mode)
  const [forwarded, setForwarded] = useState<Message | null>(null)
  const may_forward = channel === 'email' && needed.every(may)
  const channels = useQuery({ ...channelsQuery(mode), enabled: may_forward }).data ?? []
  // First the one that the mail came to.
  const mailboxes = channels
    .filter(({ kind }) => kind === 'email')
    .toSorted((a, b) => Number(b.id === channel_id) - Number(a.id === channel_id))
  const can_forward = may_forward && mailboxes.length > 0
  return (
    <Forward value={can_forward ? setForwarded : null}>
      {children}
      {forwarded && (
        <NewMail mode={mode} mailboxes={mailboxes} forwarded={forwarded} onClose={() => setForwarded(null)} />
      )}
    </Forward>
  )
}
