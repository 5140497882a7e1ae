create table conversations (
  environment_id integer not null,
  id text collate "C" not null,
  contact_id text collate "C" not null,
  channel text not null,
  subject text,
  status text not null check (status in ('open', 'pending', 'snoozed', 'resolved')),
  handled_by text not null check (handled_by in ('assistant', 'human')),
  assignee text collate "C",
  priority text not null default 'none',
  labels json not null default '[]',
  snoozed_until timestamptz,
  handover json,
  resolved_at timestamptz,
  first_replied_at timestamptz,
  last_message_at timestamptz,
  unread_count integer not null default 0,
  custom_attributes json not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- A message's id is greater than the last one of its conversation, whichever process made it.
  last_message_id text collate "C",
  -- While the assistant owes an answer: past this moment the conversation goes to a person.
  assistant_due_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, contact_id) references contacts on delete cascade,
  constraint open_is_for_people check (status <> 'open' or handled_by = 'human'),
  constraint pending_is_for_the_assistant check (status <> 'pending' or handled_by = 'assistant'),
  constraint only_snoozed_until check (snoozed_until is null or status = 'snoozed'),
  constraint only_pending_is_due check (assistant_due_at is null or status = 'pending')
);

-- Each message updates its conversation: room on the page keeps the old and the new row together.
alter table conversations set (fillfactor = 85);

create index conversations_by_contact on conversations (environment_id, contact_id, id);
create index conversations_by_status on conversations (environment_id, status, id);
create index conversations_by_handler on conversations (environment_id, handled_by, id);
create index conversations_by_assignee on conversations (environment_id, assignee, id);
create index conversations_by_channel on conversations (environment_id, channel, id);
create index conversations_by_activity on conversations (environment_id, coalesce(last_message_at, '-infinity'), id);
create index conversations_by_status_activity on conversations (environment_id, status, coalesce(last_message_at, '-infinity'), id);
create index conversations_snoozed on conversations (snoozed_until) where snoozed_until is not null;
create index conversations_awaiting_assistant on conversations (assistant_due_at) where assistant_due_at is not null;

create table messages (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  id text collate "C" not null,
  direction text not null check (direction in ('inbound', 'outbound')),
  sender json not null,
  content text not null,
  content_type text not null default 'text',
  private boolean not null,
  attachments json not null default '[]',
  status text not null check (status in ('received', 'queued', 'sent', 'delivered', 'read', 'failed')),
  error json,
  in_reply_to text collate "C",
  sources json not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (environment_id, conversation_id, id),
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

create table summary_records (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  id text collate "C" not null,
  summary text not null,
  points json not null,
  entities json not null,
  open_questions json not null,
  outcome text not null,
  language text not null,
  engine text not null,
  covers_through_message_id text collate "C" not null,
  -- Of what the summary was made: an unchanged conversation gives the stored answer.
  basis text not null,
  created_at timestamptz not null,
  primary key (environment_id, conversation_id, id),
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

create unique index summary_records_by_basis on summary_records (environment_id, conversation_id, basis);
