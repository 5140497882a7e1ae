import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { person, setUp } from '../../testing/browser.ts'
import { assertRefused } from '../../testing/refused.ts'

describe('saved views', () => {
  it('are kept for one person and one mode, each under its own name', async () => {
    const account = await testAccount()
    const owner = await setUp(account)
    const viewer = await person(account, 'viewer')
    const view = { mode: 'live', name: 'Urgent', query: 'view=unassigned&priority=urgent' }
    const { status, body } = await viewer.post('/saved_views', view)
    assert.deepEqual([status, body.name, body.query], [201, view.name, view.query])
    assert.deepEqual((await viewer.get('/saved_views?mode=live')).body.data, [body])
    assert.deepEqual((await viewer.get('/saved_views?mode=test')).body.data, [])
    assert.deepEqual((await owner.get('/saved_views?mode=live')).body.data, [])
    assertRefused(await viewer.post('/saved_views', view), 409, 'saved_view_already_exists')
    assert.equal((await owner.post('/saved_views', view)).status, 201)
    assertRefused(await owner.delete(`/saved_views/${body.id}?mode=live`), 404, 'resource_not_found')
    assertRefused(await viewer.delete(`/saved_views/${body.id}?mode=test`), 404, 'resource_not_found')
    assertRefused(await viewer.delete('/saved_views/%00?mode=live'), 404, 'resource_not_found')
    assert.equal((await viewer.delete(`/saved_views/${body.id}?mode=live`)).status, 200)
    assert.deepEqual((await viewer.get('/saved_views?mode=live')).body.data, [])
  })

  it('are shared by whoever may write, and taken back by them or an admin', async () => {
    const account = await testAccount()
    const owner = await setUp(account)
    const [agent, viewer] = [await person(account, 'agent'), await person(account, 'viewer')]
    const viewNames = async (who: typeof agent) =>
      (await who.get('/saved_views?mode=live')).body.data.map(({ name }: { name: string }) => name)
    const { body } = await agent.post('/saved_views', { mode: 'live', name: 'Fires', query: 'priority=urgent' })
    assert.deepEqual([body.shared_at, await viewNames(viewer)], [null, []])
    const at = `/saved_views/${body.id}`
    assertRefused(await owner.patch(at, { mode: 'live', shared: true }), 404, 'resource_not_found')
    assert.notEqual((await agent.patch(at, { mode: 'live', shared: true })).body.shared_at, null)
    for (const who of [agent, owner, viewer]) assert.deepEqual(await viewNames(who), ['Fires'])
    assert.deepEqual((await viewer.get('/saved_views?mode=test')).body.data, [])
    assertRefused(await viewer.patch(at, { mode: 'live', name: 'Mine' }), 403, 'insufficient_role')
    assertRefused(await viewer.delete(`${at}?mode=live`), 403, 'insufficient_role')
    const shared = { mode: 'live', name: 'No', query: '', shared: true }
    assertRefused(await viewer.post('/saved_views', shared), 403, 'insufficient_role')
    const stranger = await setUp(await testAccount())
    assert.deepEqual(await viewNames(stranger), [])
    assertRefused(await stranger.patch(at, { mode: 'live', name: 'Stolen' }), 404, 'resource_not_found')
    assert.equal((await owner.patch(at, { mode: 'live', name: 'Burning' })).body.name, 'Burning')
    await agent.patch(at, { mode: 'live', shared: false })
    assert.deepEqual([await viewNames(agent), await viewNames(viewer)], [['Burning'], []])
  })

  it('show a label under its new name, also where two labels become one', async () => {
    const account = await testAccount()
    const [owner, api] = [await setUp(account), await account.client()]
    const make = async (name: string) => (await api.post('/labels', { name })).body.id as string
    const [id, other] = [await make('new & old'), await make('open')]
    const save = (name: string, mode: string, query: string) => owner.post('/saved_views', { mode, name, query })
    await save('One', 'live', 'label=new+%26+old&view=all')
    await save('Two', 'live', 'label=new&priority=urgent')
    await save('One', 'test', 'label=new+%26+old')
    const queries = async (mode: string) =>
      (await owner.get(`/saved_views?mode=${mode}&order=asc`)).body.data.map(({ query }: { query: string }) => query)
    await api.patch(`/labels/${id}`, { name: 'öffnen' })
    assert.deepEqual(await queries('live'), ['label=%C3%B6ffnen&view=all', 'label=new&priority=urgent'])
    assert.deepEqual(await queries('test'), ['label=new+%26+old'])
    await api.post(`/labels/${id}/merge`, { into: other })
    assert.deepEqual(await queries('live'), ['label=open&view=all', 'label=new&priority=urgent'])
    await api.delete(`/labels/${other}`)
    assert.deepEqual(await queries('live'), ['label=open&view=all', 'label=new&priority=urgent'])
  })

  it('are fifty at most', async () => {
    const account = await testAccount()
    const owner = await setUp(account)
    const save = (n: number) => owner.post('/saved_views', { mode: 'live', name: `View ${n}`, query: '' })
    const responses = await Promise.all(Array.from({ length: 52 }, (_, n) => save(n)))
    assert.equal(responses.filter(({ status }) => status === 201).length, 50)
    assertRefused(await save(99), 409, 'saved_view_limit_reached')
  })
})
