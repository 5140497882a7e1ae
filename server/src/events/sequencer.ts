import { begin, type Connection, commit, rollback } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { type Sql, sql } from '../db/sql.ts'
import { type Loop, startLoop } from '../jobs/loop.ts'
import type { EventType } from './catalog.ts'

const batch_size = 500

export interface NumberedEvent {
  environment_id: number
  sequence: string
  event_id: string
  type: EventType
  /** The object it's about. Null for events from before this column existed. */
  about: string | null
}

/** What follows events: statements that run in the transaction that numbers them. */
export type Follow = (events: NumberedEvent[], connection: Connection) => Promise<Sql[]>

/**
 * Numbers committed events without gaps per environment, and returns how many. Any process may do it: a lock admits one at a
 * time, and the numbers of a batch become visible together. Reading by "id greater than the last seen" instead would miss an
 * event whose transaction started earlier but committed later.
 */
export function numberEvents(database: Database, follow: Follow): Promise<number> {
  return database.session(async (connection) => {
    try {
      // Separate statements, sent together: the last one's snapshot must be taken after the lock, or it would renumber what
      // the previous holder has numbered.
      const [, , events] = await Promise.all([
        connection.query(begin),
        connection.query(sql`select pg_advisory_xact_lock(${locks.sequencer}, 0)`),
        connection.query<NumberedEvent>(number_batch),
      ])
      const follows = events.length > 0 ? await follow(events, connection) : []
      await Promise.all([...follows.map((statement) => connection.query(statement)), connection.query(commit)])
      return events.length
    } catch (error) {
      connection.query(rollback).catch(() => {})
      throw error
    }
  })
}

const number_batch = sql`
  with batch as materialized (
    select id, environment_id, event_id, type, about, row_number() over (partition by environment_id order by id) as place
    from (select * from outbox order by id limit ${batch_size}) waiting),
  counted as (
    update environments set last_sequence = last_sequence + waiting.events
    from (select environment_id, count(*) as events from batch group by environment_id) waiting
    where environments.id = waiting.environment_id
    returning environments.id, last_sequence - waiting.events as start),
  logged as (
    insert into event_log (environment_id, sequence, event_id, type, about)
    select batch.environment_id, counted.start + batch.place, batch.event_id, batch.type, batch.about
    from batch join counted on counted.id = batch.environment_id),
  taken as (delete from outbox where id = any (array(select id from batch)))
  select batch.environment_id, counted.start + batch.place as sequence, batch.event_id, batch.type, batch.about
  from batch join counted on counted.id = batch.environment_id order by batch.id`

// Under load, waiting this long lets one run number many events. When idle, the first wake-up runs at once.
const pause_ms = 25
const poll_ms = 1000

interface SequencerParts {
  follow: Follow
  /** Called after each commit that numbered events. */
  numbered: () => void
  failed: (error: unknown) => void
}

/** Numbers events whenever it's woken. Waking is cheap: at most one run is active, and a busy service numbers in batches. */
export function startSequencer(database: Database, { follow, numbered, failed }: SequencerParts): Loop {
  const loop = startLoop({ poll_ms, pause_ms, round, failed })
  return loop

  async function round(): Promise<void> {
    const count = await numberEvents(database, follow)
    if (count > 0) numbered()
    if (count === batch_size) loop.wake()
  }
}
