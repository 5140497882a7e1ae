-- How long an environment keeps what was said. No row, or null: for ever.
create table retention_settings (
  environment_id integer primary key references environments on delete cascade,
  conversation_days integer check (conversation_days between 1 and 3650),
  contact_days integer check (contact_days between 1 and 3650),
  -- Conversations with this label stay.
  kept_label text,
  updated_at timestamptz not null,
  -- How far the contacts are gone through, and when the next walk through them begins.
  contacts_through text collate "C" not null default '',
  contacts_due_at timestamptz not null default now()
);

-- From when on nothing was said in it and nobody resolved it.
create index conversations_at_rest on conversations
  (environment_id, (greatest(resolved_at, last_message_at, created_at)), id) where status = 'resolved';

-- When it was last changed, or when the last of its conversations that are deleted came to rest. Null: not since it was made.
alter table contacts add column touched_at timestamptz;

-- What was deleted a moment ago. Whatever was under way then may have left a word since: it is looked for once more.
create table deleted_conversations (
  environment_id integer not null,
  id text collate "C" not null,
  contact_id text collate "C" not null,
  deleted_at timestamptz not null default now(),
  primary key (environment_id, id)
);

create index deleted_conversations_by_time on deleted_conversations (deleted_at);
