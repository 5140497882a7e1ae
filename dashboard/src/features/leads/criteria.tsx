import type { LeadCriterion } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import type { Mode } from '../../api/call.ts'
import { useText } from '../../text/page-text.ts'
import { Check, Minus, X } from '../../ui/icons.tsx'
import type { Lead } from './leads.ts'

/** Each criterion with its points and evidence, the most important first. */
export function Criteria({ mode, lead }: { mode: Mode; lead: Lead }) {
  const t = useText()
  const { criteria } = lead.qualification
  const told = criteria
    .filter(({ met }) => met !== null)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || Number(b.met) - Number(a.met))
  const quiet = criteria.filter(({ met }) => met === null)
  const places = new Map(lead.evidence?.map(({ id, conversation_id }) => [id, conversation_id]))
  return (
    <>
      <ul aria-label={t.leads.criteria} className="divide-y divide-line">
        {told.map((one) => (
          <li key={one.name} className="py-2.5 first:pt-0">
            <Criterion mode={mode} of={one} conversation_id={places.get(one.message_id ?? '')} />
          </li>
        ))}
      </ul>
      {quiet.length > 0 && (
        <details className="pt-2 text-sm">
          <summary className="min-h-6 rounded-sm text-muted">{t.leads.criteria_quiet(quiet.length)}</summary>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-muted">
            {quiet.map(({ name }) => (
              <li key={name}>
                <bdi>{t.leads.rule_names[name] ?? name.replaceAll('_', ' ')}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface Props {
  mode: Mode
  of: LeadCriterion
  /** The message's position. Unknown to users who can't read messages. */
  conversation_id: string | undefined
}

function Criterion({ mode, of: { name, met, points, value, evidence, message_id }, conversation_id }: Props) {
  const t = useText()
  const Icon = met ? (points < 0 ? X : Check) : Minus
  const tone = points < 0 ? 'text-danger-ink' : points > 0 ? 'text-good-ink' : 'text-muted'
  return (
    <>
      <p className="flex items-baseline gap-2 text-base">
        <Icon size={14} aria-hidden className={`shrink-0 self-center ${tone}`} />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {met && <span className="sr-only">{t.leads.met.yes}: </span>}
          <bdi className="font-medium">{t.leads.rule_names[name] ?? name.replaceAll('_', ' ')}</bdi>
          {value && (
            <span className="ms-2 text-muted">
              <bdi>{value}</bdi>
            </span>
          )}
          {!met && <span className="ms-2 text-xs text-muted">{t.leads.met.no}</span>}
        </span>
        <span className={`shrink-0 font-semibold ${tone}`}>
          <bdi dir="ltr" aria-hidden>
            {t.inbox.points(points)}
          </bdi>
          <span className="sr-only">{t.leads.points(points)}</span>
        </span>
      </p>
      {evidence && (
        <div className="ms-5.5 mt-1 flex flex-wrap items-baseline gap-x-3 border-s-2 border-line ps-2.5 text-sm text-muted">
          <q dir="auto" className="words min-w-0">
            {evidence}
          </q>
          {conversation_id && message_id && (
            <Link
              to="/$mode/inbox/$conversation_id"
              params={{ mode, conversation_id }}
              search={{ view: 'all', status: 'any' }}
              hash={message_id}
              className="inline-flex min-h-6 shrink-0 items-center text-accent-ink underline underline-offset-2"
            >
              {t.leads.show_quote}
            </Link>
          )}
        </div>
      )}
    </>
  )
}
