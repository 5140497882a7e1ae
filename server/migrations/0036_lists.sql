-- Since when the customer waits for a reply: the first inbound message since the last one. Null where nobody waits.
alter table conversations add column unanswered_since timestamptz;

-- A trigger, so that it is also right where a process of the version before writes. It runs only where waiting begins or ends.
create function note_unanswered() returns trigger language plpgsql as $$
begin
  new.unanswered_since := case when new.unread_count > 0 then new.last_message_at end;
  return new;
end $$;

create trigger note_unanswered before update of unread_count on conversations for each row
  when ((old.unread_count = 0) is distinct from (new.unread_count = 0)) execute function note_unanswered();

update conversations set unanswered_since = (
  select created_at from messages
  where messages.environment_id = conversations.environment_id and conversation_id = conversations.id and direction = 'inbound'
  order by messages.id desc offset unread_count - 1 limit 1)
where unread_count > 0;

create index conversations_unanswered on conversations
  (environment_id, status, coalesce(unanswered_since, 'infinity'), coalesce(last_message_at, '-infinity'), id) where unanswered_since is not null;

-- The same for the order by priority, most urgent first. Most conversations have no priority, and stand in the order of activity.
create index conversations_by_status_priority on conversations (
  environment_id, status, (case priority when 'urgent' then 4 when 'high' then 3 when 'medium' then 2 when 'low' then 1 else 0 end),
  coalesce(last_message_at, '-infinity'), id) where priority <> 'none';

-- With the status: what somebody has open is counted without what they resolved in years.
create index conversations_by_assignee_status on conversations (environment_id, assignee, status, id);
drop index conversations_by_assignee;

-- Somebody marked it as unread, whatever they have seen.
alter table conversation_reads add column marked_unread_at timestamptz;

-- Shown to everybody of the environment, not only to whoever made it.
alter table saved_views add column shared_at timestamptz;
create index saved_views_shared on saved_views (environment_id, id) where shared_at is not null;
