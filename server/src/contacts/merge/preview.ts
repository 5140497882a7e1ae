import type { Permission } from '../../accounts/permissions.ts'
import { sql } from '../../db/sql.ts'
import { leadOf } from '../../leads/lead.ts'
import type { Resource, Scope } from '../../scope.ts'
import { contactResource } from '../contacts.ts'
import { combine, lostOf } from './combine.ts'
import { recordsLeft } from './crm.ts'
import { pair } from './merge.ts'
import type { ContactMergePreview } from './schema.ts'

/** What a merge would make of two contacts, as they are now. Of their leads only to whoever may read leads. */
export async function previewMerge(
  scope: Scope,
  id: string,
  other_id: string,
  permissions: ReadonlySet<Permission>,
): Promise<Resource> {
  const [into, from] = await pair(scope, id, other_id)
  const after = combine(into, from)
  const [leads, conversations] = await Promise.all([
    permissions.has('leads:read') ? leadsOf(scope, into.id, from.id) : { lead: null, crm_records_left: [] },
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

async function leadsOf(
  scope: Scope,
  into: string,
  from: string,
): Promise<Pick<ContactMergePreview, 'lead' | 'crm_records_left'>> {
  const [kept, gone] = await Promise.all([leadOf(scope, into), leadOf(scope, from)])
  return {
    lead: gone ? (kept ? 'joined' : 'moved') : kept ? 'kept' : 'none',
    crm_records_left: kept && gone ? await recordsLeft(scope, kept.id, gone.id) : [],
  }
}

async function conversationsOf({ database, environment_id }: Scope, contact_id: string): Promise<number> {
  const [row] = await database.run<{ conversations: number }>(sql`
    select count(*)::integer as conversations from conversations
    where environment_id = ${environment_id} and contact_id = ${contact_id}`)
  return row!.conversations
}
