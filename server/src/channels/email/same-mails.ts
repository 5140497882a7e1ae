import { sql } from '../../db/sql.ts'
import { read, type Scope } from '../../scope.ts'
import { type Arrival, fingerprintOf, messageKey } from './journal.ts'
import type { Entry } from './journal-list.ts'
import type { Mail } from './read/mail-shape.ts'

/** What lies where an entry of the journal was read. */
export interface Reread {
  readonly entry: Entry
  readonly arrival: Arrival
  readonly mail: Mail | null
}

/** Those that are the mails of their entries: the channel may have another mailbox since, whose mails have the same numbers. */
export async function sameMails(scope: Scope, channel_id: string, mails: readonly Reread[]): Promise<Reread[]> {
  const channel_marks = await knownMarks(
    scope,
    channel_id,
    mails.filter(({ entry }) => entry.fingerprint === null).flatMap(marksOf),
  )
  return mails.filter((reread) => {
    const { fingerprint, message_key } = reread.entry
    const marks = marksOf(reread).map((mark) => mark.toString('hex'))
    // Of a duplicate, the entry says nothing: another one of the channel has what it repeats.
    if (fingerprint === null) return marks.some((mark) => channel_marks.has(mark))
    const is_nameless = isBeginning(reread) && message_key === null && reread.mail?.message_id === null
    return is_nameless || marks.some((mark) => mark === fingerprint || mark === message_key)
  })
}

/** If only the beginning of a mail was read, its ID alone identifies it. */
function marksOf(reread: Reread): Buffer[] {
  const { arrival, mail } = reread
  if (isBeginning(reread)) return mail?.message_id ? [messageKey(mail.message_id)] : []
  const { current, former } = fingerprintOf(arrival.raw, mail)
  // It may not have been readable at that time.
  return [current, ...former, fingerprintOf(arrival.raw, null).current]
}

function isBeginning({ arrival, mail }: Reread): boolean {
  return arrival.is_cut && mail !== null
}

async function knownMarks(scope: Scope, channel_id: string, marks: Buffer[]): Promise<Set<string>> {
  if (marks.length === 0) return new Set()
  const within = sql`environment_id = ${scope.environment_id} and channel_id = ${channel_id}`
  const rows = await read<{ mark: string }>(
    scope,
    sql`
    select encode(mark, 'hex') as mark from unnest(${marks}::bytea[]) as mark
    where exists (select from email_mails where ${within} and folder in ('inbox', 'sent') and fingerprint = mark)
      or exists (select from email_mails where ${within} and message_key = mark)`,
  )
  return new Set(rows.map(({ mark }) => mark))
}
