import { visibleTo } from '../accounts/hidden-teams.ts'
import { contactResource } from '../contacts/contacts.ts'
import { sql } from '../db/sql.ts'
import { leadOf } from '../leads/lead.ts'
import type { Resource, Scope } from '../scope.ts'
import { combine, lostOf } from './combine.ts'
import { recordsLeft } from './crm.ts'
import { pair } from './merge.ts'
import type { ContactMergePreview } from './schema.ts'

/** What merging two contacts would produce, as they are now. Includes leads only if the caller may read them. */
export async function previewMerge(
  scope: Scope,
  id: string,
  other_id: string,
  reads_leads: boolean,
): Promise<Resource> {
  const [into, from] = await pair(scope, id, other_id)
  const after = combine(into, from)
  const [leads, conversations] = await Promise.all([
    reads_leads ? leadsAfter(scope, into.id, from.id) : { lead: null, crm_records_left: [] },
    conversationsOf(scope, from.id),
  ])
  const preview: ContactMergePreview = {
    object: 'contact_merge_preview',
    contact: JSON.parse(contactResource(after).json),
    merged: JSON.parse(contactResource(from).json),
    conversations,
    lost: lostOf(after, from),
    ...leads,
  }
  return { json: JSON.stringify(preview), contact_id: into.id }
}

async function leadsAfter(
  scope: Scope,
  into_id: string,
  from_id: string,
): Promise<Pick<ContactMergePreview, 'lead' | 'crm_records_left'>> {
  const [target, gone] = await Promise.all([leadOf(scope, into_id), leadOf(scope, from_id)])
  return {
    lead: gone ? (target ? 'joined' : 'moved') : target ? 'kept' : 'none',
    crm_records_left: target && gone ? await recordsLeft(scope, target.id, gone.id) : [],
  }
}

async function conversationsOf(scope: Scope, contact_id: string): Promise<number> {
  const { database, environment_id } = scope
  const [row] = await database.run<{ conversations: number }>(sql`
    select count(*)::integer as conversations from conversations
    where environment_id = ${environment_id} and contact_id = ${contact_id}${visibleTo(scope)}`)
  return row!.conversations
}
