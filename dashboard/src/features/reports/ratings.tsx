import { useText } from '../../text/page-text.ts'
import { FigureLink } from './figure-link.tsx'
import type { ConversationReport } from './report.ts'
import { Section, WideTable } from './section.tsx'
import type { Props } from './sections.tsx'
import { Share } from './share.tsx'

type Counts = ConversationReport['ratings']

/** How visitors rated, next to the previous period. */
export function Ratings({ report, numbers }: Props) {
  const t = useText()
  const { ratings, previous } = report
  const [now, before] = [totalOf(ratings), totalOf(previous.ratings)]
  const max_count = Math.max(1, ...ratings.map(({ count }) => count))
  const part = (count: number, all: number) => (all === 0 ? '–' : numbers.part(count / all))
  return (
    <Section title={t.reports.ratings} meaning={t.reports.ratings_meaning}>
      {now === 0 ? (
        <p className="text-sm text-muted">{t.reports.no_ratings}</p>
      ) : (
        <>
          <p className="text-sm">
            {t.reports.average(numbers.average(averageOf(ratings)))}
            {before > 0 && (
              <span className="text-muted">
                {' · '}
                {t.reports.previously(numbers.average(averageOf(previous.ratings)))}
              </span>
            )}
          </p>
          <WideTable
            className="-mx-2 overflow-x-auto sm:-mx-3 rounded-md"
            caption={t.reports.ratings}
            columns={[t.visitors.rating, t.reports.share, t.reports.share_before, t.reports.measured]}
            rows={ratings.map(({ score, count }, n) => [
              <Share key="score" of={count / max_count}>
                <span role="img" aria-label={t.visitors.rated(score)} className="text-warn-ink">
                  {'★'.repeat(score)}
                  <span className="text-muted">{'☆'.repeat(5 - score)}</span>
                </span>
              </Share>,
              part(count, now),
              part(previous.ratings[n]!.count, before),
              <FigureLink key="count" figure="ratings" of={report} count={count} score={`${score}`}>
                {numbers.whole(count)}
              </FigureLink>,
            ])}
          />
        </>
      )}
    </Section>
  )
}

const totalOf = (counts: Counts) => counts.reduce((sum, { count }) => sum + count, 0)

const averageOf = (counts: Counts) => counts.reduce((sum, { score, count }) => sum + score * count, 0) / totalOf(counts)
