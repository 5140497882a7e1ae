import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { type SignedIn, setUp } from '../../testing/browser.ts'
import type { TestAccount } from '../../testing/service.ts'
import { createKey } from '../api-keys.ts'
import { max_keys } from '../keys/keys.ts'
import { max_pending } from './invitations.ts'

describe('what one person can create without end', () => {
  let account: TestAccount
  let owner: SignedIn
  before(async () => {
    account = await testAccount()
    owner = await setUp(account)
  })
  const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code

  it('are not API keys: a hundred in force, which one that ends makes room in, also by rolling', async () => {
    const make = () => owner.post('/api_keys', { name: 'One more', mode: 'live', scopes: ['contacts:read'] })
    const first = (await make()).body
    const [key] = await account.database.run<{ environment_id: number }>(sql`
      select environment_id from api_keys where id = ${first.id}`)
    const { environment_id } = key!
    const [there] = await account.database.run<{ count: number }>(sql`
      select count(*)::integer as count from api_keys where environment_id = ${environment_id} and revoked_at is null`)
    const base = {
      environment_id: environment_id,
      mode: 'live',
      name: 'n',
      scopes: ['contacts:read'],
      expires_at: null,
    } as const
    for (let n = there!.count; n < max_keys; n++) await createKey(account.database, base)
    assert.equal(code(await make()), 'api_key_limit_reached')
    assert.equal(code(await owner.post(`/api_keys/${first.id}/roll`, {})), 'api_key_limit_reached')
    assert.equal((await owner.post('/api_keys', { name: 'Test', mode: 'test', scopes: ['contacts:read'] })).status, 201)
    assert.equal((await owner.post(`/api_keys/${first.id}/revoke`)).status, 200)
    assert.equal((await make()).status, 201)
  })

  it('are not invitations: two hundred pending, but anyone can be invited again', async () => {
    const invite = (email: string) => owner.post('/invitations', { email, role: 'viewer' })
    const { id } = (await invite('first@example.com')).body
    await account.database.run(sql`
      insert into invitations (account_id, id, email, role, token_hash, created_at, expires_at)
      select account_id, id || n, n || email, role, token_hash || n::text::bytea, created_at, expires_at
      from invitations, generate_series(2, ${max_pending}::integer) n where id = ${id}`)
    assert.equal(code(await invite('another@example.com')), 'invitation_limit_reached')
    const again = await invite('first@example.com')
    assert.equal(again.status, 201)
    assert.equal((await owner.delete(`/invitations/${again.body.id}`)).status, 200)
    assert.equal((await invite('another@example.com')).status, 201)
  })
})
