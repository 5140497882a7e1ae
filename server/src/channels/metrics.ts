import { sql } from '../db/sql.ts'
import { type Figure, within } from '../http/figure.ts'
import type { Metrics } from '../http/metrics.ts'

// Counting stops here, so that looking at metrics slows nothing down.
const max_counted = 10_000

export const outgoingAge: Figure = {
  unit: 'seconds',
  max: 600,
  of: (environment_id) => sql`
    select coalesce(greatest(extract(epoch from now() - min(created_at)), 0), 0) as number from outgoing
    where due_at is not null and remaining is null and ${within(sql`environment_id`, environment_id)}`,
}

/** Whether what customers write comes in, and what they are answered goes out. */
export function addChannelMetrics(metrics: Metrics): void {
  metrics.deployment(
    'parley_email_mailbox_age_seconds',
    'How long ago the mailbox was last read to its end that has waited longest. Mailboxes with a problem are counted instead.',
    sql`
      select coalesce(extract(epoch from now() - min(read_at)), 0) as number from (
        select read_at from email_mailboxes mailbox
          join channels on channels.environment_id = mailbox.environment_id and channels.id = channel_id and deleted_at is null
        where problem is null and read_at is not null order by read_at limit 1) first`,
  )
  metrics.deployment(
    'parley_email_mailboxes_failing',
    `Mailboxes with a problem: they can't be read. Counted up to ${max_counted}.`,
    sql`
      select count(*)::integer as number from (
        select from email_mailboxes mailbox
          join channels on channels.environment_id = mailbox.environment_id and channels.id = channel_id and deleted_at is null
        where problem is not null limit ${max_counted}::integer) failing`,
  )
  metrics.deployment(
    'parley_outgoing_age_seconds',
    "Age of the oldest message of a channel that still has to go out, whatever keeps it here. Not if it only waits for a recipient's server.",
    outgoingAge.of(null),
  )
  metrics.deployment(
    'parley_channels_failing',
    `Channels whose last message could not be sent. Counted up to ${max_counted}.`,
    sql`
      select count(*)::integer as number from (
        select from channels where send_problem is not null and deleted_at is null limit ${max_counted}::integer) failing`,
  )
}
