import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { localeFor, useLanguage, useText } from '../../../text/page-text.ts'
import { Badge } from '../../../ui/bits.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import type { AssistantPreview } from '../articles.ts'

const tones = {
  answered: 'good',
  offered: 'accent',
  clarified: 'warn',
  greeted: 'plain',
  handed_over: 'warn',
} as const

/** What it would answer, how sure it is, and why. */
export function Decision({ mode, of }: { mode: Mode; of: AssistantPreview }) {
  const t = useText()
  const language = useLanguage()
  const { outcome, reply, reason, engine, sources, confidence, latency_ms } = of
  const percent = new Intl.NumberFormat(localeFor(language), { style: 'percent' })
  return (
    <div className="flex flex-col gap-3 pt-4 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[outcome]}>{t.knowledge.outcomes[outcome]}</Badge>
        {confidence !== null && (
          <span title={t.knowledge.confidence_hint} className="flex items-center gap-2 text-xs text-muted">
            {t.knowledge.confidence(percent.format(confidence))}
            <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-sunken forced-color-adjust-none">
              <span
                className={`block h-full rounded-full ${outcome === 'answered' ? 'bg-good-ink' : 'bg-edge'}`}
                style={{ width: `${Math.round(confidence * 100)}%` }}
              />
            </span>
          </span>
        )}
      </div>
      <p className="text-xs text-muted">{t.knowledge.outcome_hints[outcome]}</p>
      <div className="rounded-xl bg-accent-soft px-3 py-2 text-base">
        <Markdown text={reply} />
      </div>
      {sources.length > 0 && (
        <div>
          <p className="text-xs font-medium text-muted">{t.knowledge.cited}</p>
          <ul>
            {sources.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to="/$mode/knowledge/$article_id"
                  params={{ mode, article_id: id }}
                  className="inline-flex min-h-6 max-w-full items-center text-accent-ink underline underline-offset-2"
                >
                  <bdi className="truncate">{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reason && (
        <p dir="auto" className="words text-xs text-muted">
          <span className="font-medium">{t.knowledge.reason}:</span> {reason}
        </p>
      )}
      <p className="text-xs text-muted">
        {t.knowledge.by(engine === 'embedded' ? t.knowledge.by_embedded : engine, `${latency_ms}`)}
      </p>
    </div>
  )
}
