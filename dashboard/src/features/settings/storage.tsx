import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../api/call.ts'
import { fileUsageQuery, full_percent, fullness, nearly_percent, type Used } from '../../queries/file-usage.ts'
import { useLanguage, useText } from '../../text/page-text.ts'
import { Skeleton } from '../../ui/bits.tsx'
import { bytes } from '../../ui/bytes.ts'
import { Failed } from '../../ui/problem.tsx'
import { SettingsCard } from './settings-card.tsx'

/** What the files of a channel take. Nothing for one that counts none. */
export function ChannelStorage({ mode, channel_id }: { mode: Mode; channel_id: string }) {
  const t = useText()
  const usage = useQuery(fileUsageQuery(mode)).data
  const used = usage?.channels.find((one) => one.channel_id === channel_id)
  if (!used) return null
  return (
    <div className="pb-4">
      <Storage used={used} nearly={t.storage.channel_nearly} full={t.storage.channel_full} />
    </div>
  )
}

/** What all files take, whatever came in where. */
export function AccountStorage({ mode }: { mode: Mode }) {
  const t = useText()
  const usage = useQuery(fileUsageQuery(mode))
  return (
    <SettingsCard title={t.storage.title} lead={t.storage.lead}>
      {usage.isPending && <Skeleton className="h-9" />}
      {usage.isError && !usage.data && <Failed error={usage.error} retry={() => usage.refetch()} />}
      {usage.data && (
        <Storage used={usage.data.account} nearly={t.storage.account_nearly} full={t.storage.account_full} />
      )}
    </SettingsCard>
  )
}

/** On pages where it matters that the account runs out of room. */
export function AccountStorageWarning({ mode }: { mode: Mode }) {
  const t = useText()
  const usage = useQuery(fileUsageQuery(mode)).data
  if (!usage) return null
  return <Warning used={usage.account} nearly={t.storage.account_nearly} full={t.storage.account_full} />
}

interface Props {
  used: Used
  /** What is said from 80 % on, and when it's full. */
  nearly: string
  full: string
}

function Storage({ used, nearly, full }: Props) {
  const t = useText()
  const size = useSize()
  const { max_bytes } = used
  if (max_bytes === null) return <p className="text-sm text-muted">{t.storage.used_unlimited(size(used.bytes))}</p>
  const words = t.storage.used(size(used.bytes), size(max_bytes))
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm text-muted">{words}</p>
      <meter
        aria-label={words}
        min={0}
        max={max_bytes}
        low={max_bytes * (nearly_percent / 100)}
        high={max_bytes * (full_percent / 100)}
        optimum={0}
        value={Math.min(used.bytes, max_bytes)}
        className="h-2 w-full max-w-sm"
      />
      <Warning used={used} nearly={nearly} full={full} />
    </div>
  )
}

function Warning({ used, nearly, full }: Props) {
  const state = fullness(used)
  if (state === 'roomy') return null
  return state === 'full' ? (
    <p className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">{full}</p>
  ) : (
    <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">{nearly}</p>
  )
}

/** A megabyte as the settings count it, so that a limit reads as it was set. */
function useSize() {
  const language = useLanguage()
  return (size: number) => bytes((size * 1e6) / (1024 * 1024), language)
}
