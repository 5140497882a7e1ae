import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { leadOfContactQuery } from '../../../queries/leads.ts'
import { useText } from '../../../text/page-text.ts'
import { Skeleton } from '../../../ui/bits.tsx'
import { LeadMarks } from '../../../ui/lead-marks.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { Card } from '../card.tsx'

/** How promising the lead is. The reasons are shown on its own page. */
export function ContactLead({ mode, contact_id }: { mode: Mode; contact_id: string }) {
  const t = useText()
  const found = useQuery(leadOfContactQuery(mode, contact_id))
  return (
    <Card title={t.inbox.lead}>
      <div className="flex flex-wrap items-center gap-2 px-4 py-3 text-sm">
        {found.isPending && <Skeleton className="h-5 w-32" />}
        <Problem error={found.error} />
        {found.isSuccess && !found.data && <span className="text-muted">{t.contacts.lead_none}</span>}
        {found.data && <LeadMarks lead={found.data} />}
      </div>
    </Card>
  )
}
