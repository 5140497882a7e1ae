import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { hashPassword } from './passwords.ts'

interface Holder {
  email: string
  /** Null if they are only being created. */
  user_id: string | null
}

/**
 * A hash with the salt of those that the address has in other accounts, if any. At sign-in, one derivation is then compared with all of them:
 * the time it takes doesn't reveal how many accounts an address is used in.
 */
export async function hashPasswordOf(
  database: Pick<Database, 'read'>,
  { email, user_id }: Holder,
  password: string,
  sharers: readonly string[],
): Promise<string> {
  const [other] = await database.read<{ password_hash: string }>(sql`
    select password_hash from users
    where email = ${email} and id is distinct from ${user_id} and password_hash is not null order by id limit 1`)
  return hashPassword(password, sharers, other?.password_hash)
}
