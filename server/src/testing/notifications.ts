import assert from 'node:assert/strict'
import { sql } from '../db/sql.ts'
import type { SignedIn } from './browser.ts'
import { type Client, eventually, someContact, type TestAccount } from './service.ts'

export async function idOf({ database }: TestAccount, { email }: SignedIn): Promise<string> {
  const [user] = await database.run<{ id: string }>(sql`select id from users where email = ${email}`)
  return user!.id
}

/** Once people were told of everything that has happened so far. */
export function everybodyToldOf({ database, account_id }: TestAccount): Promise<void> {
  return eventually(async () => {
    const waiting = await database.run(sql`
      select from environments left join notification_progress on environment_id = id
      where account_id = ${account_id} and (sequence is null or sequence < last_sequence
        or exists (select from outbox where outbox.environment_id = environments.id))`)
    assert.equal(waiting.length, 0)
  })
}

export async function startedConversation(by: Client, body: object = {}): Promise<string> {
  const contact = await by.post('/contacts', someContact())
  return (await by.post('/conversations', { contact_id: contact.body.id, ...body })).body.id
}
