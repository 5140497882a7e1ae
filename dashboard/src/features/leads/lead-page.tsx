import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ApiError, type Mode, newKey } from '../../api/call.ts'
import { useShortcut } from '../../keyboard/shortcuts.ts'
import { leadsKey, qualify } from '../../queries/leads.ts'
import { useMay } from '../../session/session.ts'
import { calledBy, hasAddress } from '../../text/names.ts'
import { useText } from '../../text/page-text.ts'
import { When } from '../../text/time.tsx'
import { Empty, Skeletons } from '../../ui/bits.tsx'
import { Button } from '../../ui/button.tsx'
import { ArrowLeft, Target } from '../../ui/icons.tsx'
import { Grade } from '../../ui/lead-marks.tsx'
import { Page } from '../../ui/page.tsx'
import { Failed, sayProblem } from '../../ui/problem.tsx'
import { say } from '../../ui/toasts.tsx'
import { Card } from './card.tsx'
import { Criteria } from './criteria.tsx'
import { CrmCard } from './crm-card.tsx'
import { Decision } from './decision.tsx'
import { History } from './history.tsx'
import { type Lead, oneLeadQuery } from './leads.ts'
import { Bar } from './marks.tsx'

export function LeadPage() {
  const t = useText()
  const navigate = useNavigate()
  const { mode, lead_id } = useParams({ strict: false }) as { mode: Mode; lead_id: string }
  const found = useQuery(oneLeadQuery(mode, lead_id))
  const may = useMay(mode)
  useShortcut('back', () => navigate({ to: '/$mode/leads', params: { mode }, search: {} }))
  if (found.isPending) return <Skeletons rows={4} className="h-20" />
  if (found.error instanceof ApiError && found.error.status === 404)
    return <Empty is_page icon={Target} title={t.leads.gone} hint={t.leads.gone_hint} />
  if (found.isError && !found.data) return <Failed error={found.error} retry={() => found.refetch()} />
  const lead = found.data
  const may_write = may('leads:write')
  return (
    <Page
      title={calledBy(lead.contact) ?? t.leads.nameless}
      act={may_write && <Judge mode={mode} lead={lead} />}
      lead={
        <Link
          to="/$mode/leads"
          activeOptions={{ exact: true }}
          params={{ mode }}
          search={{}}
          className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
        >
          <ArrowLeft size={14} aria-hidden className="rtl:-scale-x-100" />
          {t.leads.all}
        </Link>
      }
    >
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-4">
          <Score lead={lead} />
          <Card title={t.leads.criteria}>
            <Criteria mode={mode} lead={lead} />
          </Card>
          <History mode={mode} lead={lead} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <About mode={mode} lead={lead} />
          <Decision mode={mode} lead={lead} may_write={may_write} />
          {may('crm:read') && <CrmCard mode={mode} lead={lead} may_write={may_write} />}
        </div>
      </div>
    </Page>
  )
}

function Judge({ mode, lead }: { mode: Mode; lead: Lead }) {
  const t = useText()
  const queries = useQueryClient()
  const judge = useMutation({
    mutationFn: () => qualify(mode, lead.contact_id, newKey()),
    onSuccess: ({ id }) => {
      queries.invalidateQueries({ queryKey: leadsKey(mode) })
      say(id === lead.qualification.id ? t.leads.judged_same : t.leads.judged_now)
    },
    onError: (error) => sayProblem(error, t),
  })
  return (
    <Button busy={judge.isPending} onClick={() => judge.mutate()}>
      {t.leads.judge_again}
    </Button>
  )
}

function Score({ lead }: { lead: Lead }) {
  const t = useText()
  const { score, grade, status, qualification } = lead
  const { fit, intent, reason } = qualification
  return (
    <section
      aria-label={t.leads.score}
      className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-4 sm:flex-row sm:items-center"
    >
      <p className="flex items-center gap-3">
        <span className="text-4xl leading-none font-semibold tracking-tight">
          <span aria-hidden>{score}</span>
          <span className="sr-only">{t.leads.out_of(score)}</span>
        </span>
        <span className="flex flex-col items-start gap-0.5">
          <Grade grade={grade} />
          <span className="text-sm text-muted">{t.inbox.lead_statuses[status]}</span>
        </span>
      </p>
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:border-s sm:border-line sm:ps-5">
        {(
          [
            [t.leads.fit, fit, t.leads.fit_of(fit)],
            [t.leads.intent, intent, t.leads.intent_of(intent)],
          ] as const
        ).map(([name, points, words]) => (
          <p key={name} className="flex items-center gap-3 text-sm">
            <span aria-hidden className="w-32 shrink-0 text-muted">
              {name}
            </span>
            <Bar part={points} of={50} className="min-w-0 flex-1" />
            <span aria-hidden className="w-12 shrink-0 text-end">
              {points}/50
            </span>
            <span className="sr-only">{words}</span>
          </p>
        ))}
        <p className="text-sm">
          {t.leads.verdicts[qualification.status]} {reason && t.leads.reasons[reason]}{' '}
          <span className="text-muted">
            <When at={qualification.created_at} />
          </span>
        </p>
      </div>
    </section>
  )
}

function About({ mode, lead }: { mode: Mode; lead: Lead }) {
  const t = useText()
  const { contact } = lead
  if (!contact) return null
  const facts = [
    hasAddress(contact) && contact.email,
    contact.phone_number,
    ...['company', 'title'].map((name) => contact.custom_attributes[name]),
  ].filter((one): one is string => typeof one === 'string' && one !== '')
  return (
    <Card title={t.leads.about}>
      <ul className="flex flex-col gap-1 text-sm">
        {facts.map((fact) => (
          <li key={fact} className="[overflow-wrap:anywhere]">
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
      <Link
        to="/$mode/inbox"
        params={{ mode }}
        search={{ contact: contact.id, view: 'all', status: 'any' }}
        className="mt-2 inline-flex min-h-6 items-center text-sm text-accent-ink underline underline-offset-2"
      >
        {t.leads.conversation}
      </Link>
    </Card>
  )
}
