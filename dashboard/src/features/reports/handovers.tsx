import { type Dictionary, useText } from '../../text/page-text.ts'
import { FigureLink } from './figure-link.tsx'
import { Section, Table } from './section.tsx'
import type { Props } from './sections.tsx'
import { Share } from './share.tsx'

export function Handovers({ report, numbers }: Props) {
  const t = useText()
  const { handover_reasons: reasons, totals } = report
  const max_count = Math.max(1, ...reasons.map(({ count }) => count))
  return (
    <Section title={t.reports.reasons} meaning={t.reports.reasons_meaning}>
      {reasons.length === 0 ? (
        <p className="text-sm text-muted">{t.reports.no_handovers}</p>
      ) : (
        <Table
          caption={t.reports.reasons}
          columns={[t.reports.reason, t.reports.share, t.reports.handovers]}
          rows={reasons.map(({ reason, reason_code, count }) => [
            <Share key="reason" of={count / max_count}>
              <bdi className="[overflow-wrap:anywhere]">{reasonIn(t, reason, reason_code)}</bdi>
            </Share>,
            numbers.part(count / Math.max(totals.handovers, 1)),
            <FigureLink
              key="count"
              figure="handovers"
              of={report}
              count={count}
              {...(reason === null ? { has_reason: 'false' } : { reason, reason_code: reason_code ?? undefined })}
            >
              {numbers.whole(count)}
            </FigureLink>,
          ])}
        />
      )}
    </Section>
  )
}

/** The assistant's reasons in the page's language, and those of people as they wrote them. */
export function reasonIn(t: Dictionary, reason: string | null, code: string | null): string {
  const words: Record<string, string> = t.inbox.handover_reasons
  return (code !== null && Object.hasOwn(words, code) && words[code]) || (reason ?? t.reports.no_reason)
}
