import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '../../server/src/testing/service.ts'
import { type Caller, checkEnvelope, json, type Reply } from './call.ts'
import { onDatabase } from './on-database.ts'

/** What clients know about the messages they sent. */
export interface Ledger {
  /** Response bodies, by idempotency key. */
  acknowledged: Map<string, string>
  /** Requests without a response. */
  unknown: number
  /** Responses that asked to retry later. */
  later: number
}

export function emptyLedger(): Ledger {
  return { acknowledged: new Map(), unknown: 0, later: 0 }
}

export interface Sending {
  key: string
  conversations: string[]
  /** Milliseconds until a client gives up an attempt. By default it never does. */
  patience?: () => number
  /** Checks a response other than 201. */
  refused(answer: Reply, code: string | undefined): void
  /** Whether to stop retrying, because something else failed. */
  over?(): boolean
}

// Faster retries would slow down the restart that they wait for.
const max_pause_ms = 250

/** Sends a message and retries with the same idempotency key until it's acknowledged, as a careful client does. */
export async function sendUntilAcknowledged(
  people: Caller,
  ledger: Ledger,
  n: number,
  { key, conversations, patience, refused, over = () => false }: Sending,
): Promise<void> {
  const name = `message-${n}`
  for (let attempt = 1; attempt === 1 || !over(); attempt++) {
    assert.ok(attempt < 2000, `${name} was never acknowledged`)
    const answer = await people
      .call({
        ...requestOf(n, conversations),
        headers: json(key, { 'idempotency-key': name }),
        give_up_ms: patience?.(),
      })
      .catch(() => undefined)
    if (answer === undefined) {
      ledger.unknown++
      await pause(Math.min(20 * attempt, max_pause_ms))
      continue
    }
    const code = checkEnvelope(answer, name)
    if (answer.status === 201) {
      ledger.acknowledged.set(name, answer.text)
      return
    }
    refused(answer, code)
    ledger.later++
    await pause(50)
  }
}

export function requestOf(n: number, conversations: string[]) {
  return {
    method: 'POST',
    path: `/v1/conversations/${conversations[n % conversations.length]}/messages`,
    body: JSON.stringify({ content: `message ${n}` }),
  }
}

/** Every acknowledged message is stored once, as acknowledged, with one event. Sequence numbers have no gaps. */
export async function checkLedger(database_url: string, ledger: Ledger, count: number): Promise<void> {
  const rows = await onDatabase(database_url, 'select id, content from messages')
  const contents = new Map<string, string>()
  for (const { id, content } of rows) {
    assert.ok(!contents.has(content!), `${content} was written twice`)
    contents.set(content!, id!)
  }
  for (const [name, text] of ledger.acknowledged) {
    const { id, content } = JSON.parse(text)
    assert.equal(contents.get(content), id, `${name} was acknowledged and lost`)
  }
  assert.equal(rows.length, count, 'not one row for each message')
  await eventually(async () => assert.deepEqual(await onDatabase(database_url, 'select from outbox'), []))
  const [events] = await onDatabase(
    database_url,
    `select count(*) as events, count(distinct data -> 'object' ->> 'id') as messages from events where type = 'message.created'`,
  )
  assert.deepEqual(events, { events: String(count), messages: String(count) }, 'not one event for each message')
  const gaps = await onDatabase(
    database_url,
    `select environment_id, count(*), max(sequence), last_sequence from event_log join environments on environments.id = environment_id
     group by environment_id, last_sequence having count(*) <> max(sequence) or max(sequence) <> last_sequence`,
  )
  assert.deepEqual(gaps, [], 'the sequence has gaps')
  const [unnumbered] = await onDatabase(
    database_url,
    'select count(*) from events where not exists (select from event_log where event_id = events.id)',
  )
  assert.equal(unnumbered!.count, '0', 'events without a number')
}

/** A repeat of an acknowledged request gets the same response, byte for byte, and changes nothing. */
export async function checkReplay(
  people: Caller,
  ledger: Ledger,
  n: number,
  { key, conversations }: Sending,
): Promise<void> {
  const name = `message-${n}`
  const answer = await people.call({
    ...requestOf(n, conversations),
    headers: json(key, { 'idempotency-key': name }),
  })
  assert.equal(answer.status, 201, `${name}: ${answer.text}`)
  assert.equal(answer.headers['idempotent-replayed'], 'true', `${name} was executed again`)
  assert.equal(answer.text, ledger.acknowledged.get(name), `the replay of ${name} differs`)
}
