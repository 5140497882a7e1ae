import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'
import { signedIdentity, visitorClient, widgetChannel } from '../../testing/visitor.ts'

describe('a signed identity', () => {
  it('is for one channel and says when it was made, except on channels of an earlier version, which say so', async () => {
    const account = await testAccount()
    const api = await account.client()
    const channel_id = await widgetChannel(account)
    const { key } = (await api.post(`/channels/${channel_id}/identity_keys`)).body
    const now_s = Math.floor(Date.now() / 1000)
    const signIn = (claims: Record<string, unknown>) =>
      visitorClient(account).post('/visitors', {
        channel_id,
        identity_token: signedIdentity(key, { sub: 'a', ...claims }),
      })
    const lacking = [
      {},
      { aud: 'another' },
      { aud: channel_id, iat: undefined },
      { aud: channel_id, iat: now_s + 3600 },
    ]
    for (const claims of lacking) assertRefused(await signIn(claims), 401, 'identity_invalid')
    assert.equal((await signIn({ aud: channel_id })).status, 201)
    assert.equal((await signIn({ aud: ['another', channel_id] })).status, 201)

    const at = `/channels/${channel_id}`
    const channel = async () => (await api.get(at)).body
    assert.deepEqual((await channel()).health.status, 'ok')
    await account.database.run(
      sql`update channels set widget = (widget::jsonb - 'identity_claims')::json where id = ${channel_id}`,
    )
    for (const claims of lacking) assert.equal((await signIn(claims)).status, 201)
    const { widget, health } = await channel()
    assert.deepEqual([widget.identity_claims, health.problem.code], ['optional', 'identity_claims_optional'])
    const limited = await account.client({ scopes: ['channels:write'] })
    assertRefused(await limited.patch(at, { widget: { identity_claims: 'optional' } }), 403, 'insufficient_scope')
    assert.equal((await api.patch(at, { widget: { identity_claims: 'required' } })).body.health.status, 'ok')
    assertRefused(await signIn({}), 401, 'identity_invalid')
  })
})
