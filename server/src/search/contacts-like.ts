import { ofKey } from '../db/of-key.ts'
import { type Sql, sql, verbatim } from '../db/sql.ts'
import { contactCondition } from './conditions.ts'
import { by_key_only } from './find.ts'
import { understand } from './question.ts'

interface Wanted {
  environment_id: number
  columns: Sql
  /** Conditions on the contact. */
  where: Sql
  /** The condition on its id from the cursor. */
  after: Sql
  order: 'asc' | 'desc'
  limit: number
}

/**
 * The contacts with words that start with those searched, in id order. Segments follow one another in that order, so only as
 * many are searched as the page needs, and those entirely before the cursor are skipped.
 */
export function contactsLike(q: string, { environment_id, columns, where, after, order, limit }: Wanted): Sql {
  const question = understand(q)
  const condition = question.words.length === 0 ? sql`false` : contactCondition(question, 'beginning')
  const direction = verbatim(order)
  const far_end = verbatim(order === 'desc' ? 'first_id' : 'last_id')
  return sql`
    select ${columns} from (
      select number, first_id from (
        select id as number, first_id, ${far_end} as id from search_segments
        where environment_id = ${environment_id} and kind = 'contact') segment
      where true${after}) segment
    cross join lateral (
      select ${columns} from (
        select id as found_id from search_documents
        where ${by_key_only} = ${environment_id} and ${condition}${after}
        order by id ${direction}) found
      cross join lateral (select * from contacts where ${ofKey(environment_id, sql`found_id`)}) contact where true${where}
      order by found_id ${direction} limit ${limit}) contact
    order by first_id ${direction}, id ${direction} limit ${limit}`
}
