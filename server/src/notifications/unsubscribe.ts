import { sql } from '../db/sql.ts'
import type { Unsubscribing } from '../mail/unsubscribe.ts'
import { setEmail } from './settings.ts'

/** Ends notifications by email, of every kind. Those in Parley and by push stay as they are. */
export const notificationUnsubscribing: Unsubscribing = {
  async describe({ database }, { user_id }) {
    const [row] = await database.read<{ sender: string; language: string | null }>(sql`
      select accounts.name as sender, language from users join accounts on accounts.id = account_id
      where users.id = ${user_id!} and disabled_at is null`)
    return row ? { ...row, language: row.language ?? 'en' } : null
  },
  set: ({ database }, { user_id }, wanted) => setEmail(database, user_id!, wanted),
}
