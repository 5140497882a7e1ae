import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import type { ApiCaller } from '../../http/caller.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import { systemScope } from '../../scope.ts'
import { testAccount } from '../../testing/account.ts'
import { person, type SignedIn } from '../../testing/browser.ts'
import { inDays } from '../../testing/moments.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'
import { stayActive } from '../sign-in/session.ts'
import { setAvailability } from './availability.ts'

describe('whether somebody is there', () => {
  let account: TestAccount
  let api: Client
  let agent: SignedIn
  let id: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    agent = await person(account, 'agent')
    id = (await api.get(`/users?email=${encodeURIComponent(agent.email)}`)).body.data[0].id
  })
  const stateOf = async () => (await api.get(`/users/${id}/availability`)).body
  const activeAt = (ago: string) =>
    account.database.run(sql`update users set active_at = now() - ${ago}::interval where id = ${id}`)

  it('follows from what they do, and ends after ten minutes of doing nothing', async () => {
    assert.partialDeepStrictEqual(await stateOf(), { user_id: id, state: 'away', set_by: 'activity', active_at: null })
    assert.equal((await agent.post('/session/active')).status, 200)
    assert.partialDeepStrictEqual(await stateOf(), { state: 'available', set_by: 'activity', until: null })
    await activeAt('11 minutes')
    assert.partialDeepStrictEqual(await stateOf(), { state: 'away', set_by: 'activity' })
  })

  it('is what they say, whatever they do, until it ends by itself', async () => {
    await activeAt('0')
    await agent.put(`/live/users/${id}/availability`, { state: 'off' })
    assert.partialDeepStrictEqual(await stateOf(), { state: 'off', set_by: 'person' })
    const until = inDays(1)
    await agent.put(`/live/users/${id}/availability`, { state: 'away', until })
    assert.partialDeepStrictEqual(await stateOf(), { state: 'away', set_by: 'person', until })
    await account.database.run(sql`update availabilities set until = now() where user_id = ${id}`)
    await eventually(async () =>
      assert.partialDeepStrictEqual(await stateOf(), { state: 'available', set_by: 'activity', until: null }),
    )
  })

  it('ends with inactivity if they said that they are there, unless they said until when', async () => {
    await agent.put(`/live/users/${id}/availability`, { state: 'available' })
    await activeAt('11 minutes')
    assert.partialDeepStrictEqual(await stateOf(), { state: 'available', set_by: 'person' })
    await account.database.run(
      sql`update availabilities set set_at = now() - interval '11 minutes' where user_id = ${id}`,
    )
    assert.partialDeepStrictEqual(await stateOf(), { state: 'away', set_by: 'activity' })
    const until = inDays(1)
    await api.put(`/users/${id}/availability`, { state: 'available', until })
    await account.database.run(
      sql`update availabilities set set_at = now() - interval '11 minutes' where user_id = ${id}`,
    )
    assert.partialDeepStrictEqual(await stateOf(), { state: 'available', set_by: 'person', until })
  })

  it('is set by themselves and by administrators, and by nobody else', async () => {
    const [other, viewer, admin] = [
      await person(account, 'agent'),
      await person(account, 'viewer'),
      await person(account, 'admin'),
    ]
    const body = { state: 'away' }
    assertRefused(await other.put(`/live/users/${id}/availability`, body), 403, 'insufficient_role')
    assertRefused(await viewer.put(`/live/users/${id}/availability`, body), 403, 'insufficient_scope')
    assert.equal((await admin.put(`/live/users/${id}/availability`, body)).status, 200)
    const stranger = await testAccount()
    const foreign = await stranger.client()
    assertRefused(await foreign.put(`/users/${id}/availability`, body), 404, 'resource_not_found')
    assertRefused(await foreign.get(`/users/${id}/availability`), 404, 'resource_not_found')
  })

  it('refuses an end that is past or more than a year away', async () => {
    for (const until of ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z'])
      assertRefused(await api.put(`/users/${id}/availability`, { state: 'away', until }), 400, 'parameter_invalid')
  })

  it('is announced when they set it or come back, and not while they just go on working', async () => {
    let count = 0
    const announce = () => void count++
    const scope = {
      ...systemScope(account.means, { ...account, environment_id: account.environment_ids.live, mode: 'live' }),
      announce,
    }
    await setAvailability(scope, id, { state: 'available' }, { kind: 'key' } as ApiCaller)
    assert.equal(count, 1)
    await activeAt('11 minutes')
    const session = { user_id: id }
    await stayActive({ ...scope, session } as unknown as DashboardScope)
    assert.equal(count, 2)
    await activeAt('2 minutes')
    await stayActive({ ...scope, session } as unknown as DashboardScope)
    assert.equal(count, 2)
  })
})
