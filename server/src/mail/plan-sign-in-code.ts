import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'

export const sign_in_code = 'sign_in_code'

/**
 * Plans a mail with a code to whoever has this address, if anybody does. The code is made when the mail goes out: until then there is
 * none, and a known address takes as long as an unknown one.
 */
export async function planSignInCode(database: Database, email: string): Promise<void> {
  await database.write(sql`
    insert into mails (environment_id, id, kind, user_id, due_at, created_at)
    select environments.id, ${newId('mail')}, ${sign_in_code}, users.id, now(), now()
    from users join environments on environments.account_id = users.account_id and mode = 'live'
    where email = ${email} and password_hash is not null and disabled_at is null
    order by users.id limit 1`)
}
