import { sql } from '../../db/sql.ts'
import { type Means, type Mode, systemScope } from '../../scope.ts'
import { changeConversation, type Decision } from '../change.ts'
import type { ConversationRow } from '../conversation.ts'
import { withLabel } from '../labelled.ts'
import { eachOf } from '../wake.ts'

const batch = 100

interface Relabeling {
  environment_id: number
  number: string
  old_name: string
  new_name: string | null
  account_id: string
  mode: Mode
}

/**
 * Renames a label on conversations, in batches that don't delay others. One change at a time per environment, because a
 * label may have been renamed twice. Returns whether there is more to do.
 */
export async function relabelConversations(services: Means): Promise<boolean> {
  const due = await services.database.run<Relabeling>(sql`
    select distinct on (environment_id) environment_id, number, old_name, new_name, account_id, mode
    from relabelings join environments on environments.id = environment_id order by environment_id, number limit ${batch}`)
  await eachOf(due, (one) => relabel(services, one))
  return due.length > 0
}

async function relabel(services: Means, { number, old_name, new_name, ...place }: Relabeling): Promise<void> {
  const { environment_id } = place
  const labeled = await services.database.run<{ id: string }>(sql`
    select id from conversations where environment_id = ${environment_id} and ${withLabel(environment_id, old_name)} limit ${batch}`)
  await eachOf(labeled, ({ id }) =>
    changeConversation(systemScope(services, place), id, null, (before) => renamed(before, old_name, new_name)),
  )
  if (labeled.length < batch)
    await services.database.run(
      sql`delete from relabelings where environment_id = ${environment_id} and number = ${number}`,
    )
}

function renamed({ labels }: ConversationRow, old_name: string, new_name: string | null): Decision {
  const names = (JSON.parse(labels) as string[]).flatMap((name) =>
    name !== old_name ? [name] : new_name === null ? [] : [new_name],
  )
  return { set: { labels: JSON.stringify([...new Set(names)]) }, events: ['conversation.updated'] }
}
