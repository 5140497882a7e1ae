import type { WidgetSettings } from '@parley/sdk'
import type { CSSProperties } from 'react'
import { useText } from '../../../../text/page-text.ts'
import { ChevronDown, SendHorizontal } from '../../../../ui/icons.tsx'

/** What visitors will see, while it's being changed. Darkened where white can't be read on it, as the widget does. */
export function Preview({ name, widget }: { name: string; widget: WidgetSettings }) {
  const t = useText()
  const { color, greeting, office_hours_text } = widget
  const brand = 'bg-[oklch(from_var(--brand)_min(l,0.55)_c_h)] text-[#fff]'
  return (
    <figure
      aria-label={t.widget.preview}
      style={{ '--brand': color } as CSSProperties}
      className="flex max-w-72 flex-col gap-3"
    >
      <figcaption className="text-sm font-medium">{t.widget.preview}</figcaption>
      <div className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface text-sm shadow-lg">
        <p dir="auto" className={`truncate px-3 py-2.5 font-semibold ${brand}`}>
          {name}
        </p>
        <div className="flex min-h-44 flex-col gap-2 p-3">
          <p dir="auto" className="max-w-[88%] self-start rounded-xl bg-sunken px-3 py-1.5 [overflow-wrap:anywhere]">
            {greeting || t.widget.preview_greeting}
          </p>
          {office_hours_text && (
            <p dir="auto" className="text-xs text-muted [overflow-wrap:anywhere]">
              {office_hours_text}
            </p>
          )}
          <p className={`max-w-[88%] self-end rounded-xl px-3 py-1.5 ${brand}`}>{t.widget.preview_message}</p>
        </div>
        <p className="flex items-center justify-between border-t border-line px-3 py-2 text-muted">
          {t.widget.preview_write}
          <SendHorizontal size={16} aria-hidden className="rtl:-scale-x-100" />
        </p>
      </div>
      <span aria-hidden className={`grid size-11 place-items-center self-end rounded-full shadow-md ${brand}`}>
        <ChevronDown size={20} />
      </span>
    </figure>
  )
}
