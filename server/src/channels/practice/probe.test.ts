import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'

describe('a practice channel', () => {
  it('is tested in both directions, and says what keeps it from sending', async () => {
    const api = await (await testAccount()).client({ mode: 'test' })
    const { id } = (await api.post('/channels', { kind: 'practice', name: 'Messenger' })).body
    const test = async () => (await api.post(`/channels/${id}/test`)).body
    const works = { ok: true, problem: null }
    const well = { object: 'channel.test', ok: true, incoming: works, outgoing: works, authserv: null }
    assert.deepEqual(await test(), well)
    await api.patch(`/channels/${id}`, { practice: { answers: 'unavailable' } })
    const { ok, incoming, outgoing } = await test()
    assert.deepEqual([ok, incoming, outgoing.problem.code], [false, works, 'unavailable'])
    await api.delete(`/channels/${id}`)
    assertRefused(await api.post(`/channels/${id}/test`), 404, 'resource_not_found')
  })
})
