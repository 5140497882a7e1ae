-- Reports read tables of their own, counted behind the events from what the tables hold: to count anew changes nothing. They
-- hold times and numbers, and stay when a conversation is deleted.

create table report_conversations (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  created_at timestamptz not null,
  -- The first message of the customer, and the first replies to it.
  received_at timestamptz,
  assistant_replied_at timestamptz,
  person_replied_at timestamptz,
  -- The first time it went to a person.
  handed_over_at timestamptz,
  -- Null again while it is reopened.
  resolved_at timestamptz,
  resolved_by text check (resolved_by in ('assistant', 'people')),
  -- The last message that is counted.
  through_message_id text collate "C" not null,
  -- Worked out when it is written: a report reads a hundred thousand.
  first_replied_at timestamptz generated always as (least(assistant_replied_at, person_replied_at)) stored,
  first_reply_s real generated always as
    (extract(epoch from least(assistant_replied_at, person_replied_at) - received_at)) stored,
  assistant_reply_s real generated always as (extract(epoch from assistant_replied_at - received_at)) stored,
  -- From when it was theirs.
  person_reply_s real generated always as (extract(epoch from person_replied_at - case
    when handed_over_at between received_at and person_replied_at then handed_over_at else received_at end)) stored,
  resolution_s real generated always as (extract(epoch from resolved_at - created_at)) stored,
  primary key (environment_id, conversation_id),
  constraint resolved_by_somebody check ((resolved_at is null) = (resolved_by is null))
) with (fillfactor = 80);

create index report_conversations_replied on report_conversations (environment_id, first_replied_at)
  include (first_reply_s) where first_replied_at is not null;
create index report_conversations_assistant_replied on report_conversations (environment_id, assistant_replied_at)
  include (assistant_reply_s) where assistant_replied_at is not null;
create index report_conversations_person_replied on report_conversations (environment_id, person_replied_at)
  include (person_reply_s) where person_replied_at is not null;
create index report_conversations_resolved on report_conversations (environment_id, resolved_at)
  include (resolution_s, resolved_by) where resolved_at is not null;

-- By the quarter of an hour: days and hours of every time zone are made of these.
create table report_counts (
  environment_id integer not null,
  quarter timestamptz not null,
  what text not null check (what in ('started', 'received', 'assistant', 'people', 'handovers')),
  count integer not null,
  primary key (environment_id, quarter, what)
) with (fillfactor = 80);

-- A reason is somebody's words: it goes with the conversation. How many there were is counted above.
create table report_handovers (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  at timestamptz not null,
  reason text,
  primary key (environment_id, conversation_id, at),
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

create index report_handovers_by_time on report_handovers (environment_id, at);

-- How far an environment is counted: the last event that was heeded, and, while older conversations are counted from the
-- tables, up to which.
create table report_progress (
  environment_id integer primary key,
  sequence bigint not null,
  filled_through text collate "C"
);
