alter table conversations
  -- When the assistant may begin to answer, where `assistant_due_at` says that it has to: a moment after the last message, so
  -- that several in a row get one answer. Null: at once, for the version before sets the deadline alone.
  add column assistant_turn_at timestamptz,
  -- The last message when it was last resolved, and when it last went to a person: what came before is settled.
  add column resolved_through_message_id text collate "C",
  add column handed_over_through_message_id text collate "C";

create index conversations_owed on conversations (environment_id, coalesce(assistant_turn_at, '-infinity'))
  where assistant_due_at is not null;
-- What goes to people when the assistant is switched off.
create index conversations_of_the_assistant on conversations (environment_id, id)
  where handled_by = 'assistant' and status in ('pending', 'snoozed');

-- A turn that was given up goes: a number of its own would begin anew.
create sequence assistant_lease_tokens;

-- Each time the assistant set about an answer. One without an outcome is under way, and the lock on its conversation.
create table assistant_turns (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  id text collate "C" not null,
  outcome text check (outcome in ('answered', 'offered', 'clarified', 'greeted', 'handed_over', 'discarded')),
  -- Why it was handed over, discarded, or answered without the model that is set.
  reason text,
  -- The customer's messages it is about.
  message_ids json not null default '[]',
  reply_message_id text collate "C",
  verdict text check (verdict in ('answer', 'may_help', 'none')),
  engine text,
  language text,
  sources json not null default '[]',
  confidence double precision,
  latency_ms integer,
  tries integer not null default 0,
  -- Of the last lease: what was leased under another cannot be finished any more.
  lease_token bigint not null,
  leased_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (environment_id, conversation_id, id),
  foreign key (environment_id, conversation_id) references conversations on delete cascade,
  constraint finished_with_an_outcome check ((outcome is null) = (finished_at is null))
) with (fillfactor = 80);

create unique index assistant_turns_under_way on assistant_turns (environment_id, conversation_id) where outcome is null;
-- Questions that nobody could answer from the articles.
create index assistant_turns_unanswered on assistant_turns (environment_id, id)
  where verdict = 'none' and outcome in ('clarified', 'handed_over');

-- Hand-overs whose summary is to be written. No foreign keys: they are added where events are numbered, which must not wait
-- for a contact that is being deleted.
create table handovers_to_brief (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (environment_id, conversation_id)
);

create index handovers_to_brief_due on handovers_to_brief (due_at);

create table message_feedback (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  message_id text collate "C" not null,
  rating text not null check (rating in ('up', 'down')),
  comment text,
  created_at timestamptz not null,
  primary key (environment_id, conversation_id, message_id),
  foreign key (environment_id, conversation_id, message_id) references messages on delete cascade
);

create index message_feedback_by_time on message_feedback (environment_id, created_at);
