import { setTimeout as pause } from 'node:timers/promises'
import { unflushed } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Lease } from './lease.ts'

/** The outcome of an attempt, and what it means for its delivery. */
export interface Outcome {
  lease: Lease
  delivery_id: string
  status: 'delivered' | 'failed' | 'pending'
  /** Milliseconds until the next attempt, while the delivery is pending. */
  delay_ms: number | null
  /** Whether the attempt is part of the schedule. */
  counts: boolean
  /** The attempt as stored, as JSON. */
  attempt: string
  /** The same without the response body: for an event whose contact was deleted in the meantime. */
  attempt_alone: string
}

export interface Outcomes {
  /** Resolves once it's written. False if the lease had ended, so that the outcome doesn't count. */
  record(outcome: Outcome): Promise<boolean>
}

interface Waiting {
  outcome: Outcome
  done: (recorded: boolean) => void
}

const max_at_once = 1000
const retry_ms = 500

/** Writes the outcomes of all endpoints in batches: while one is written, the next one fills. */
export function outcomesWriter(database: Database, failed: (error: unknown) => void): Outcomes {
  const waiting: Waiting[] = []
  let writing = false

  async function write(): Promise<void> {
    writing = true
    // Outcomes of the same event loop turn are written together.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const batch = waiting.splice(0, max_at_once)
      const recorded = await persist(batch)
      for (const { outcome, done } of batch) done(recorded.has(outcome.delivery_id))
    }
    writing = false
  }

  /** The attempt was made. It's recorded as soon as the database responds; otherwise, the next lease holder repeats it. */
  async function persist(batch: Waiting[]): Promise<Set<string>> {
    for (;;) {
      try {
        return await recordOutcomes(
          database,
          batch.map(({ outcome }) => outcome),
        )
      } catch (error) {
        failed(error)
        await pause(retry_ms)
        if (batch.every(({ outcome }) => outcome.lease.until < performance.now())) return new Set()
      }
    }
  }

  return {
    record(outcome) {
      return new Promise((done) => {
        waiting.push({ outcome, done })
        if (!writing) write()
      })
    },
  }
}

async function recordOutcomes(database: Database, outcomes: Outcome[]): Promise<Set<string>> {
  // What a database crash forgets is delivered again: delivery is at least once.
  const rows = await database.session((connection) => unflushed<{ id: string }>(connection, outcomeStatement(outcomes)))
  return new Set(rows.map((row) => row.id))
}

function outcomeStatement(outcomes: Outcome[]): Sql {
  const column = <Name extends keyof Outcome>(name: Name) => outcomes.map((outcome) => outcome[name])
  const leased = <Name extends keyof Lease>(name: Name) => outcomes.map(({ lease }) => lease[name])
  return sql`
    with outcome as materialized (
      select * from unnest(${leased('environment_id')}::integer[], ${leased('endpoint_id')}::text[], ${leased('token')}::bigint[],
        ${column('delivery_id')}::text[], ${column('status')}::text[], ${column('delay_ms')}::bigint[],
        ${column('counts')}::boolean[], ${column('attempt')}::text[], ${column('attempt_alone')}::text[])
        as outcome (environment_id, endpoint_id, token, delivery_id, status, delay_ms, counts, attempt, attempt_alone)),
    -- Locked against a new lease, in the order of their key as everybody does who locks several.
    mine as materialized (
      select environment_id, endpoint_id, lease_token from webhook_queues
      where (environment_id, endpoint_id, lease_token) in (select environment_id, endpoint_id, token from outcome)
      order by environment_id, endpoint_id for share)
    update webhook_deliveries delivery
    set status = outcome.status, manual = false,
      tries = tries + case when counts then 1 else 0 end,
      next_attempt_at = case when outcome.status = 'pending' then now() + delay_ms * interval '1 ms' end,
      finished_at = case when outcome.status <> 'pending' then now() end,
      attempts = (case attempts::text when '[]' then '[' else left(attempts::text, -1) || ',' end || case
        when attempt <> attempt_alone and exists (
          select from events where events.environment_id = delivery.environment_id and events.id = delivery.event_id
            and data::text like '{"object":null%')
        then attempt_alone else attempt end || ']')::json
    from outcome join mine on mine.environment_id = outcome.environment_id and mine.endpoint_id = outcome.endpoint_id
      and mine.lease_token = outcome.token
    where delivery.environment_id = outcome.environment_id and delivery.id = outcome.delivery_id
      and delivery.status = 'pending'
    returning delivery.id`
}
