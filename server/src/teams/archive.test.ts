import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused } from '../testing/refused.ts'
import { eventually } from '../testing/service.ts'
import { teamwork } from '../testing/teams.ts'

const { api, ana, ben, team, conversation, at, listed, eventsAbout } = await teamwork()

describe('what teams have', () => {
  it('leave to their fallback what is reopened once they are archived', async () => {
    const next = await team()
    const first = await team({ fallback_team_id: next })
    const id = await conversation({ team: first })
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    await api.post(`/teams/${first}/archive`)
    assert.equal((await at(id)).team, first)
    await api.post(`/conversations/${id}/messages`, { content: 'One more thing', direction: 'inbound' })
    await eventually(async () => assert.equal((await at(id)).team, next), 20_000)
    assert.ok((await listed(`team_id=${next}&status=open`)).includes(id))
  })

  it('leave to their fallback what is not resolved when they are archived', async () => {
    const last = await team({}, [ben])
    const middle = await team({ fallback_team_id: last })
    const first = await team({ fallback_team_id: middle }, [ana, ben])
    const { body: channel } = await api.post('/channels', { kind: 'api', name: 'Shop', default_team_id: first })
    const [open, bens, resolved] = [
      await conversation({ team: first, assignee: ana }),
      await conversation({ team: first, assignee: ben }),
      await conversation({ team: first }),
    ]
    await api.post(`/conversations/${resolved}/status`, { status: 'resolved' })
    await api.post(`/teams/${middle}/archive`)
    const { body } = await api.post(`/teams/${first}/archive`)
    assert.notEqual(body.archived_at, null)
    const teams = await Promise.all([open, bens, resolved].map(async (id) => (await at(id)).team))
    assert.deepEqual(teams, [last, last, first])
    assert.deepEqual([(await at(open)).assignee, (await at(bens)).assignee], [null, ben])
    assert.equal((await api.get(`/channels/${channel.id}`)).body.default_team_id, last)
    const assigned = await eventsAbout(open, 'conversation.assigned', 2)
    assert.deepEqual(assigned[1].data.previous, { team: first, assignee: ana })
    const moved = await eventsAbout(bens, 'conversation.updated', 2)
    assert.deepEqual([moved[1].data.object.team, moved[1].data.previous], [last, { team: first }])
    assert.deepEqual((await eventsAbout(first, 'team.archived', 1))[0].data.object, body)

    assert.deepEqual((await api.post(`/teams/${first}/archive`)).body, body)
    assertRefused(await api.patch(`/teams/${first}`, { name: 'x' }), 409, 'team_archived')
    assertRefused(await api.post(`/teams/${first}/members`, { user_id: ben }), 409, 'team_archived')
    assertRefused(await api.patch(`/conversations/${open}`, { team: first }), 400, 'parameter_invalid', /^`team`/)
    assert.ok((await api.get('/teams?archived=true')).body.data.some(({ id }: { id: string }) => id === first))
    assert.ok(!(await api.get('/teams?limit=100')).body.data.some(({ id }: { id: string }) => id === first))
    await api.post(`/teams/${last}/archive`)
    assert.equal((await at(bens)).team, null)
  })

  it('get nothing while they are archived', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await team()
      const { body: channel } = await api.post('/channels', { kind: 'api', name: 'Shop', default_team_id: id })
      const single = await conversation()
      const [patch, started, archived] = await Promise.all([
        api.patch(`/conversations/${single}`, { team: id }),
        conversation({}, { channel_id: channel.id }),
        api.post(`/teams/${id}/archive`),
      ])
      assert.ok([200, 400].includes(patch.status), JSON.stringify(patch.body))
      assert.equal(archived.status, 200)
      assert.deepEqual([(await at(single)).team, (await at(started)).team], [null, null])
      assert.deepEqual(await listed(`team_id=${id}`), [])
      await api.delete(`/channels/${channel.id}?force=true`)
    }
  })

  it('are given to many conversations at once, and taken back', async () => {
    const [from, to] = [await team(), await team({}, [ben])]
    const id = await conversation({ team: from, assignee: ana })
    const { body: change } = await api.post('/bulk_changes', { filter: { team_id: from }, change: { team: to } })
    const over = (status: string) =>
      eventually(async () => assert.equal((await api.get(`/bulk_changes/${change.id}`)).body.status, status))
    await api.post(`/bulk_changes/${change.id}/start`)
    await over('finished')
    assert.deepEqual([(await at(id)).team, (await at(id)).assignee], [to, null])
    await api.post(`/bulk_changes/${change.id}/undo`)
    await over('undone')
    assert.deepEqual([(await at(id)).team, (await at(id)).assignee], [from, ana])
  })
})
