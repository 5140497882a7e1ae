import assert from 'node:assert/strict'
import fc from 'fast-check'
import { sql } from '../../db/sql.ts'
import { commitReply } from '../../replies/commit.ts'
import { type Exchange, readExchange } from '../../replies/exchange.ts'
import { handOverLate, handOverSwitchedOff } from '../../replies/hand-over.ts'
import type { Reply } from '../../replies/reply.ts'
import { think } from '../../replies/think.ts'
import { claimTurns, type Turn } from '../../replies/turn.ts'
import { type Means, systemScope } from '../../scope.ts'
import { servicesOn } from '../by-hand.ts'
import { type Answer, type Client, eventually, someContact, type TestAccount } from '../service.ts'
import { talkWith } from './talk.ts'

/** A turn in progress, in any process. */
interface Begun {
  turn: Turn
  exchange: Exchange
  reply: Reply
}

/** One conversation, and the turns in progress. */
export interface Stage {
  service: TestAccount
  services: Means
  api: Client
  contact_id: string
  id: string
  begun: Begun[]
}

export async function setStage(service: TestAccount, api: Client): Promise<Stage> {
  const { body: contact } = await api.post('/contacts', someContact())
  const id = await talkWith(api).started(contact.id)
  return { service, services: servicesOn(service), api, contact_id: contact.id, id, begun: [] }
}

export async function clear({ api, contact_id }: Stage): Promise<void> {
  await api.patch('/assistant', { status: 'on' })
  await api.delete(`/contacts/${contact_id}`)
}

const ok = ({ status }: Answer) => assert.ok([200, 201, 404, 409].includes(status), `${status}`)

const post = (path: string, body?: unknown) => async (stage: Stage) =>
  ok(await stage.api.post(`/conversations/${stage.id}/${path}`, body))

const onTime = async ({ service, id }: Stage, assignment: 'quiet' | 'late' | 'lapsed') => {
  if (assignment === 'lapsed')
    return service.database.run(sql`
      update assistant_turns set leased_until = now() where conversation_id = ${id} and outcome is null`)
  const moved =
    assignment === 'quiet'
      ? sql`assistant_turn_at = now() - interval '1 second'`
      : sql`assistant_due_at = now() - interval '1 second', version = version + 1`
  return service.database.run(sql`update conversations set ${moved} where id = ${id} and assistant_due_at is not null`)
}

/** A process begins a turn, because the customer has been quiet for long enough. */
export async function begin(stage: Stage): Promise<void> {
  await onTime(stage, 'quiet')
  for (const turn of await claimTurns(stage.service.database, 4)) {
    const scope = systemScope(stage.services, turn)
    const exchange = await readExchange(scope, turn.conversation_id).catch(() => null)
    if (exchange === null || exchange.conversation.assistant_due_at === null) continue
    stage.begun.push({ turn, exchange, reply: await think(scope, exchange, performance.now() + 20_000) })
  }
}

/** The process that began first commits its reply, however late. */
export async function finish({ services, begun }: Stage): Promise<void> {
  const work = begun.shift()
  if (!work) return
  const { turn, exchange, reply } = work
  await commitReply(systemScope(services, turn), turn, exchange, reply, 1).catch((error) => {
    if (error.code !== 'resource_not_found') throw error
  })
}

export const deeds: Record<string, (stage: Stage) => Promise<unknown>> = {
  'the customer asks': post('messages', { content: 'What about the zorb?', direction: 'inbound' }),
  'the customer asks for a person': post('messages', { content: 'agent please', direction: 'inbound' }),
  'the customer is polite': post('messages', { content: 'thanks', direction: 'inbound' }),
  'a person answers': post('messages', { content: 'It is on its way.' }),
  'a person notes something': post('messages', { content: 'Odd.', private: true }),
  'hand over': post('handover'),
  open: post('status', { status: 'open' }),
  pending: post('status', { status: 'pending' }),
  snoozed: post('status', { status: 'snoozed' }),
  resolved: post('status', { status: 'resolved' }),
  begin,
  finish,
  'the lease lapses': (stage) => onTime(stage, 'lapsed'),
  'whoever has the turn dies': async (stage) => {
    stage.begun.shift()
    await onTime(stage, 'lapsed')
  },
  'another process takes over': async (stage) => {
    await onTime(stage, 'lapsed')
    await begin(stage)
  },
  'the deadline passes': async (stage) => {
    await onTime(stage, 'late')
    await handOverLate(stage.services)
  },
  'switch off': async (stage) => {
    await stage.api.patch('/assistant', { status: 'off' })
    await handOverSwitchedOff(stage.services)
  },
  'switch on': ({ api }) => api.patch('/assistant', { status: 'on' }),
  'the contact is deleted': async ({ api, contact_id }) => ok(await api.delete(`/contacts/${contact_id}`)),
}

export function deedsAsSteps(): fc.Arbitrary<fc.AsyncCommand<object, Stage>>[] {
  return Object.entries(deeds).map(([name, run]) =>
    fc.constant({
      check: () => true,
      toString: () => name,
      async run(_model: object, stage: Stage) {
        await run(stage)
        await holds(stage)
      },
    }),
  )
}

/** What must be true of a conversation at any time. */
export async function holds({ service, id }: Stage): Promise<void> {
  const [row] = await service.database.run<Record<string, unknown>>(sql`
    select status, handled_by, unread_count > 0 as waits, assistant_due_at is not null as needs_reply, handover from conversations where id = ${id}`)
  if (!row) return
  const { status, handled_by, waits, needs_reply } = row
  if (status === 'open') assert.equal(handled_by, 'human')
  if (status === 'pending') assert.equal(handled_by, 'assistant')
  assert.equal(needs_reply, status === 'pending' && waits, `limbo: ${JSON.stringify(row)}`)
}

interface TurnEvent {
  type: string
  actor: { type: string }
  // biome-ignore lint/suspicious/noExplicitAny: tests look into objects of every shape.
  data: { object: any }
}

/** Goes through the events in order: the assistant wrote only while it handled the conversation, and once per question, and announced its handovers. */
export async function wasOrderly({ api, service, id }: Stage): Promise<void> {
  const events = await everything(api, id)
  const turns = await service.database.run<{ reply: string; asked: string }>(sql`
    select reply_message_id as reply, message_ids as asked from assistant_turns
    where conversation_id = ${id} and reply_message_id is not null`)
  let status = 'pending'
  let waiting: string[] = []
  for (const { type, data, actor } of events) {
    const { object } = data
    if (type === 'conversation.status_changed') status = object.status
    if (type === 'conversation.handed_over' && actor.type === 'assistant') waiting.push('handed over')
    if (type !== 'message.created' || object.private) continue
    if (object.direction === 'inbound') waiting.push(object.id)
    else if (object.sender.type === 'assistant') {
      assert.ok(
        ['pending', 'snoozed'].includes(status),
        `the assistant spoke where a person had taken over (${status})`,
      )
      assert.ok(waiting.length > 0, 'two answers to one question')
      const turn = turns.find(({ reply }) => reply === object.id)
      const last = waiting.findLast((one) => one !== 'handed over')
      if (turn)
        assert.ok(last === undefined || turn.asked.includes(last), 'an answer that was made for an older message')
      const hands_over = events.some(
        (one) => one.type === 'conversation.handed_over' && one.data.object.last_message_at === object.created_at,
      )
      if (!hands_over) waiting = []
    } else waiting = []
  }
  for (const { type, actor, data } of events)
    if (type === 'conversation.handed_over' && actor.type === 'assistant')
      assert.ok(
        events.some(
          (one) => one.type === 'message.created' && one.data.object.created_at === data.object.last_message_at,
        ),
        'a hand-over that nobody could see',
      )
}

/** All events of the conversation, once the last one has its number. */
async function everything(api: Client, id: string): Promise<TurnEvent[]> {
  const { body: now } = await api.get(`/conversations/${id}`)
  const messages = now.object === 'conversation' ? (await talkWith(api).messages(id)).length : null
  return eventually(async () => {
    const { body } = await api.get('/events?order=desc&limit=100')
    const about = (body.data as TurnEvent[]).filter(
      ({ data }) => data.object && (data.object.id === id || data.object.conversation_id === id),
    )
    if (messages !== null) {
      assert.equal(about.filter(({ type }) => type === 'message.created').length, messages)
      assert.equal(about.find(({ type }) => type.startsWith('conversation.'))?.data.object.status, now.status)
    }
    return about.toReversed()
  })
}
