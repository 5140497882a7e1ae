import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { colleagues, conversationOf, enter, teamOf } from '../testing/routing/teams.ts'
import { type Client, eventually, type TestAccount } from '../testing/service.ts'

type Json = Client extends { get(path: string): Promise<{ body: infer Body }> } ? Body : never

describe('routing', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const is = (user_id: string, state: string) => api.put(`/users/${user_id}/availability`, { state })
  const assigneeOf = async (id: string) => (await api.get(`/conversations/${id}`)).body.assignee
  const journalOf = async (id: string) => (await api.get(`/conversations/${id}/assignments`)).body.data
  const openOf = async (user_id: string) =>
    (await api.get(`/conversations?assignee=${user_id}&status=open&limit=100`)).body.data.length

  it('gives what enters a team to the least busy person who is there, with the reason and an event', async () => {
    const [busy, idle, absent] = await colleagues(account, 3)
    await Promise.all([is(busy!, 'available'), is(idle!, 'available'), is(absent!, 'away')])
    const own = await conversationOf(api)
    await api.patch(`/conversations/${own}`, { assignee: busy })
    const team_id = await teamOf(api, { members: [busy!, idle!, absent!] })
    const id = await conversationOf(api)
    await enter(api, team_id, [id])
    await eventually(async () => assert.equal(await assigneeOf(id), idle))
    const [entry] = await journalOf(id)
    assert.partialDeepStrictEqual(entry, {
      ...{ user_id: idle, team_id, reason: 'least_busy', candidates: 2, ended_at: null },
      actor: { type: 'system', id: null },
    })
    await eventually(async () => {
      const { data } = (await api.get('/events?types=conversation.assigned&order=desc&limit=100')).body
      assert.ok(data.some((event: Json) => event.data.object.id === id && event.actor.type === 'system'))
    })
  })

  it('keeps a journal of what is done by hand, too', async () => {
    const [one, other] = await colleagues(account, 2)
    const id = await conversationOf(api)
    await api.patch(`/conversations/${id}`, { assignee: one })
    await api.post(`/conversations/${id}/messages`, { content: 'A note in between.', private: true })
    await api.patch(`/conversations/${id}`, { assignee: null })
    await api.post(`/conversations/${id}/accept`, { assignee: other })
    const entries = await journalOf(id)
    assert.deepEqual(
      entries.map(({ user_id, reason, ended_at }: Json) => [user_id, reason, ended_at === null]),
      [
        [other, 'accepted', true],
        [one, 'by_hand', false],
      ],
    )
  })

  it('leaves alone whoever is away, full, disabled or may only read, and gives at once when a place becomes free', async () => {
    const [away, leaver, viewer, full] = await colleagues(account, 4)
    for (const id of [leaver!, viewer!, full!]) await is(id, 'available')
    await is(away!, 'off')
    await account.database.run(sql`update users set disabled_at = now() where id = ${leaver}`)
    await account.database.run(sql`update users set role = 'viewer' where id = ${viewer}`)
    const team_id = await teamOf(api, { members: [away!, leaver!, viewer!, full!], capacity: 1 })
    const ids = [await conversationOf(api), await conversationOf(api), await conversationOf(api)]
    await enter(api, team_id, ids)
    await eventually(async () => assert.equal(await assigneeOf(ids[0]!), full))
    assert.deepEqual(await Promise.all(ids.slice(1).map(assigneeOf)), [null, null])
    await api.post(`/conversations/${ids[0]}/status`, { status: 'resolved' })
    await eventually(async () => assert.equal(await assigneeOf(ids[1]!), full))
    await is(away!, 'available')
    await eventually(async () => assert.equal(await assigneeOf(ids[2]!), away))
  })

  it('counts what a person has over all teams', async () => {
    const [person] = await colleagues(account, 1)
    await is(person!, 'available')
    const teams = [
      await teamOf(api, { members: [person!], capacity: 2 }),
      await teamOf(api, { members: [person!], capacity: 2 }),
    ]
    const ids = await Promise.all(Array.from({ length: 4 }, () => conversationOf(api)))
    await Promise.all([enter(api, teams[0]!, ids.slice(0, 2)), enter(api, teams[1]!, ids.slice(2))])
    await eventually(async () => assert.equal(await openOf(person!), 2))
    await api.post(`/conversations/${(await api.get(`/conversations?assignee=${person}`)).body.data[0].id}/status`, {
      status: 'resolved',
    })
    await eventually(async () => {
      const all = await Promise.all(ids.map(assigneeOf))
      assert.equal(all.filter((one) => one === person).length, 3)
    })
    assert.equal(await openOf(person!), 2)
  })

  it('takes urgent ones first, then whoever waits longest', async () => {
    const [person] = await colleagues(account, 1)
    await is(person!, 'off')
    const team_id = await teamOf(api, { members: [person!], capacity: 1 })
    const ids = [await conversationOf(api), await conversationOf(api), await conversationOf(api)]
    await api.patch(`/conversations/${ids[2]}`, { priority: 'urgent' })
    await enter(api, team_id, ids)
    const { body } = await api.get(`/teams/${team_id}/queue`)
    assert.deepEqual(
      body.data.map((entry: Json) => entry.conversation_id),
      [ids[2], ids[0], ids[1]],
    )
    await is(person!, 'available')
    for (const id of [ids[2]!, ids[0]!, ids[1]!]) {
      await eventually(async () => assert.equal(await assigneeOf(id), person))
      await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    }
  })

  it('returns a customer to the person they had', async () => {
    const [first, second] = await colleagues(account, 2)
    await Promise.all([is(first!, 'available'), is(second!, 'available')])
    const team_id = await teamOf(api, { members: [first!, second!], sticky_days: 3 })
    const contact = (await api.post('/contacts', { name: 'Ada', email: `ada-${team_id}@example.com` })).body.id
    const earlier = await conversationOf(api, contact)
    await api.post(`/conversations/${earlier}/accept`, { assignee: second })
    const id = await conversationOf(api, contact)
    await enter(api, team_id, [id])
    await eventually(async () => assert.equal(await assigneeOf(id), second))
    assert.equal((await journalOf(id))[0].reason, 'sticky')
  })

  it('tells who would get the next one, and why not the others', async () => {
    const [here, full, away] = await colleagues(account, 3)
    await Promise.all([is(here!, 'available'), is(full!, 'available'), is(away!, 'away')])
    const other = await conversationOf(api)
    await api.patch(`/conversations/${other}`, { assignee: full })
    const team_id = await teamOf(api, { routing: 'manual', members: [here!, full!, away!], capacity: 1 })
    const previewOf = async () => (await api.post(`/teams/${team_id}/routing_preview`, {})).body
    assert.partialDeepStrictEqual(await previewOf(), { user_id: null, reason: 'routing_manual', conversation_id: null })
    await api.patch(`/teams/${team_id}`, { routing: 'round_robin' })
    const preview = await previewOf()
    assert.partialDeepStrictEqual(preview, { user_id: here, reason: 'round_robin', candidates: 1 })
    assert.deepEqual(
      preview.members.map(({ user_id, load, obstacle }: Json) => [user_id, load, obstacle]),
      [
        [here, 0, null],
        [full, 1, 'full'],
        [away, 0, 'not_available'],
      ].toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
    )
  })
})
