import type { Message } from '@parley/sdk'
import { useNavigate } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Reply } from '../../../ui/icons.tsx'
import { PlainLink } from '../../../ui/plain-link.tsx'

type Forwarded = NonNullable<NonNullable<Message['email']>['forward']>

/** The way to the message that an email passes on. */
export function ForwardLink({ mode, forward: { conversation_id, message_id } }: { mode: Mode; forward: Forwarded }) {
  const t = useText()
  const navigate = useNavigate()
  const to = { to: '/$mode/inbox/$conversation_id', params: { mode, conversation_id }, hash: message_id } as const
  return (
    <PlainLink
      href={`/dashboard/${mode}/inbox/${conversation_id}#${message_id}`}
      go={() => navigate(to)}
      className="mt-1 inline-flex min-h-6 items-center gap-1.5 text-sm underline underline-offset-2"
    >
      <Reply size={13} aria-hidden className="ltr:-scale-x-100" />
      {t.mail!.forwarded}
    </PlainLink>
  )
}
