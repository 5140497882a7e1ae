import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Skeleton } from '../../../ui/bits.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { Card } from '../card.tsx'
import { type LeadRule, ruleHistoryQuery } from './rules.ts'

/** Who changed which rule, and when. */
export function RuleHistory({ mode, rules }: { mode: Mode; rules: LeadRule[] }) {
  const t = useText()
  const found = useQuery(ruleHistoryQuery(mode))
  const names = new Map(rules.map(({ id, name }) => [id, t.leads.rule_names[name] ?? name.replaceAll('_', ' ')]))
  return (
    <Card title={t.rules.history}>
      {found.isPending && <Skeleton className="h-12" />}
      {found.isError && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.data?.length === 0 && <p className="text-sm text-muted">{t.rules.history_empty}</p>}
      <ol aria-label={t.rules.history} className="flex flex-col gap-1.5 text-sm">
        {found.data?.map(({ id, action, actor, object_id, details, created_at }) => {
          const fields = Array.isArray(details.fields) ? details.fields : []
          const told = fields.map((field) => t.rules.changed_fields[`${field}`] ?? `${field}`).join(', ')
          return (
            <li key={id} className="flex flex-wrap gap-x-2">
              <bdi className="font-medium">{actor.name ?? t.leads.program}</bdi>
              <span className="text-muted">{t.rules.acts[action] ?? action}</span>
              {object_id && names.has(object_id) && <bdi>{names.get(object_id)}</bdi>}
              {action === 'lead_rule.updated' && told !== '' && <span className="text-muted">({told})</span>}
              <span className="ms-auto text-xs text-muted">
                <When at={created_at} as="moment" />
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
