import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createUser } from '../accounts/users.ts'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { someContact } from '../testing/service.ts'
import { teamwork } from '../testing/teams.ts'
import { visit, widgetChannel } from '../testing/visitor.ts'

const { account, api, ana, ben, team, conversation, at, listed, eventsAbout } = await teamwork()

describe('teams', () => {
  it('are kept, listed, changed, and told about', async () => {
    const { status, body, headers } = await api.post('/teams', { name: ' Deliveries ', description: 'Parcels' })
    const { id } = body
    assert.deepEqual([status, headers.get('location')], [201, `/v1/teams/${id}`])
    assert.deepEqual(
      [body.name, body.visibility, body.routing, body.capacity, body.respect_hours, body.members, body.archived_at],
      ['Deliveries', 'everyone', 'manual', null, false, [], null],
    )
    assert.equal((await api.get('/teams?limit=1')).body.data[0].id, id)
    const changed = await api.patch(`/teams/${id}`, { routing: 'least_busy', capacity: 5, description: null })
    assert.deepEqual(
      [changed.body.name, changed.body.routing, changed.body.capacity, changed.body.description],
      ['Deliveries', 'least_busy', 5, null],
    )
    assert.deepEqual((await api.get(`/teams/${id}`)).body, changed.body)
    assert.equal((await api.patch(`/teams/${id}`, { name: 'x' }, { 'if-match': '"1"' })).status, 412)
    const [created, updated] = await eventsAbout(id, 'team.created,team.updated', 2)
    assert.deepEqual([created.type, updated.type], ['team.created', 'team.updated'])
    assert.deepEqual(updated.data.previous, { description: 'Parcels', routing: 'manual', capacity: null })
  })

  it('keep the working hours they name', async () => {
    const weekly = [{ day: 'monday', from: '09:00', to: '17:00' }]
    const { body: hours } = await api.post('/hours', { name: 'Support', time_zone: 'Europe/Berlin', weekly })
    const id = await team({ hours_id: hours.id, respect_hours: true })
    assertRefused(await api.delete(`/hours/${hours.id}`), 409, 'hours_in_use', /team/)
    assertRefused(await api.patch(`/teams/${id}`, { hours_id: 'none' }), 400, 'parameter_invalid', /^`hours_id`/)
    await api.post(`/teams/${id}/archive`)
    assert.equal((await api.delete(`/hours/${hours.id}`)).status, 200)
  })

  it('have a name of their own, in any case of letters, until they are archived', async () => {
    const id = await team({ name: 'Rückgaben' })
    assertRefused(await api.post('/teams', { name: 'RU\u0308CKGABEN' }), 409, 'team_already_exists')
    await api.post(`/teams/${id}/archive`)
    await team({ name: 'rückgaben' })
  })

  it('have members, each with a role and a capacity', async () => {
    const id = await team()
    const put = async (body: object) => (await api.post(`/teams/${id}/members`, body)).body.members
    assert.deepEqual(await put({ user_id: ana }), [{ user_id: ana, role: 'member', capacity: null }])
    assert.deepEqual(await put({ user_id: ben, role: 'lead' }), [
      { user_id: ana, role: 'member', capacity: null },
      { user_id: ben, role: 'lead', capacity: null },
    ])
    await put({ user_id: ana, capacity: 3 })
    const changed = await put({ user_id: ana, role: 'lead' })
    assert.deepEqual(changed[0], { user_id: ana, role: 'lead', capacity: 3 })
    assert.deepEqual((await api.get(`/teams/${id}`)).body.members, changed)
    const { body } = await api.delete(`/teams/${id}/members/${ana}`)
    assert.deepEqual(body.members, [{ user_id: ben, role: 'lead', capacity: null }])
    assertRefused(await api.delete(`/teams/${id}/members/${ana}`), 404, 'resource_not_found')
    const [first] = await eventsAbout(id, 'team.updated', 5)
    assert.deepEqual(first.data.previous, { members: [] })
  })

  it('take nobody who is no colleague, or may only read', async () => {
    const id = await team()
    const stranger = (await testAccount()).account_id
    const other = { account_id: stranger, name: 'Eve', email: 'eve@example.com', role: 'agent' } as const
    const viewer = { ...other, account_id: account.account_id, role: 'viewer' } as const
    for (const user_id of [
      await createUser(account.database, other),
      await createUser(account.database, viewer),
      'svcusr_none',
    ])
      assertRefused(await api.post(`/teams/${id}/members`, { user_id }), 400, 'parameter_invalid', /^`user_id`/)
  })

  it('of another account, or of live data, are not there', async () => {
    const id = await team()
    const others = await (await testAccount()).client()
    for (const api of [others, await account.client({ mode: 'test' })]) {
      assertRefused(await api.get(`/teams/${id}`), 404, 'resource_not_found')
      assertRefused(await api.post(`/teams/${id}/archive`), 404, 'resource_not_found')
      const { body: contact } = await api.post('/contacts', someContact())
      const { body } = await api.post('/conversations', { contact_id: contact.id })
      assertRefused(await api.patch(`/conversations/${body.id}`, { team: id }), 400, 'parameter_invalid', /^`team`/)
      const { body: channel } = await api.post('/channels', { kind: 'api', name: 'Orders' })
      const answer = await api.patch(`/channels/${channel.id}`, { default_team_id: id })
      assertRefused(answer, 400, 'parameter_invalid', /^`default_team_id`/)
    }
  })

  it('have fallbacks that never lead back', async () => {
    const [first, second, third] = [await team(), await team(), await team()]
    const fallBack = (from: string, to: string) => api.patch(`/teams/${from}`, { fallback_team_id: to })
    assertRefused(await fallBack(first, first), 400, 'parameter_invalid', /^`fallback_team_id`/)
    await fallBack(first, second)
    await fallBack(second, third)
    assertRefused(await fallBack(third, first), 400, 'parameter_invalid', /leads back/)
    for (let round = 0; round < 6; round++) {
      const [a, b] = [await team(), await team()]
      const statuses = (await Promise.all([fallBack(a, b), fallBack(b, a)])).map(({ status }) => status)
      assert.deepEqual(statuses.sort(), [200, 400])
    }
  })

  it('are named by their conversations, which are found and counted by them', async () => {
    const id = await team()
    const own = await conversation({ team: id })
    const none = await conversation()
    assert.deepEqual([(await at(own)).team, (await at(none)).team], [id, null])
    assert.deepEqual(await listed(`team_id=${id}`), [own])
    assert.deepEqual(await listed(`team_id=${id}&status=open&sort=last_message_at`), [own])
    const without = await listed('team_id=none')
    assert.deepEqual([without.includes(none), without.includes(own)], [true, false])
    const filters = [{ team_id: id }, { team_id: id, status: 'resolved' }]
    const { body } = await api.post('/conversations/counts', { filters })
    assert.deepEqual(
      body.data.map(({ count }: { count: number }) => count),
      [1, 0],
    )
  })

  it('take a conversation from whoever is no member, and say so', async () => {
    const [anas, both] = [await team({}, [ana]), await team({}, [ana, ben])]
    const id = await conversation({ assignee: ben })
    await api.patch(`/conversations/${id}`, { team: both })
    assert.equal((await at(id)).assignee, ben)
    await api.patch(`/conversations/${id}`, { team: anas })
    assert.deepEqual([(await at(id)).team, (await at(id)).assignee], [anas, null])
    const assigned = await eventsAbout(id, 'conversation.assigned', 2)
    assert.deepEqual(assigned[1].data.previous, { team: both, assignee: ben })
    // Whoever is named with the team gets it all the same.
    await api.patch(`/conversations/${id}`, { team: both, assignee: ana })
    await api.patch(`/conversations/${id}`, { team: anas, assignee: ben })
    assert.equal((await at(id)).assignee, ben)
    await api.patch(`/conversations/${id}`, { team: null })
    assert.equal((await at(id)).assignee, ben)
  })

  it('get the new conversations of their channels, whoever starts them', async () => {
    const id = await team()
    const { body: channel } = await api.post('/channels', { kind: 'api', name: 'Shop', default_team_id: id })
    assert.equal(channel.default_team_id, id)
    const own = await conversation({}, { channel_id: channel.id })
    const [created] = await eventsAbout(own, 'conversation.created', 1)
    assert.deepEqual([(await at(own)).team, created.data.object.team], [id, id])

    const channel_id = await widgetChannel(account)
    await api.patch(`/channels/${channel_id}`, { default_team_id: id })
    const message = await (await visit(account, channel_id)).post('/conversations', { content: 'Hello' })
    assert.equal(message.status, 201, JSON.stringify(message.body))
    assert.equal((await at(message.body.conversation_id)).team, id)
    assert.equal('team' in message.body, false)
  })
})
