import { sql } from '../db/sql.ts'
import { read, type Scope } from '../scope.ts'

/** Whether a person's reply to an unassigned conversation assigns it to them. */
export async function firstReplyAssigns(scope: Scope): Promise<boolean> {
  const accounts = await read(
    scope,
    sql`select from accounts where id = ${scope.account_id} and first_reply_assigns_at is not null`,
  )
  return accounts.length > 0
}
