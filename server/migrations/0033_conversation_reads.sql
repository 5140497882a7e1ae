-- Up to which message a person has read a conversation: one row per person and conversation that was ever opened with something new in it.
create table conversation_reads (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  user_id text collate "C" not null,
  through_message_id text collate "C" not null,
  primary key (environment_id, conversation_id, user_id),
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

-- What came before somebody began, or before this was counted, is not new to them.
alter table users add column inbox_read_before timestamptz not null default now();
