import { useEffect } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { markTitle } from '../../../ui/page.tsx'
import { useCounted, useInboxCount } from '../data/counts.ts'

/** How many conversations wait for a reply from me, or from whoever takes them. */
export function InboxBadge({ mode }: { mode: Mode }) {
  const t = useText()
  const inbox_count = useInboxCount(mode)
  const number = useCounted()(inbox_count)
  if (inbox_count.count === 0) return null
  return (
    <span title={t.lists.awaiting(number)} className="rounded-full bg-sunken px-1.5 text-xs font-medium text-ink">
      <span aria-hidden>{number}</span>
      <span className="sr-only">{t.lists.awaiting(number)}</span>
    </span>
  )
}

/** The same in the title of the window and on its icon, for whoever looks at another tab. */
export function useWaitingMark(mode: Mode): void {
  const inbox_count = useInboxCount(mode)
  const { count } = inbox_count
  const number = useCounted()(inbox_count)
  useEffect(() => {
    markTitle('waiting', count === 0 ? '' : `(${number}) `)
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!icon) return
    icon.dataset.plain ??= icon.href
    icon.href =
      count === 0
        ? icon.dataset.plain
        : `data:image/svg+xml,${encodeURIComponent(iconWith(count > 99 ? '99+' : `${count}`))}`
  }, [count, number])
}

/** The mark, with a number over it that is legible at 16 pixels. */
function iconWith(number: string): string {
  const [left, width, size] = number.length > 2 ? [4, 28, 15] : [10, 22, 17]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#4f46e5"/>',
    '<path d="M5 4h14v9h-7l-4 4v-4H5z" fill="#fff"/>',
    `<rect x="${left}" y="13" width="${width}" height="19" rx="8" fill="#dc2626"/>`,
    `<text x="${left + width / 2}" y="28.5" text-anchor="middle" font-family="sans-serif" font-weight="700"`,
    ` font-size="${size}" fill="#fff">${number}</text></svg>`,
  ].join('')
}
