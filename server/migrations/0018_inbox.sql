-- Answers that are written once and used often, shared by everybody of an environment.
create table canned_replies (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  shortcut text not null,
  title text not null,
  content text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (environment_id, id)
);

create unique index canned_replies_by_shortcut on canned_replies (environment_id, shortcut);

-- Filters of the inbox that somebody keeps under a name: of that person alone.
create table saved_views (
  environment_id integer not null references environments on delete cascade,
  user_id text collate "C" not null references users on delete cascade,
  id text collate "C" not null,
  name text not null,
  query text not null,
  created_at timestamptz not null,
  primary key (environment_id, user_id, id),
  constraint saved_views_by_name unique (environment_id, user_id, name)
);

create index saved_views_of_user on saved_views (user_id);

-- Each label with the environment before it: a label that others use often costs nobody else anything.
create function labels_within(environment_id integer, labels json) returns text[] language sql immutable parallel safe
  return array(select environment_id::text || ' ' || label from json_array_elements_text(labels) label);

-- Most conversations have neither a label nor a priority: they cost these indexes nothing.
create index conversations_by_label on conversations using gin (labels_within(environment_id, labels)) where labels::text <> '[]';
create index conversations_by_priority on conversations
  (environment_id, priority, coalesce(last_message_at, '-infinity'), id) where priority <> 'none';
