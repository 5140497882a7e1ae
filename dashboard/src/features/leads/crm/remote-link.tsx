import { useText } from '../../../text/page-text.ts'
import { ExternalLink } from '../../../ui/icons.tsx'

/** The CRM record. A link only if its URL is a web address. */
export function RemoteLink({ id, url }: { id: string; url: string | null }) {
  const t = useText()
  const name = (
    <bdi dir="ltr" className="font-mono text-xs [overflow-wrap:anywhere]">
      {id}
    </bdi>
  )
  if (url === null || !/^https?:\/\//i.test(url)) return name
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      title={t.crm.open_record}
      className="inline-flex min-h-6 max-w-full items-center gap-1 text-accent-ink underline underline-offset-2"
    >
      {name}
      <ExternalLink size={12} aria-hidden className="shrink-0" />
      <span className="sr-only">{t.crm.open_record}</span>
    </a>
  )
}
