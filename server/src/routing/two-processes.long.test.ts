import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { colleagues, conversationOf, enter, teamOf } from '../testing/routing/teams.ts'
import { type Client, eventually, startTestService, type TestService } from '../testing/service.ts'
import { giveWaiting } from './give.ts'

describe('routing by two processes', () => {
  let service: TestService
  let beside: TestService
  let api: Client
  let there: Client
  before(async () => {
    service = await startTestService()
    beside = await startTestService({}, service)
    api = await service.client()
    there = await beside.client()
  })
  after(async () => {
    await beside.stop()
    await service.stop()
  })

  const is = (user_id: string, state: string) => api.put(`/users/${user_id}/availability`, { state })
  const openOf = async (user_id: string) => {
    const [row] = await service.database.run<{ count: number }>(sql`
      select count(*)::integer as count from conversations where assignee = ${user_id} and status = 'open'`)
    return row!.count
  }
  const conversations = async (count: number) => {
    const ids: string[] = []
    while (ids.length < count)
      ids.push(
        ...(await Promise.all(Array.from({ length: Math.min(10, count - ids.length) }, () => conversationOf(api)))),
      )
    return ids
  }
  /** Both at once, as if each were woken at this moment. */
  const round = () => Promise.all([giveWaiting(service.means), giveWaiting(beside.means)])

  it('gives one of two conversations to a person with one place, again and again', async () => {
    const [person] = await colleagues(service, 1)
    await is(person!, 'off')
    const teams = [
      await teamOf(api, { members: [person!], capacity: 1 }),
      await teamOf(api, { members: [person!], capacity: 1 }),
    ]
    const ids = await conversations(20)
    await enter(api, teams[0]!, ids.slice(0, 10))
    await enter(api, teams[1]!, ids.slice(10))
    await is(person!, 'available')
    for (let turn = 0; turn < 20; turn++) {
      await eventually(async () => {
        await round()
        assert.equal(await openOf(person!), 1)
      })
      const [own] = (await there.get(`/conversations?assignee=${person}&status=open`)).body.data
      await there.post(`/conversations/${own.id}/status`, { status: 'resolved' })
    }
    const [row] = await service.database.run<{ count: number }>(sql`
      select count(distinct conversation_id)::integer as count from assignments where user_id = ${person}`)
    assert.equal(row!.count, 20)
  })

  it('gives 200 that wait to the first who arrive, up to what each can have', async () => {
    const members = await colleagues(service, 3)
    const team_id = await teamOf(api, { members, capacity: 60 })
    await enter(api, team_id, await conversations(200))
    await Promise.all(members.map((user_id) => is(user_id, 'available')))
    await eventually(async () => assert.deepEqual(await Promise.all(members.map(openOf)), [60, 60, 60]))
    assert.equal((await api.get(`/teams/${team_id}/queue?limit=100`)).body.data.length, 20)
  })

  it('gives nothing to whoever is disabled at that moment', async () => {
    const [leaver, stayer] = await colleagues(service, 2)
    const team_id = await teamOf(api, { members: [leaver!, stayer!] })
    const ids = await conversations(10)
    await Promise.all([is(leaver!, 'available'), is(stayer!, 'off')])
    // Holds the row as whoever disables somebody does: routing has to wait, and then sees it.
    await service.database.session(async (connection) => {
      await connection.query(sql`begin`)
      await connection.query(sql`update users set disabled_at = now() where id = ${leaver}`)
      await enter(api, team_id, ids)
      const rounds = round()
      await connection.query(sql`commit`)
      await rounds
    })
    assert.equal(await openOf(leaver!), 0)
    await is(stayer!, 'available')
    await eventually(async () => assert.equal(await openOf(stayer!), 10))
  })

  it('leaves nothing waiting for a free place, and nobody with an error, while others write, resolve, hand over and move', async () => {
    const members = await colleagues(service, 4)
    await Promise.all(members.map((user_id) => is(user_id, 'available')))
    const teams = await Promise.all(
      [members.slice(0, 3), members.slice(1), members].map((some) => teamOf(api, { members: some, capacity: 5 })),
    )
    const ids = await conversations(40)
    const clients = [api, there]
    const statuses = new Map<number, number>()
    const note = ({ status }: { status: number }) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
    await Promise.all(
      Array.from({ length: 8 }, async (_, worker) => {
        for (let n = 0; n < 40; n++) {
          const client = clients[n % 2]!
          const at = `/conversations/${ids[(worker * 5 + n) % ids.length]}`
          const act = (worker + n) % 4
          if (act === 0) note(await client.patch(at, { team: teams[n % 3], assignee: null }))
          if (act === 1) note(await client.post(`${at}/messages`, { content: 'Still here?', direction: 'inbound' }))
          if (act === 2) note(await client.post(`${at}/status`, { status: n % 3 === 0 ? 'resolved' : 'open' }))
          if (act === 3) note(await client.post(`${at}/handover`, { reason: 'customer_requested' }))
          if (n % 10 === 0) await round()
        }
      }),
    )
    const failed = [...statuses.keys()].filter((status) => status >= 500)
    assert.deepEqual(failed, [], JSON.stringify([...statuses]))
    await eventually(async () => {
      await round()
      const free = (await Promise.all(members.map(openOf))).some((load) => load < 5)
      const waiting = await Promise.all(teams.map((id) => api.get(`/teams/${id}/queue`)))
      assert.ok(!free || waiting.every(({ body }) => body.data.length === 0))
    })
  })
})
