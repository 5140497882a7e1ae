import { type Sql, sql } from '../db/sql.ts'

/** How long the assistant may take to answer before the conversation goes to a person. */
export const assistant_deadline_ms = 30_000

// People write several short messages in a row: the assistant waits for a pause this long, but at most this long in total.
const settling_ms = 600
const longest_settling_ms = 3000

/** From now on, the assistant has to answer. The database computes the times by its own clock: see `moments`. */
export const needs_reply = { assistant_due_at: 'owed', assistant_turn_at: 'owed' }

/** The same, without waiting for a pause. */
export const needs_reply_at_once = { assistant_due_at: 'owed', assistant_turn_at: null }

export const needs_no_reply = { assistant_due_at: null, assistant_turn_at: null }

const deadline = sql`coalesce(assistant_due_at, clock_timestamp() + ${assistant_deadline_ms}::integer * interval '1 ms')`

/** Columns set by the clock that reads them, because a process's clock may be hours off. The deadline is set once. */
export const moments: Readonly<Record<string, Sql>> = {
  assistant_due_at: deadline,
  assistant_turn_at: sql`least(clock_timestamp() + ${settling_ms}::integer * interval '1 ms',
    ${deadline} - ${assistant_deadline_ms - longest_settling_ms}::integer * interval '1 ms')`,
}
