import { useText } from '../../../text/text.tsx'
import { Reply } from '../../../ui/icons.tsx'
import type { Message } from '../data/queries.ts'

/** Somebody answered while this was being written: what they said, before it is said twice. */
export function Interjection({ reply, is_asked }: { reply: Message; is_asked: boolean }) {
  const t = useText()
  const name = reply.sender.name ?? t.inbox.senders[reply.sender.type]
  return (
    <div
      role={is_asked ? 'alert' : 'status'}
      className="mb-2 rounded-md border border-warn-line bg-warn-soft px-3 py-2 text-sm"
    >
      <p className="flex items-center gap-1.5 font-medium text-warn-ink">
        <Reply size={14} aria-hidden className="shrink-0" />
        {t.conversation.replied_meanwhile(name)}
      </p>
      <p dir="auto" className="line-clamp-3 [overflow-wrap:anywhere]">
        {reply.content.slice(0, 400)}
      </p>
      {is_asked && <p className="pt-1 text-warn-ink">{t.conversation.replied_meanwhile_hint}</p>}
    </div>
  )
}
