import { useText } from '../../../text/page-text.ts'

/** The score thresholds of grades. */
export function Scale() {
  const t = useText()
  const steps = [
    ['cold', 30, 'bg-sunken text-muted'],
    ['warm', 20, 'bg-warn-soft text-warn-ink'],
    ['hot', 50, 'bg-danger-soft text-danger-ink'],
  ] as const
  return (
    <section className="rounded-lg border border-line bg-surface p-4 text-sm">
      <h2 className="pb-2 text-base font-semibold">{t.rules.scale}</h2>
      <div aria-hidden className="flex overflow-hidden rounded-md text-xs font-medium">
        {steps.map(([grade, width, look]) => (
          <span key={grade} className={`px-2 py-1 ${look}`} style={{ width: `${width}%` }}>
            {t.inbox.grades[grade]}
          </span>
        ))}
      </div>
      <div aria-hidden className="relative h-4 text-xs text-muted">
        {[0, 30, 50, 100].map((score) => (
          <span
            key={score}
            className={`absolute ${score === 100 ? 'end-0' : ''}`}
            style={score === 100 ? {} : { insetInlineStart: `${score}%` }}
          >
            {score}
          </span>
        ))}
      </div>
      <ul className="pt-2 text-muted">
        <li>{t.rules.scale_grades}</li>
        <li>{t.rules.scale_qualified}</li>
        <li>{t.rules.scale_parts}</li>
        <li>{t.rules.scale_misses}</li>
      </ul>
    </section>
  )
}
