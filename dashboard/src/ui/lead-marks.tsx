import type { Lead } from '@parley/sdk'
import { useText } from '../text/text.tsx'
import { Badge } from './bits.tsx'

export function Grade({ grade }: Pick<Lead, 'grade'>) {
  const t = useText()
  const tones = { hot: 'danger', warm: 'warn', cold: 'plain' } as const
  return <Badge tone={tones[grade]}>{t.inbox.grades[grade]}</Badge>
}

/** How promising, in a line. */
export function LeadMarks({ lead }: { lead: Lead }) {
  const t = useText()
  return (
    <>
      <Grade grade={lead.grade} />
      <span className="font-medium">{t.inbox.score(lead.score)}</span>
      <span className="text-muted">{t.inbox.lead_statuses[lead.status]}</span>
      {lead.override && <Badge>{t.inbox.overridden}</Badge>}
    </>
  )
}
