import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { newId, timeOf } from '../ids.ts'
import { again, type Scope, transact } from '../scope.ts'
import type { Usage } from './dialect.ts'
import { isOfDatabase, type Reason } from './failure.ts'
import type { Model } from './model.ts'

export interface Spending {
  /** Reserves more tokens for a further request. Resolves to a message if the budget doesn't allow it. */
  more(tokens: number): Promise<string | null>
  /** Records what was used and releases the rest. */
  settle(end: Ending): Promise<void>
}

export interface Ending extends Usage {
  outcome: 'answered' | Reason
  estimated: boolean
  ms: number
}

interface Call {
  id: string
  day: string
  purpose: string
  conversation_id: string | null
  engine: string
}

/**
 * Reserves tokens before a call, in the budgets of the day and of the conversation, so that concurrent calls together stay within
 * them. Resolves to a message if there aren't enough left. If the process ends during the call, the tokens stay reserved.
 */
export async function reserve(
  scope: Scope,
  { name, limits }: Model,
  of: { purpose: string; conversation_id: string | null },
  tokens: number,
): Promise<Spending | string> {
  const id = newId('model_call')
  const call: Call = { id, day: timeOf(id).slice(0, 10), engine: name, ...of }
  let reserved = 0

  async function more(tokens: number): Promise<string | null> {
    const refused = await reserveTokens(scope, call, limits, tokens, reserved === 0)
    if (refused === null) reserved += tokens
    return refused
  }

  const refused = await more(tokens)
  if (refused !== null) return refused
  return { more, settle: (end) => settle(scope, call, reserved, end) }
}

class NotEnough extends Error {}

/** In its own transaction, even inside the caller's: other calls wait for these rows. */
async function reserveTokens(
  scope: Scope,
  call: Call,
  limits: Model['limits'],
  tokens: number,
  is_first: boolean,
): Promise<string | null> {
  try {
    await transact({ ...scope, connection: undefined, claim: undefined }, async ({ connection, environment_id }) => {
      await ofTheDay(connection!, environment_id, call, tokens, limits.per_day)
      if (call.conversation_id !== null)
        await ofTheConversation(connection!, environment_id, call.conversation_id, tokens, limits.per_conversation)
      await connection!.query(
        is_first
          ? sql`
          insert into model_calls (environment_id, id, purpose, conversation_id, engine, tokens, created_at)
          values (${environment_id}, ${call.id}, ${call.purpose}, ${call.conversation_id}, ${call.engine}, ${tokens}::bigint, ${timeOf(call.id)})`
          : sql`
          update model_calls set tokens = tokens + ${tokens}::bigint where environment_id = ${environment_id} and id = ${call.id}`,
      )
    })
    return null
  } catch (error) {
    if (error instanceof NotEnough) return error.message
    if (!isOfDatabase(error)) throw error
    return 'The database was too busy to check the budget.'
  }
}

async function ofTheDay(connection: Connection, environment_id: number, { day }: Call, tokens: number, limit: number) {
  const rows = await connection.query(sql`
    insert into model_days as days (environment_id, day, tokens)
    select ${environment_id}::integer, ${day}::date, ${tokens}::bigint where ${tokens}::bigint <= ${limit}::bigint
    on conflict (environment_id, day) do update set tokens = days.tokens + ${tokens}::bigint
    where days.tokens + ${tokens}::bigint <= ${limit}::bigint returning 1 as one`)
  if (rows.length === 0) throw new NotEnough(`The budget of ${limit} tokens a day is used up.`)
}

async function ofTheConversation(
  connection: Connection,
  environment_id: number,
  conversation_id: string,
  tokens: number,
  limit: number,
) {
  const of_it = sql`environment_id = ${environment_id} and id = ${conversation_id}`
  // Doesn't wait for a deletion in progress: all other calls of the day would wait, too.
  const held = await connection.query(sql`select 1 as one from conversations where ${of_it} for key share skip locked`)
  if (held.length === 0) throw new NotEnough('The conversation was deleted.')
  const rows = await connection.query(sql`
    insert into model_conversations as spent (environment_id, conversation_id, tokens)
    select environment_id, id, ${tokens}::bigint from conversations where ${of_it} and ${tokens}::bigint <= ${limit}::bigint
    on conflict (environment_id, conversation_id) do update set tokens = spent.tokens + ${tokens}::bigint
    where spent.tokens + ${tokens}::bigint <= ${limit}::bigint returning 1 as one`)
  if (rows.length === 0) throw new NotEnough(`The budget of ${limit} tokens for the conversation is used up.`)
}

async function settle({ database, environment_id }: Scope, call: Call, reserved: number, end: Ending): Promise<void> {
  const { outcome, input_tokens, output_tokens, estimated, ms } = end
  const tokens = input_tokens + output_tokens
  const more = tokens - reserved
  // Locks the conversation first, unless it is being deleted, so that the day's row never waits for a deletion. Then the day before
  // the conversation's usage, in the same order as the reservation: otherwise two calls could deadlock.
  await again(() =>
    database.write(sql`
    with held as materialized (
      select id from conversations where environment_id = ${environment_id} and id = ${call.conversation_id} for key share skip locked),
    day as (
      update model_days set tokens = greatest(0, tokens + ${more}::bigint)
      where environment_id = ${environment_id} and day = ${call.day}::date and (select count(*) from held) >= 0 returning 1 as one),
    conversation as (
      update model_conversations set tokens = greatest(0, tokens + ${more}::bigint)
      where environment_id = ${environment_id} and conversation_id in (select id from held)
        and (select count(*) from day) >= 0)
    update model_calls
    set outcome = ${outcome}, tokens = ${tokens}::bigint, input_tokens = ${input_tokens}::bigint, output_tokens = ${output_tokens}::bigint,
      estimated = ${estimated}, ms = ${ms}::integer
    where environment_id = ${environment_id} and id = ${call.id}`),
  ).catch((error) => {
    // The answer is there. It counts as the full reservation.
    if (!isOfDatabase(error)) throw error
  })
}
