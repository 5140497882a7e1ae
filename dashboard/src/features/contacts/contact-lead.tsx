import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../api/call.ts'
import { useText } from '../../text/text.tsx'
import { Badge, Skeleton } from '../../ui/bits.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Card } from './card.tsx'
import { contactLeadQuery } from './queries.ts'

const tones = { hot: 'danger', warm: 'warn', cold: 'plain' } as const

/** How promising: the reasons stand where leads are worked on. */
export function ContactLead({ mode, contact_id }: { mode: Mode; contact_id: string }) {
  const t = useText()
  const found = useQuery(contactLeadQuery(mode, contact_id))
  return (
    <Card title={t.inbox.lead}>
      <div className="flex flex-wrap items-center gap-2 px-4 py-3 text-sm">
        {found.isPending && <Skeleton className="h-5 w-32" />}
        <Problem error={found.error} />
        {found.isSuccess && !found.data && <span className="text-muted">{t.contacts.lead_none}</span>}
        {found.data && (
          <>
            <Badge tone={tones[found.data.grade]}>{t.inbox.grades[found.data.grade]}</Badge>
            <span className="font-medium">{t.inbox.score(found.data.score)}</span>
            <span className="text-muted">{t.inbox.lead_statuses[found.data.status]}</span>
            {found.data.override && <Badge>{t.inbox.overridden}</Badge>}
          </>
        )}
      </div>
    </Card>
  )
}
