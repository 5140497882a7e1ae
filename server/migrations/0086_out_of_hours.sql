-- What customers are told who write while nobody is there: a text for each language, the first one for all others. Empty: nothing.
alter table channels add column out_of_hours_replies json not null default '[]';

-- Conversations in which it may have to be told. No foreign keys: they are added where events are numbered, which must not wait for a
-- contact that is being deleted.
create table out_of_hours_due (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (environment_id, conversation_id)
);

create index out_of_hours_due_at on out_of_hours_due (due_at);
