import assert from 'node:assert/strict'
import fc from 'fast-check'
import { wakeConversations } from '../../conversations/wake.ts'
import { sql, verbatim } from '../../db/sql.ts'
import { handOverLate } from '../../replies/hand-over.ts'
import { servicesOn } from '../by-hand.ts'
import type { Client, TestAccount } from '../service.ts'

/** A conversation by the rules of the API, implemented a second time in the simplest way. */
export interface Model {
  status: 'open' | 'pending' | 'snoozed' | 'resolved'
  handled_by: 'human' | 'assistant'
  unread: number
  /** The types of its events so far. */
  events: string[]
}

export interface Real {
  service: TestAccount
  api: Client
  id: string
}

type Step = fc.AsyncCommand<Model, Real>

function step(name: string, run: (model: Model, real: Real) => Promise<void>): fc.Arbitrary<Step> {
  return fc.constant({
    check: () => true,
    toString: () => name,
    async run(model, real) {
      await run(model, real)
      await compare(model, real)
    },
  })
}

function move(model: Model, status: Model['status'], handled_by = model.handled_by, also: string[] = []): void {
  model.events.push(...also)
  if (model.status !== status) model.events.push('conversation.status_changed')
  Object.assign(model, { status, handled_by })
}

const inbound = step('the contact writes', async (model, { api, id }) => {
  assert.equal((await api.post(`/conversations/${id}/messages`, { content: 'x', direction: 'inbound' })).status, 201)
  model.unread++
  if (model.status !== 'open') move(model, model.handled_by === 'assistant' ? 'pending' : 'open')
})

const outbound = step('somebody answers', async (model, { api, id }) => {
  assert.equal((await api.post(`/conversations/${id}/messages`, { content: 'x' })).status, 201)
  model.unread = 0
  move(model, model.status === 'pending' ? 'open' : model.status, 'human')
})

const note = step('somebody notes something', async (_model, { api, id }) => {
  assert.equal((await api.post(`/conversations/${id}/messages`, { content: 'x', private: true })).status, 201)
})

const handover = step('hand over', async (model, { api, id }) => {
  const { status } = await api.post(`/conversations/${id}/handover`)
  assert.equal(status, model.status === 'resolved' ? 409 : 200)
  if (model.status !== 'resolved' && model.status !== 'open') move(model, 'open', 'human', ['conversation.handed_over'])
})

const to = (wanted: Model['status']) =>
  step(`status ${wanted}`, async (model, { api, id }) => {
    const refused =
      (wanted === 'pending' && !['open', 'pending'].includes(model.status)) ||
      (wanted === 'snoozed' && model.status === 'resolved')
    const { status } = await api.post(`/conversations/${id}/status`, { status: wanted })
    assert.equal(status, refused ? 409 : 200)
    if (refused) return
    const handled_by = {
      open: 'human',
      pending: 'assistant',
      snoozed: model.handled_by,
      resolved: model.handled_by,
    } as const
    move(model, wanted, handled_by[wanted])
  })

const snoozeEnds = step('a snooze is over', async (model, { service, api, id }) => {
  if (model.status !== 'snoozed') return
  const until = new Date(Date.now() + 3600_000)
  await api.post(`/conversations/${id}/status`, { status: 'snoozed', snoozed_until: until })
  model.events.push('conversation.status_changed')
  await passTime(service, id, 'snoozed_until')
  move(model, model.handled_by === 'human' ? 'open' : 'pending')
})

const deadlinePasses = step('the assistant is too late', async (model, { service, id }) => {
  // There is a deadline only if the contact has written.
  if (model.status !== 'pending' || model.unread === 0) return
  await passTime(service, id, 'assistant_due_at')
  move(model, 'open', 'human', ['conversation.handed_over'])
})

export const steps = [
  inbound,
  outbound,
  note,
  handover,
  snoozeEnds,
  deadlinePasses,
  to('open'),
  to('pending'),
  to('snoozed'),
  to('resolved'),
]

/** Moves a deadline into the past instead of waiting for it, and runs what's due then. */
export async function passTime(service: TestAccount, id: string, moment: 'snoozed_until' | 'assistant_due_at') {
  const column = verbatim(moment)
  const rows = await service.database.run(sql`
    update conversations set ${column} = now() - interval '1 second', version = version + 1
    where id = ${id} and ${column} is not null returning id`)
  assert.equal(rows.length, 1, `${moment} was not set`)
  await (moment === 'snoozed_until' ? wakeConversations : handOverLate)(servicesOn(service))
}

async function compare(model: Model, { api, id }: Real): Promise<void> {
  const { body } = await api.get(`/conversations/${id}`)
  const { status, handled_by, unread } = model
  assert.deepEqual([body.status, body.handled_by, body.unread_count], [status, handled_by, unread])
  if (status === 'open') assert.equal(handled_by, 'human')
  if (status === 'pending') assert.equal(handled_by, 'assistant')
  assert.equal(body.resolved_at !== null, status === 'resolved')
  if (status !== 'snoozed') assert.equal(body.snoozed_until, null)
}
