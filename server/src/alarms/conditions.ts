import { keysEndSoon } from '../accounts/ending-keys.ts'
import { type Sql, sql } from '../db/sql.ts'

/** How long something fails before somebody is told, in seconds: with the pause between checks, less than five minutes. */
const hold_s = 240
/** The same where trying again doesn't help. */
const lasting_hold_s = 60
const old_queue_s = 900
/** As many as are looked at while nothing goes out. */
const max_waiting = 50_000
const model_failures = 3
/** As many are looked through for one that went out or failed. */
const max_mails = 200

/**
 * Everything that fails now: what, why and since when. Each part reads an index that holds only what fails. A caller that ends alarms
 * takes all of them, one that raises them those that have held for `hold_s`.
 * `started`: since when somebody works on it. What waited through an outage of the service is no alarm yet.
 */
export function conditions(now: Sql, started: Sql): Sql {
  const parts = [
    mailboxes(now, started),
    senders,
    queues(now, started),
    mailServers,
    endpoints,
    connections,
    models(now),
    keys(now),
  ]
  return parts.reduce((all, part) => sql`${all} union all ${part}`)
}

const lasting = [
  'login_refused',
  'folder_missing',
  'address_not_allowed',
  'tls_failed',
  'sender_refused',
  'relay_denied',
]

const holdFor = (code: Sql) =>
  sql`case when ${code} = any (${lasting}::text[]) then ${lasting_hold_s}::integer else ${hold_s}::integer end`

function mailboxes(now: Sql, started: Sql): Sql {
  const columns = sql`
    select mailbox.environment_id, 'mailbox_unread' as kind, 'channel' as subject_type, channel_id as subject_id, name as subject_name`
  const from = sql`
    from email_mailboxes mailbox
      join channels on channels.environment_id = mailbox.environment_id and channels.id = channel_id and deleted_at is null`
  return sql`
    ${columns}, problem ->> 'code' as code, coalesce(read_at, ${now}) as since, ${holdFor(sql`problem ->> 'code'`)} as hold_s
    ${from} where problem is not null
    union all ${columns}, null, read_at, 0 ${from}
    where problem is null and read_at is not null and read_at < ${now} - ${hold_s}::integer * interval '1 second'
      and ${started} < ${now} - ${hold_s}::integer * interval '1 second'`
}

/** A recipient who is refused for now says nothing about the channel. */
const senders = sql`
  select environment_id, 'sending_failing', 'channel', id, name, send_problem ->> 'code', coalesce(send_problem_at, updated_at),
    ${holdFor(sql`send_problem ->> 'code'`)}
  from channels where send_problem is not null and deleted_at is null and send_problem ->> 'code' <> 'recipient_refused'`

function queues(now: Sql, started: Sql): Sql {
  return sql`
    select channels.environment_id, 'queue_old', 'channel', channels.id, min(name), min(send_problem ->> 'code'), min(waiting.created_at), 0
    from (
      select environment_id, conversation_id, created_at from outgoing
      where due_at is not null and remaining is null and created_at < ${now} - ${old_queue_s}::integer * interval '1 second'
        and ${started} < ${now} - ${hold_s}::integer * interval '1 second'
      order by created_at limit ${max_waiting}::integer) waiting
    join conversations on conversations.environment_id = waiting.environment_id and conversations.id = conversation_id
    join channels on channels.environment_id = waiting.environment_id and channels.id = channel_id and deleted_at is null
    group by 1, 4`
}

/**
 * The last mail through the account's own server failed, whatever its recipient. Mails about alarms may take another way. Without a
 * further try, nobody knows whether changed settings work.
 */
const mailServers = sql`
  select server.environment_id, 'mail_server_failing', 'mail_settings', null, null, last.failure, coalesce(retried.since, last.created_at),
    ${holdFor(sql`last.failure`)}
  from mail_settings server
  cross join lateral (
    select * from (
      select id, kind, failure, sent_at, due_at, created_at from mails
      where mails.environment_id = server.environment_id order by id desc limit ${max_mails}::integer) recent
    where kind <> 'alarms' and (sent_at is not null or failure is not null) and failure is distinct from 'recipient_refused'
    order by id desc limit 1) last
  left join (
    select environment_id, min(created_at) as since from mails
    where due_at is not null and tries > 0 and failure is not null and kind <> 'alarms' group by 1) retried
    on retried.environment_id = server.environment_id
  where last.sent_at is null and (last.due_at is not null or last.created_at > server.updated_at)`

const host = sql`substring(url from '://(?:[^/?#@]*@)?([^/?#]+)')`

const endpoints = sql`
  select endpoint.environment_id, 'endpoint_failing', 'webhook_endpoint', endpoint.id, ${host}, null, failing_since, ${hold_s}::integer
  from webhook_queues queue
    join webhook_endpoints endpoint on endpoint.environment_id = queue.environment_id and endpoint.id = queue.endpoint_id
  where failing_since is not null and status = 'enabled'
  union all
  select environment_id, 'endpoint_failing', 'webhook_endpoint', id, ${host}, 'disabled', disabled_at, 0
  from webhook_endpoints where disabled_reason = 'failing' and deleted_at is null`

/** One lead that fails while others sync is in the sync log, and no alarm. */
const connections = sql`
  select job.environment_id, 'crm_failing', 'crm_connection', connection.id, coalesce(name, provider), failed.code, since, ${hold_s}::integer
  from (
    select environment_id, connection_id, min(failing_since) as since from crm_jobs
    where failing_since is not null and due_at is not null group by 1, 2) job
  join crm_connections connection on connection.environment_id = job.environment_id and connection.id = connection_id
  left join lateral (
    select error ->> 'kind' as code from crm_syncs
    where crm_syncs.environment_id = job.environment_id and crm_syncs.connection_id = connection.id and crm_syncs.status = 'failed'
    order by crm_syncs.id desc limit 1) failed on true
  where connection.status = 'active' and deleted_at is null and not exists (
    select from unnest(array['created', 'updated', 'unchanged']) success (status), lateral (
      select finished_at from crm_syncs
      where crm_syncs.environment_id = job.environment_id and crm_syncs.connection_id = connection.id and crm_syncs.status = success.status
      order by crm_syncs.id desc limit 1) last
    where finished_at > since)
  union all
  select environment_id, 'crm_failing', 'crm_connection', id, coalesce(name, provider), 'unauthorized', paused_at, 0
  from crm_connections where paused_reason = 'unauthorized' and deleted_at is null`

/** Its last calls failed, one after the other, and nobody has changed the settings since. Without calls for a day, nobody knows. */
function models(now: Sql): Sql {
  const failures = ['timeout', 'unreachable', 'unauthorized', 'rate_limited']
  return sql`
    select candidate.environment_id, 'model_failing', 'assistant', null, engine, code, since, ${lasting_hold_s}::integer
    from (
      select environment_id from model_calls
      where created_at > ${now} - interval '5 minutes' and outcome in ('timeout', 'unreachable', 'unauthorized', 'rate_limited')
      union select environment_id from alarms where kind = 'model_failing' and ended_at is null) candidate
    left join assistant_settings settings on settings.environment_id = candidate.environment_id
    cross join lateral (
      select count(*) as failures, min(created_at) as since, max(created_at) as last_at,
        (array_agg(outcome order by id desc))[1] as code, (array_agg(engine order by id desc))[1] as engine
      from (
        select *, max(id) filter (where outcome = 'answered') over () as answered_id
        from (
          select id, outcome, engine, created_at from model_calls
          where environment_id = candidate.environment_id and outcome is not null order by id desc limit 100) recent) recent
      where id > coalesce(answered_id, '') and outcome = any (${failures}::text[])
        and created_at > coalesce(settings.updated_at, '-infinity')) streak
    where failures >= case when code = 'unauthorized' then 1 else ${model_failures}::integer end
      and last_at > ${now} - interval '1 day'`
}

function keys(now: Sql): Sql {
  return sql`
    select environment_id, 'key_ends_soon', 'api_key', id, name, null, since, 0 from (${keysEndSoon(now)}) key`
}
