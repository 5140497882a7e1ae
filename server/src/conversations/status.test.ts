import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { type Model, type Real, steps } from '../testing/conversations/status-model.ts'
import { eventsOf } from '../testing/events-of.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, startTestService, type TestService } from '../testing/service.ts'
import type { Status } from './schema.ts'

const statuses = ['open', 'pending', 'snoozed', 'resolved'] as const
const yes = { open: true, pending: true, snoozed: true, resolved: true }

/** The contract's transition matrix. */
const allowed: Record<Status, Record<Status, boolean>> = {
  open: yes,
  pending: yes,
  snoozed: { ...yes, pending: false },
  resolved: { ...yes, pending: false, snoozed: false },
}

let service: TestService
let api: Client
let contact_id: string
before(async () => {
  service = await startTestService({ ROLE: 'api' })
  api = await service.client()
  contact_id = (await api.post('/contacts', someContact())).body.id
})
after(() => service.stop())

const started = async () => (await api.post('/conversations', { contact_id })).body
const set = (id: string, status: string, rest = {}) => api.post(`/conversations/${id}/status`, { status, ...rest })
const inStatus = async (status: Status) => {
  const { id } = await started()
  return (await set(id, status)).body
}

describe('the status of a conversation', () => {
  for (const from of statuses)
    for (const to of statuses)
      it(`${allowed[from][to] ? 'moves' : 'does not move'} from ${from} to ${to}`, async () => {
        const before = await inStatus(from)
        const answer = await set(before.id, to)
        if (!allowed[from][to]) {
          const moves = statuses.filter((other) => other !== from && allowed[from][other])
          for (const move of moves)
            assertRefused(answer, 409, 'status_transition_not_allowed', new RegExp(`\\b${move}\\b`))
          assert.deepEqual((await api.get(`/conversations/${before.id}`)).body, before)
          return
        }
        assert.equal(answer.status, 200)
        assert.equal(answer.body.status, to)
        if (from === to) assert.deepEqual(answer.body, before)
        if (to === 'open') assert.equal(answer.body.handled_by, 'human')
        if (to === 'pending') assert.equal(answer.body.handled_by, 'assistant')
        assert.equal(answer.body.resolved_at !== null, to === 'resolved')
      })

  it('told when it changes, with what it was, and not when it stays', async () => {
    const { id } = await started()
    await set(id, 'open')
    const pending = (await set(id, 'pending')).body
    const resolved = (await set(id, 'resolved')).body
    await set(id, 'resolved')
    const kinds = ['conversation.created', 'conversation.status_changed', 'conversation.status_changed']
    const [, first, second] = await eventsOf(api, id, kinds)
    const before = { status: 'open', handled_by: 'human' }
    assert.deepEqual(first!.data, { object: pending, previous: before })
    assert.deepEqual(second!.data, { object: resolved, previous: { status: 'pending', resolved_at: null } })
  })

  it('snoozed until a time is shown as that time, in UTC, and may be given another', async () => {
    const { id } = await started()
    const soon = new Date(Date.now() + 3600_000)
    const offset = `${new Date(soon.getTime() + 2 * 3600_000).toISOString().slice(0, -1)}+02:00`
    assert.equal((await set(id, 'snoozed', { snoozed_until: offset })).body.snoozed_until, soon.toISOString())
    const later = new Date(Date.now() + 7200_000).toISOString()
    assert.equal((await set(id, 'snoozed', { snoozed_until: later })).body.snoozed_until, later)
    assert.equal((await set(id, 'snoozed')).body.snoozed_until, null)
    assert.equal((await set(id, 'open')).body.snoozed_until, null)
  })

  it('is refused with a time that is past, too far, no time or of no use', async () => {
    const { id } = await started()
    const times = [
      '2020-01-01T00:00:00Z',
      '2099-01-01T00:00:00Z',
      '2027-02-30T10:00:00Z',
      '2027-01-01T24:00:00Z',
      'tomorrow',
      '2027-01-01',
      5,
      '',
    ]
    for (const snoozed_until of times)
      assertRefused(await set(id, 'snoozed', { snoozed_until }), 400, 'parameter_invalid', /^`snoozed_until`/)
    const snoozed_until = new Date(Date.now() + 60_000).toISOString()
    assertRefused(await set(id, 'open', { snoozed_until }), 400, 'parameter_invalid', /^`snoozed_until`/)
    assert.equal((await set(id, 'open', { snoozed_until: null })).status, 200)
  })

  it('is one of four words', async () => {
    const { id } = await started()
    for (const status of ['closed', 'Open', '', null, 1])
      assertRefused(await set(id, status as never), 400, 'parameter_invalid')
    assertRefused(await api.post(`/conversations/${id}/status`, {}), 400, 'parameter_missing', /^`status`/)
    assertRefused(await set(id, 'open', { reason: 'x' }), 400, 'parameter_unknown', /^`reason`/)
  })

  it('follows the rules through any sequence of what may happen, and tells each change once', async () => {
    const one_run = async (commands: Iterable<fc.AsyncCommand<Model, Real>>, handled_by: Model['handled_by']) => {
      const { body } = await api.post('/conversations', { contact_id, handled_by })
      const model: Model = {
        status: handled_by === 'human' ? 'open' : 'pending',
        handled_by,
        unread: 0,
        events: ['conversation.created'],
      }
      await fc.asyncModelRun(() => ({ model, real: { service, api, id: body.id } }), commands)
      // The last one: no event was sent beyond those the model expects.
      await api.patch(`/conversations/${body.id}`, { subject: 'The end' })
      const events = await eventsOf(api, body.id, [...model.events, 'conversation.updated'])
      let status = events[0]!.data.object.status
      for (const { data } of events.filter(({ type }) => type === 'conversation.status_changed')) {
        assert.equal(data.previous.status ?? 'snoozed', status)
        status = data.object.status
      }
    }
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 25 }), fc.constantFrom('human', 'assistant'), one_run),
      { numRuns: 25 },
    )
  })
})
