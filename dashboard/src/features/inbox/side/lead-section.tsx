import type { Lead, LeadCriterion } from '@parley/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Mode, newKey } from '../../../api/call.ts'
import { leadOfContactQuery, qualify } from '../../../queries/leads.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Badge, Skeleton } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { LeadMarks } from '../../../ui/lead-marks.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { Conversation } from '../data/queries.ts'
import { Evidence } from './evidence.tsx'
import { Section } from './section.tsx'

/** How promising the contact is, and why: each criterion with its points and the words it was met by. */
export function LeadSection({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const may = useMay(mode)
  if (!may('leads:read')) return null
  return <Shown mode={mode} conversation={conversation} may_write={may('leads:write')} />
}

function Shown({ mode, conversation, may_write }: { mode: Mode; conversation: Conversation; may_write: boolean }) {
  const t = useText()
  const queries = useQueryClient()
  const { contact_id } = conversation
  const found = useQuery(leadOfContactQuery(mode, contact_id))
  const run = useMutation({
    mutationFn: () => qualify(mode, contact_id, newKey()),
    onSuccess: () => queries.invalidateQueries(leadOfContactQuery(mode, contact_id)),
  })
  return (
    <Section
      title={t.inbox.lead}
      act={
        may_write && (
          <Button kind="link" busy={run.isPending} onClick={() => run.mutate()}>
            {found.data ? t.inbox.lead_again : t.inbox.lead_qualify}
          </Button>
        )
      }
    >
      {found.isPending && <Skeleton className="h-10" />}
      <Problem error={run.error} />
      {found.isSuccess && !found.data && <p className="text-sm text-muted">{t.inbox.lead_none}</p>}
      {found.data && <Judged mode={mode} lead={found.data} />}
    </Section>
  )
}

function Judged({ mode, lead }: { mode: Mode; lead: Lead }) {
  const t = useText()
  const telling = lead.qualification.criteria.filter(({ met, points }) => met !== null || points !== 0)
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <LeadMarks lead={lead} />
        {lead.verification === 'claimed' && <Badge tone="warn">{t.visitors.unverified}</Badge>}
      </p>
      <Link
        to="/$mode/leads/$lead_id"
        params={{ mode, lead_id: lead.id }}
        className="inline-flex min-h-6 items-center text-sm text-accent-ink underline underline-offset-2"
      >
        {t.leads.open}
      </Link>
      {telling.length > 0 && (
        <details className="pt-2 text-sm">
          <summary className="min-h-6 rounded-sm text-accent-ink">{t.inbox.criteria}</summary>
          <ul className="flex flex-col gap-2 pt-2">
            {telling.map((criterion) => (
              <li key={`${criterion.name} ${criterion.message_id}`}>
                <Criterion {...criterion} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Criterion({ name, points, value, evidence, message_id }: LeadCriterion) {
  const t = useText()
  return (
    <>
      <p className="flex items-baseline justify-between gap-2">
        <span className="min-w-0">
          <bdi>{t.leads.rule_names[name] ?? name.replaceAll('_', ' ')}</bdi>
          {value && <bdi className="text-muted"> {value}</bdi>}
        </span>
        <bdi dir="ltr" className={points < 0 ? 'text-danger-ink' : 'text-good-ink'}>
          {t.inbox.points(points)}
        </bdi>
      </p>
      {evidence && <Evidence quote={evidence} message_id={message_id} />}
    </>
  )
}
