-- With the assignee, so that those nobody answered yet are counted from the index alone, also of one person or of nobody. Dropped first:
-- whoever reads meanwhile waits, and no two wait for each other.
drop index conversations_unanswered;
create index conversations_awaiting on conversations
  (environment_id, status, coalesce(unanswered_since, 'infinity'), coalesce(last_message_at, '-infinity'), id)
  include (assignee) where unanswered_since is not null;
