import { sql } from '../db/sql.ts'

/**
 * For the transaction: PostgreSQL must use the index at any table size. A statement keeps the plan of its first run, which
 * may have seen empty tables. Without parallel workers: measured, a search of 62 segments takes 650 ms with them (10 ms per
 * segment to start them) and 1 ms without.
 */
export const by_index = sql`
  select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`
