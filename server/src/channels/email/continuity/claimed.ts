import { type Throttle, takeAll } from '../../../accounts/throttle.ts'
import { sql } from '../../../db/sql.ts'
import type { Scope } from '../../../scope.ts'

/** An address that a visitor left, and that nobody signed: it may be anybody's. */
export interface Claim {
  channel_id: string
  email: string
  address_hash: Buffer
  /** The networks that the visitor left it from, as keyed hashes, the narrowest first, as JSON. Null if that was long ago. */
  claimed_from: string | null
}

const fresh_days = 90

/** Whether mail from this address reached a mailbox of the business lately, with a signature or a server that is the domain's. */
export async function wroteFrom({ database, environment_id }: Scope, email: string): Promise<boolean> {
  const rows = await database.run(sql`
    select 1 as one from channels
    join contact_identities i on i.environment_id = channels.environment_id and i.channel_id = channels.id and address = ${email.toLowerCase()}
    where channels.environment_id = ${environment_id} and kind = 'email' and subject is not null
      and last_seen_at > now() - make_interval(days => ${fresh_days}::integer)
    limit 1`)
  return rows.length > 0
}

/** Whether the owner of the address says that it isn't this visitor's. */
export async function isDenied({ database, environment_id }: Scope, { address_hash }: Claim): Promise<boolean> {
  const rows = await database.run(sql`
    select from denied_claims where environment_id = ${environment_id} and address_hash = ${address_hash}::bytea`)
  return rows.length > 0
}

/** A wide network is shared by more people. */
const width = 4

/** Counts a mail to an address that may be a stranger's. What one network may cause is not taken from others. */
export function mayMail({ database, settings }: Scope, { channel_id, claimed_from }: Claim): Promise<boolean> {
  const { claimed_mails_per_hour: of_channel, claimed_mails_per_hour_network: of_network } = settings
  if (of_channel === 0 || of_network === 0) return Promise.resolve(false)
  const limit = (who: string, burst: number): Throttle => ({ who, burst, every_s: 3600 / burst })
  const networks = (JSON.parse(claimed_from ?? '[]') as string[]).map((network, n) =>
    limit(`claimed mail from ${network}`, n === 0 ? of_network : width * of_network),
  )
  return takeAll(database, [...networks, limit(`claimed mail of ${channel_id}`, of_channel)])
}
