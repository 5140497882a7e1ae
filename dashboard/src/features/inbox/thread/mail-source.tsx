import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Code, Skeletons } from '../../../ui/bits.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { fileQuery } from './file-query.ts'

/** More than this, and a browser is slow to lay it out. */
const max_bytes = 200_000

/** The mail as it came, as text alone. */
export function MailSource({ mode, file_id, onClose }: { mode: Mode; file_id: string; onClose: () => void }) {
  const t = useText()
  const file = useQuery(fileQuery(mode, file_id))
  const url = file.data?.url
  const source = useQuery({
    queryKey: [mode, 'mail_source', file_id] as const,
    queryFn: ({ signal }) => beginningOf(url!, signal),
    enabled: url != null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const error = file.error ?? source.error
  return (
    <Dialog title={t.mail!.source_title} onClose={onClose} wide>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <p>{(file.data?.size ?? 0) > max_bytes ? t.mail!.source_cut : t.mail!.source_hint}</p>
          {url && (
            <a href={url} download className="min-h-6 font-medium text-accent-ink underline underline-offset-2">
              {t.mail!.download}
            </a>
          )}
        </div>
        {error ? (
          <Failed error={error} retry={() => (file.error ? file.refetch() : source.refetch())} />
        ) : source.data === undefined ? (
          <Skeletons rows={6} className="h-5" />
        ) : (
          <Code text={source.data} label={t.mail!.source_title} />
        )}
      </div>
    </Dialog>
  )
}

async function beginningOf(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal, headers: { range: `bytes=0-${max_bytes - 1}` } })
  if (!answer.ok) throw new Error(`The file answered ${answer.status}.`)
  return answer.text()
}
