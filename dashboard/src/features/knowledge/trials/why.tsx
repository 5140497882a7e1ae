import { localeFor, useLanguage, useText } from '../../../text/page-text.ts'
import type { TrialResult } from './trials.ts'

type Why = NonNullable<TrialResult['why']>

/** What a reply was decided by, in words. */
export function WhyOf({ why: { articles, doubt, guards } }: { why: Why }) {
  const t = useText()
  const language = useLanguage()
  const format = new Intl.NumberFormat(localeFor(language), { style: 'percent' })
  const percent = (share: number | null) => format.format(share ?? 0)
  return (
    <section aria-label={t.trials.why} className="flex flex-col gap-1 text-xs text-muted">
      <p className="font-medium">{t.trials.why}</p>
      {articles.length === 0 && <p>{t.trials.no_article}</p>}
      <ul>
        {articles.map(({ article_id, title, confidence, words }) => (
          <li key={article_id} className="words">
            {t.trials.article(title, percent(confidence))} <bdi>({words.join(', ')})</bdi>
          </li>
        ))}
      </ul>
      {doubt && articles[0] && (
        <p className="words text-ink">
          {t.trials.doubts[doubt.rule](articles[0].title, percent(doubt.has), percent(doubt.needs))}
        </p>
      )}
      {guards.map((guard) => (
        <p key={guard} className="text-ink">
          {t.trials.guards[guard]}
        </p>
      ))}
    </section>
  )
}
