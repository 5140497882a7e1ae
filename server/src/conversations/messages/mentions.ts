import { sql } from '../../db/sql.ts'
import { invalid } from '../../errors.ts'
import { read, type Scope } from '../../scope.ts'

/** A mention in a note: `@[Maya Lindqvist](svcusr_…)`. The name is for readers, the id says who it is. */
const mention = /@\[[^\][\n]{1,255}\]\((svcusr_[0-7][0-9a-hjkmnp-tv-z]{25})\)/g

const max_mentions = 50

/** Who is mentioned in a note. */
export function mentionsIn(content: string): string[] {
  return content.includes('](svcusr_') ? [...new Set(Array.from(content.matchAll(mention), ([, id]) => id!))] : []
}

/** Somebody who can't read the note can't be mentioned in it. */
export async function requireMentioned(scope: Scope, content: string): Promise<void> {
  const ids = mentionsIn(content)
  if (ids.length === 0) return
  if (ids.length > max_mentions) throw invalid('content', `can mention at most ${max_mentions} people.`)
  const rows = await read<{ id: string }>(
    scope,
    sql`select id from users where account_id = ${scope.account_id} and id = any (${ids}::text[]) and disabled_at is null`,
  )
  const known = new Set(rows.map(({ id }) => id))
  const stranger = ids.find((id) => !known.has(id))
  if (stranger !== undefined)
    throw invalid('content', `mentions ${stranger}, who isn't an active user of this account.`)
}
