import type { ChannelEmailCounts } from '@parley/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../../api/call.ts'
import { service } from '../../../../api/service.ts'
import { channelsQuery } from '../../../../queries/channels.ts'
import { polled } from '../../../../queries/freshness.ts'
import { localeFor, useLanguage, useText } from '../../../../text/page-text.ts'
import { Empty, Skeleton } from '../../../../ui/bits.tsx'
import { Failed } from '../../../../ui/problem.tsx'
import type { Channel } from '../channels.ts'

const countsQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [...channelsQuery(mode).queryKey, id, 'email_counts'] as const,
    queryFn: ({ signal }) => service[mode].channels.getEmailCounts(id, { signal }),
    ...polled,
  })

type Outcome = keyof ChannelEmailCounts['last_30_days']

/** Those that became part of a conversation come first. */
const in_inbox = ['stored', 'from_itself', 'unreadable'] as const satisfies Outcome[]
const outcomes: readonly Outcome[] = [...in_inbox, 'report', 'blocked', 'own', 'unrelated', 'old', 'duplicate']

/** What became of each mail of the last days, also of those that became no message. */
export function MailCounts({ mode, channel }: { mode: Mode; channel: Channel }) {
  const t = useText()
  const counts = useQuery(countsQuery(mode, channel.id))
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{t.email_channel.counts.title}</h3>
      {counts.isPending && <Skeleton className="h-16" />}
      {counts.isError && !counts.data && <Failed error={counts.error} retry={() => counts.refetch()} />}
      {counts.data && <Outcomes mode={mode} channel={channel} counts={counts.data} />}
    </div>
  )
}

interface Props {
  mode: Mode
  channel: Channel
  counts: ChannelEmailCounts
}

function Outcomes({ mode, channel, counts: { last_7_days, last_30_days } }: Props) {
  const t = useText()
  const { title, lead, outcomes: sentences, week, show, empty, empty_hint } = t.email_channel.counts
  const number = new Intl.NumberFormat(localeFor(useLanguage()))
  const shown = outcomes.filter((one) => last_30_days[one] > 0)
  if (shown.length === 0) return <Empty title={empty} hint={empty_hint(channel.email!.address)} />
  return (
    <>
      <p className="text-sm text-muted">{lead}</p>
      <ul aria-label={title} className="divide-y divide-line border-y border-line text-sm">
        {shown.map((one) => (
          <li key={one} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="max-w-2xl">{sentences[one](last_30_days[one])}</span>
            <span className="text-xs text-muted">{week(number.format(last_7_days[one]))}</span>
          </li>
        ))}
      </ul>
      {in_inbox.some((one) => last_30_days[one] > 0) && (
        <Link
          to="/$mode/inbox"
          params={{ mode }}
          search={{ view: 'all', status: 'any', channel_id: channel.id }}
          className="min-h-6 self-start text-sm text-accent-ink underline underline-offset-2"
        >
          {show}
        </Link>
      )}
    </>
  )
}
