import { sql } from '../../../db/sql.ts'
import type { Unsubscribing } from '../../../mail/unsubscribe.ts'
import { languageOf } from './words.ts'

/** By address, not by visitor: whose address it is may be somebody who never wrote. */
export const continuityUnsubscribing: Unsubscribing = {
  async describe({ database }, { environment_id, locale }) {
    const [row] = await database.read<{ sender: string }>(sql`
      select accounts.name as sender from environments join accounts on accounts.id = account_id where environments.id = ${environment_id}`)
    return row ? { ...row, language: languageOf(locale ?? null) } : null
  },
  async set({ database }, { environment_id, address_hash }, is_wanted) {
    const bytes = sql`decode(${address_hash!}, 'hex')`
    await database.write(
      is_wanted
        ? sql`delete from mail_stops where environment_id = ${environment_id} and address_hash = ${bytes}`
        : sql`insert into mail_stops (environment_id, address_hash) values (${environment_id}, ${bytes}) on conflict do nothing`,
    )
  },
}
