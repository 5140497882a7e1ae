import { sql } from '../../db/sql.ts'
import { invalid } from '../../errors.ts'
import { type Resource, read, type Scope } from '../../scope.ts'
import { getChannelKind } from '../row.ts'
import type { ChannelEmailCounts, EmailCounts } from './counts-schema.ts'

const none: EmailCounts = {
  stored: 0,
  from_itself: 0,
  unreadable: 0,
  report: 0,
  blocked: 0,
  own: 0,
  unrelated: 0,
  old: 0,
  duplicate: 0,
}

/** What became of the mail of a channel: of each one, also of what was passed over. */
export async function emailCounts(scope: Scope, channel_id: string): Promise<Resource> {
  const kind = await getChannelKind(scope, channel_id)
  if (kind !== 'email') throw invalid('channel_id', `must be a channel of kind email. This one's kind is ${kind}.`)
  const rows = await read<{ outcome: string; week: number; month: number }>(
    scope,
    sql`
    select outcome, count(*) filter (where created_at > now() - interval '7 days')::integer as week, count(*)::integer as month
    from email_mails
    where environment_id = ${scope.environment_id} and channel_id = ${channel_id} and created_at > now() - interval '30 days'
      and outcome <> 'sent'
    group by outcome`,
  )
  const result: ChannelEmailCounts = {
    object: 'channel.email_counts',
    channel_id,
    last_7_days: { ...none, ...Object.fromEntries(rows.map(({ outcome, week }) => [outcome, week])) },
    last_30_days: { ...none, ...Object.fromEntries(rows.map(({ outcome, month }) => [outcome, month])) },
  }
  return { json: JSON.stringify(result), volatile: true }
}
