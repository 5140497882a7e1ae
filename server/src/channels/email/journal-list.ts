import { page } from '../../db/page.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { invalid, notFound } from '../../errors.ts'
import { isId } from '../../ids.ts'
import type { Static } from '../../schema.ts'
import { read, type Scope } from '../../scope.ts'
import { getChannelKind } from '../row.ts'
import { EmailJournalEntry, type EmailJournalQuery } from './journal-schema.ts'

const rendered = rendering(EmailJournalEntry)
export const entryJson = rendered.json

/** An entry, with the place of its mail and what tells it from others, in hexadecimal. */
export type Entry = Omit<Stored<Static<typeof EmailJournalEntry>>, 'object'> & {
  uid_validity: string
  uid: string
  fingerprint: string | null
  message_key: string | null
}

/** The mails of a channel that became no message, the newest first. */
export async function listJournal(scope: Scope, channel_id: string, query: EmailJournalQuery) {
  await requireEmailChannel(scope, channel_id)
  const { outcome } = query
  const only = outcome === undefined ? sql`` : sql` and outcome = ${outcome}`
  return page(scope, {
    name: `email journal of ${channel_id}`,
    query,
    json: entryJson as (row: unknown) => string,
    rows: (after, tail) => sql`
      select ${rendered.columns} from email_mails
      where environment_id = ${scope.environment_id} and channel_id = ${channel_id}
        and ${is_passed_over}${only}${after} ${tail}`,
  })
}

/** As the indexes have it. */
const is_passed_over = sql`outcome in ('report', 'blocked', 'own', 'unrelated', 'old', 'duplicate') and uid is not null`

export async function requireEmailChannel(scope: Scope, channel_id: string): Promise<void> {
  const kind = await getChannelKind(scope, channel_id)
  if (kind !== 'email') throw invalid('channel_id', `must be a channel of kind email. This one's kind is ${kind}.`)
}

/** Those that the channel has, of the mails that were read. */
export function entriesOf(scope: Scope, channel_id: string, ids: readonly string[]): Promise<Entry[]> {
  return read<Entry>(scope, entries(scope, channel_id, ids))
}

export async function findEntry(scope: Scope, channel_id: string, id: string): Promise<Entry> {
  const [entry] = isId('mail', id) ? await entriesOf(scope, channel_id, [id]) : []
  if (!entry) throw notFound('email')
  return entry
}

function entries({ environment_id }: Scope, channel_id: string, ids: readonly string[]): Sql {
  return sql`
    select ${rendered.columns}, uid_validity, uid, encode(fingerprint, 'hex') as fingerprint,
      encode(message_key, 'hex') as message_key
    from email_mails
    where environment_id = ${environment_id} and id = any (${ids}::text[]) and channel_id = ${channel_id} and uid is not null`
}
