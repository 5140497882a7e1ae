import { useInfiniteQuery } from '@tanstack/react-query'
import type { Mode } from '../../api/call.ts'
import { rowsOf } from '../../api/pages.ts'
import { useText } from '../../text/page-text.ts'
import { When } from '../../text/time.tsx'
import { Badge, Skeleton } from '../../ui/bits.tsx'
import { Button } from '../../ui/button.tsx'
import { Grade } from '../../ui/lead-marks.tsx'
import { Failed } from '../../ui/problem.tsx'
import { Card } from './card.tsx'
import { type Lead, type LeadQualification, qualificationsQuery } from './leads.ts'

/** Past assessments, and what made the difference each time. */
export function History({ mode, lead }: { mode: Mode; lead: Lead }) {
  const t = useText()
  const found = useInfiniteQuery(qualificationsQuery(mode, lead.id))
  const all = rowsOf(found.data)
  return (
    <Card title={t.leads.history}>
      {found.isPending && <Skeleton className="h-16" />}
      {found.isError && all.length === 0 && <Failed error={found.error} retry={() => found.refetch()} />}
      <ol aria-label={t.leads.history} className="flex flex-col gap-3">
        {all.map((one, n) => (
          <li key={one.id} className="text-sm">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
              <span className="font-medium">
                {t.leads.history_entry(t.leads.qualification_statuses[one.status]!, one.score)}
              </span>
              <Grade grade={one.grade} />
              {n === 0 && <Badge tone="accent">{t.leads.latest}</Badge>}
              <span className="ms-auto text-xs text-muted">
                <When at={one.created_at} as="moment" />
              </span>
            </p>
            <Difference of={one} before={all[n + 1]} />
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <Button className="mt-3" busy={found.isFetchingNextPage} onClick={() => found.fetchNextPage()}>
          {t.common.more}
        </Button>
      )}
    </Card>
  )
}

function Difference({ of, before }: { of: LeadQualification; before: LeadQualification | undefined }) {
  const t = useText()
  if (!before) return null
  const was = new Map(before.criteria.map(({ name, points }) => [name, points]))
  const names = new Set([...of.criteria, ...before.criteria].map(({ name }) => name))
  const is = new Map(of.criteria.map(({ name, points }) => [name, points]))
  const moved = [...names].flatMap((name) => {
    const by = (is.get(name) ?? 0) - (was.get(name) ?? 0)
    return by === 0 ? [] : [{ name, by }]
  })
  return (
    <p className="text-muted">
      {moved.length === 0 && t.leads.no_change}
      {moved.map(({ name, by }, n) => (
        <span key={name}>
          {n > 0 && ' · '}
          <bdi>{t.leads.rule_names[name] ?? name.replaceAll('_', ' ')}</bdi>{' '}
          <bdi dir="ltr" className={by < 0 ? 'text-danger-ink' : 'text-good-ink'}>
            {t.inbox.points(by)}
          </bdi>
        </span>
      ))}
    </p>
  )
}
