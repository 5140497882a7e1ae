import { type Sql, sql } from '../db/sql.ts'
import type { NumberedEvent } from '../events/sequencer.ts'

/**
 * Queues syncs in the transaction that numbers the events: for a lead that was qualified, whose contact changed, or whose
 * conversation was resolved. Only for leads that are qualified or already in the CRM.
 */
export function queueSyncs(events: NumberedEvent[]): Sql[] {
  const column = <Name extends keyof NumberedEvent>(name: Name) => events.map((event) => event[name])
  const jobs = sql`
    with told as (
      select * from unnest(${column('environment_id')}::integer[], ${column('type')}::text[], ${column('about')}::text[])
        as told (environment_id, type, about)
      where exists (select from crm_connections where crm_connections.environment_id = told.environment_id and deleted_at is null)),
    concerned as (
      select told.environment_id, about as contact_id from told where type = 'contact.updated'
      union select told.environment_id, contact_id from told
        join conversations conversation on conversation.environment_id = told.environment_id and conversation.id = about
        where type = 'conversation.status_changed' and conversation.status = 'resolved'
      union select told.environment_id, contact_id from told
        join leads lead on lead.environment_id = told.environment_id and (lead.id = about or lead.contact_id = about)
        where type = 'lead.qualified'),
    wanted as (
      select lead.environment_id, connection.id as connection_id, lead.id as lead_id
      from concerned
        join leads lead on lead.environment_id = concerned.environment_id and lead.contact_id = concerned.contact_id
        join crm_connections connection on connection.environment_id = lead.environment_id and connection.deleted_at is null
      where lead.status in ('qualified', 'converted') or exists (
        select from crm_links link where link.environment_id = lead.environment_id and link.connection_id = connection.id
          and link.lead_id = lead.id and link.remote_id is not null)
      -- In the order of their key, as everybody who locks several.
      order by lead.environment_id, connection.id, lead.id)
    insert into crm_jobs as job (environment_id, connection_id, lead_id, cause, due_at)
    select environment_id, connection_id, lead_id, 'automatic', now() from wanted
    on conflict (environment_id, connection_id, lead_id) do update
    set again = job.leased_until is not null, due_at = coalesce(job.due_at, now()), dead_at = null,
      tries = case when job.dead_at is null then job.tries else 0 end,
      failing_since = case when job.dead_at is null then job.failing_since end`
  return [jobs]
}
