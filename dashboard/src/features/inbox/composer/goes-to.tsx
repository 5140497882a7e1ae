import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { late } from '../../../ui/late.tsx'
import { type Conversation, recipientsQuery } from '../data/queries.ts'
import { useVisitor } from '../data/visitor.ts'
import { Line } from './goes-to-line.tsx'
import type { Written } from './use-writing.ts'

const Recipients = late(async () => (await import('./recipients.tsx')).Recipients)

/** Where the reply goes. By email, who gets it can be changed. */
export function GoesTo({ mode, conversation, written }: { mode: Mode; conversation: Conversation; written: Written }) {
  const t = useText()
  const may_see = useMay(mode)('contacts:read')
  const is_email = conversation.channel === 'email' && may_see
  const found = useQuery({ ...recipientsQuery(mode, conversation.id, written.newest), enabled: is_email })
  if (written.is_note) return null
  if (is_email && found.data) return <Recipients mode={mode} {...found.data} written={written} />
  if (conversation.channel === 'widget') return <GoesToChat mode={mode} conversation={conversation} />
  const place = { api: t.visitors.goes_to_api, email: '…' }[conversation.channel]
  return place && <Line>{place}</Line>
}

/** Whoever has left the website gets it by email, if they said where. */
function GoesToChat({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const visitor = useVisitor(mode, conversation)
  const goes_by_email = mode === 'live' && visitor?.blocked_at === null
  if (!goes_by_email) return <Line>{t.visitors.goes_to_chat}</Line>
  if (visitor.email === null) return <Line>{t.visitors.goes_to_chat_only}</Line>
  return (
    <Line>
      <span className="min-w-0 [overflow-wrap:anywhere]">{t.visitors.goes_to_chat_then(visitor.email)}</span>
    </Line>
  )
}
