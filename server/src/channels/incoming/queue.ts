import type { Database } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { isFree, type Lease, Leases, long } from '../../jobs/leases.ts'
import { retries } from '../../jobs/retries.ts'
import type { Scope } from '../../scope.ts'
import type { Happening } from '../hook.ts'

/** The right to take in one message or status. */
export interface WebhookLease extends Lease<'channel_id' | 'id'> {
  tries: number
  request_id: string | null
}

export const webhook_leases = new Leases({
  table: 'channel_webhooks',
  key: ['channel_id', 'id'],
  tokens: 'email_lease_tokens',
  terms: long,
})

/** Keeps what a webhook says. Once this resolves, the other side may forget it. */
export async function keepWebhook(
  { database, environment_id, request_id }: Scope,
  channel_id: string,
  happenings: readonly Happening[],
): Promise<void> {
  await database.write(sql`
    insert into channel_webhooks (environment_id, channel_id, happening, address, request_id)
    select ${environment_id}, ${channel_id}, happening, address, ${request_id}
    from unnest(${happenings.map((one) => JSON.stringify(one))}::text[], ${happenings.map(addressOf)}::text[])
      with ordinality as told (happening, address, place)
    order by place`)
}

function addressOf(happening: Happening): string {
  return happening.happening === 'message' ? happening.message.address : happening.report.address
}

/**
 * What is about one customer is taken in in the order it came. What has to be tried again lets the rest go ahead. `busy` channels are
 * left out, so that one whose files come slowly doesn't hold up others.
 */
export function claimWebhooks(
  database: Database,
  limit: number,
  busy: readonly string[] = [],
): Promise<WebhookLease[]> {
  const due = sql`
    select environment_id, channel_id, id from channel_webhooks w
    where due_at <= now() and ${isFree} and channel_id <> all (${busy}::text[]) and not exists (
      select from channel_webhooks earlier
      where earlier.environment_id = w.environment_id and earlier.channel_id = w.channel_id and earlier.address = w.address
        and earlier.id < w.id and earlier.due_at <= now())
    order by due_at, id limit ${limit}::integer for no key update skip locked`
  return webhook_leases.claim<WebhookLease>(database, due, {
    columns: sql`tries, request_id`,
    set: sql`tries = tries + 1`,
  })
}

/** Undefined if another worker has it by now. */
export async function readHappening(database: Database, lease: WebhookLease): Promise<Happening | undefined> {
  const [row] = await database.run<{ happening: string }>(webhook_leases.lockedRow(lease, { columns: sql`happening` }))
  return row && JSON.parse(row.happening)
}

/** What it said is taken in. */
export async function dropWebhook(database: Database, lease: WebhookLease): Promise<void> {
  await database.run(sql`delete from channel_webhooks where ${webhook_leases.fence(lease)}`)
}

/** Another try comes later, if there is one. */
export function retryWebhook(database: Database, lease: WebhookLease): Promise<boolean> {
  return webhook_leases.postpone(database, lease, retries.channel_webhook.delay_ms(lease.tries))
}

/** Whether nobody tries again after this. */
export function isLastTry({ tries }: WebhookLease): boolean {
  return retries.channel_webhook.delay_ms(tries) === null
}

/** A worker that stops lets others go on at once. */
export function giveBackWebhook(database: Database, lease: WebhookLease): Promise<boolean> {
  return webhook_leases.release(database, lease, sql`tries = tries - 1`)
}

const not_taken_in = JSON.stringify({
  code: 'webhook_failed',
  message:
    'Something that the messenger sent could not be taken in, however often it was tried. Look for it there, and ask the operator for the log.',
})

/** What nobody tries any more, as a problem of the channel: an expression over a row of `channels`. */
export const webhook_problem: Sql = sql`(
  select ${not_taken_in}::json where exists (
    select from channel_webhooks given_up
    where given_up.environment_id = channels.environment_id and given_up.channel_id = channels.id and given_up.due_at is null))`

const batch = 1000

/** What nobody could take in is kept as long as events are. */
export async function pruneWebhooks(database: Database, days: number): Promise<void> {
  let pruned: number
  do {
    const rows = await database.run(sql`
      delete from channel_webhooks where ctid = any (array(
        select ctid from channel_webhooks where received_at < now() - make_interval(days => ${days}) limit ${batch}))
      returning 1 as one`)
    pruned = rows.length
  } while (pruned === batch)
}
