import type { Fence } from '../conversations/change.ts'
import type { Source } from '../conversations/messages/schema.ts'
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import { newId, timeOf } from '../ids.ts'
import { endOf, type Lease, Leases, short } from '../jobs/leases.ts'
import { again } from '../scope.ts'

/** A lease on one conversation that needs a reply. */
export interface Turn extends Lease<'conversation_id' | 'id'> {
  tries: number
  /** From the claim until the conversation is handed over. */
  remaining_ms: number
}

/** The outcome of a turn. */
export interface Outcome {
  outcome: 'answered' | 'offered' | 'clarified' | 'greeted' | 'handed_over' | 'discarded'
  reason: string | null
  message_ids: string[]
  verdict: 'answer' | 'may_help' | 'none' | null
  engine: string | null
  language: string | null
  sources: Source[]
  confidence: number | null
  latency_ms: number | null
}

export const turn_leases = new Leases({
  table: 'assistant_turns',
  key: ['conversation_id', 'id'],
  tokens: 'assistant_lease_tokens',
  terms: short,
  open: sql`outcome is null`,
  release: sql`leased_until = now()`,
})
// In each process: one environment with much to answer leaves the others their share. Not of all processes together, for what
// a killed one had in hand would keep the environment waiting until its leases end.
const max_per_environment = 8

/** Leases conversations that need a reply and have been quiet for a moment, within this process's capacity. */
export async function claimTurns(database: Database, limit: number, in_hand: Iterable<Turn> = []): Promise<Turn[]> {
  const busy = [...in_hand].map(({ environment_id }) => environment_id)
  const ids = Array.from({ length: limit }, () => newId('assistant_turn'))
  return again(() =>
    database.run<Turn>(sql`
    with ${waiting},
    due as (
      -- In no order of their own, so that a few with much to do do not keep the others waiting.
      select owed.*, row_number() over () as place
      from (select environment_id from waiting where environment_id is not null order by random()) environment, lateral (
        select environment_id, id, assistant_due_at from conversations conversation
        where conversation.environment_id = environment.environment_id and assistant_due_at is not null and ${turn_at} <= now()
          and not exists (select from assistant_turns turn
            where turn.environment_id = conversation.environment_id and conversation_id = conversation.id
              and outcome is null and leased_until > now())
        order by ${turn_at}
        limit (select greatest(0, ${max_per_environment} - count(*)) from unnest(${busy}::integer[]) busy
          where busy = environment.environment_id)
        -- Not those that another process is claiming or changing, nor those of a contact that is being deleted: none waits for another.
        for no key update skip locked) owed
      limit ${limit}::integer),
    leased as (
      insert into assistant_turns as turn (environment_id, conversation_id, id, lease_token, leased_until, created_at)
      select environment_id, due.id, ids.id, nextval('assistant_lease_tokens'), ${endOf(short)}, ids.at
      from due join unnest(${ids}::text[], ${ids.map(timeOf)}::timestamptz[]) with ordinality as ids (id, at, place) using (place)
      on conflict (environment_id, conversation_id) where outcome is null do update
      set lease_token = excluded.lease_token, leased_until = excluded.leased_until, tries = turn.tries + 1
      where turn.leased_until <= now()
      returning environment_id, conversation_id, id, lease_token, tries)
    select leased.environment_id, account_id, mode, conversation_id, leased.id, lease_token as token, tries,
      (extract(epoch from assistant_due_at - clock_timestamp()) * 1000)::integer as remaining_ms
    from leased join environments on environments.id = leased.environment_id
      join due on due.environment_id = leased.environment_id and due.id = conversation_id`),
  )
}

/** How long until the next conversation is due. Null if none is waiting. */
export async function nextTurnIn(database: Database): Promise<number | null> {
  const [row] = await database.run<{ ms: number | null }>(sql`
    with ${waiting}
    select (extract(epoch from min(soonest) - clock_timestamp()) * 1000)::integer as ms
    from waiting, lateral (
      select ${turn_at} as soonest from conversations
      where conversations.environment_id = waiting.environment_id and assistant_due_at is not null and ${turn_at} > now()
      order by ${turn_at} limit 1) upcoming`)
  return row?.ms ?? null
}

/** As the index defines it. The previous version sets only the deadline: those are due at once. */
const turn_at = sql`coalesce(assistant_turn_at, '-infinity')`

/** The environments with waiting conversations, each found with one index lookup. */
const waiting = sql`recursive waiting (environment_id) as (
    (select environment_id from conversations where assistant_due_at is not null order by environment_id limit 1)
    union all
    select (select conversation.environment_id from conversations conversation
      where assistant_due_at is not null and conversation.environment_id > waiting.environment_id
      order by conversation.environment_id limit 1)
    from waiting where waiting.environment_id is not null)`

const ended = sql`leased_until = null, finished_at = clock_timestamp()`

/** Ends a turn without a result. */
export function discardTurn(database: Database, turn: Turn, reason: string): Promise<boolean> {
  return turn_leases.update(database, turn, discarded(reason))
}

function discarded(reason: string): Sql {
  return sql`outcome = 'discarded', reason = ${reason}, ${ended}`
}

/**
 * Allows a change only while the lease holds and nobody has written since `through`. Locks the conversation first, as
 * deletion does, because otherwise two would deadlock.
 */
export function fenceOf(turn: Turn, through: string, result: Outcome): Fence {
  const { environment_id } = turn
  const { outcome, reason, message_ids, verdict, engine, language, sources, confidence, latency_ms } = result
  return {
    held: (conversation_id) => sql`
      conversation_of_it as materialized (
        select id from conversations where environment_id = ${environment_id} and id = ${conversation_id} for no key update),
      held as materialized (${turn_leases.lockedRow(turn, {
        condition: sql` and exists (select from conversation_of_it)
          and not exists (select from messages said
            where said.environment_id = ${environment_id} and said.conversation_id = ${conversation_id} and said.id > ${through} and not private)`,
      })})`,
    done: (message_id) => {
      const set = sql`outcome = ${outcome}, reason = ${reason}, message_ids = ${JSON.stringify(message_ids)}::json,
        reply_message_id = ${message_id}, verdict = ${verdict}, engine = ${engine}, language = ${language},
        sources = ${JSON.stringify(sources)}::json, confidence = ${confidence}::double precision, latency_ms = ${latency_ms}::integer, ${ended}`
      return sql`turn as (${turn_leases.change(turn, set, sql` and exists (select from change)`)})`
    },
  }
}

/** Ends a running turn together with the change that makes it pointless. */
export function endingTurns(environment_id: number, conversation_id: string, reason: string): Fence {
  return {
    held: () => sql`held as (select true)`,
    done: () => sql`
      turn as (
        update assistant_turns set ${discarded(reason)}
        where environment_id = ${environment_id} and conversation_id = ${conversation_id} and outcome is null
          and exists (select from change))`,
  }
}
