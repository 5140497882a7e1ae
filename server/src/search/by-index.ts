import { sql } from '../db/sql.ts'

/**
 * For the transaction: rows are reached by index, at any size of the tables. A statement keeps the plan of its first run,
 * which may have seen tables with nothing in them. And no workers: measured, a search that asks 62 segments takes 650 ms
 * with them, of which 10 ms a segment to start them, and 1 ms without.
 */
export const by_index = sql`
  select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`
