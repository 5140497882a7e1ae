import { sql } from '../../db/sql.ts'
import { leadOf } from '../../leads/lead.ts'
import type { Resource, Scope } from '../../scope.ts'
import { contactResource } from '../contacts.ts'
import { combine, lostOf } from './combine.ts'
import { recordsLeft } from './crm.ts'
import { pair } from './merge.ts'
import type { ContactMergePreview } from './schema.ts'

/** What a merge would make of two contacts, as they are now. */
export async function previewMerge(scope: Scope, id: string, other_id: string): Promise<Resource> {
  const [into, from] = await pair(scope, id, other_id)
  const after = combine(into, from)
  const [kept, gone, conversations] = await Promise.all([
    leadOf(scope, into.id),
    leadOf(scope, from.id),
    conversationsOf(scope, from.id),
  ])
  const preview: ContactMergePreview = {
    object: 'contact_merge_preview',
    contact: JSON.parse(contactResource(after).json),
    merged: JSON.parse(contactResource(from).json),
    conversations,
    lead: gone ? (kept ? 'joined' : 'moved') : kept ? 'kept' : 'none',
    lost: lostOf(after, from),
    crm_records_left: kept && gone ? await recordsLeft(scope, kept.id, gone.id) : [],
  }
  return { json: JSON.stringify(preview), contact_id: into.id }
}

async function conversationsOf({ database, environment_id }: Scope, contact_id: string): Promise<number> {
  const [row] = await database.run<{ conversations: number }>(sql`
    select count(*)::integer as conversations from conversations
    where environment_id = ${environment_id} and contact_id = ${contact_id}`)
  return row!.conversations
}
