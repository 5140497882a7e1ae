import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export interface Progress {
  environment_id: number
  sequence: string
  filling: 'contact' | 'conversation' | 'message' | 'leftovers' | null
  after_parent_id: string
  after_id: string
}

/** The result of a batch: whether there is more, and how many keys it added. */
export interface Step {
  more: boolean
  added: number
}

/** The environments with events that aren't indexed yet. */
export async function behindEnvironments(database: Database): Promise<number[]> {
  const rows = await database.run<{ id: number }>(sql`
    select id from environments left join search_progress on environment_id = id
    where sequence is null or sequence < last_sequence or filling is not null order by id`)
  return rows.map(({ id }) => id)
}
