-- What a person is told about. Until it is read, further events of the kind in the same conversation join it.
create table notifications (
  environment_id integer not null references environments on delete cascade,
  user_id text collate "C" not null references users on delete cascade,
  -- Of the newest event: a notification that something joins moves to the front.
  id text collate "C" not null,
  kind text not null,
  conversation_id text collate "C" not null,
  -- The newest message it is about. Nothing of its text is kept here.
  message_id text collate "C",
  event_id text collate "C" not null,
  -- {type, id} of whoever did it.
  actor json not null,
  events integer not null default 1,
  -- Whether it stands in the notification center: a person may want only the push or the email.
  is_listed boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- When it is to go out, unless it is read by then. Null once it did.
  push_due_at timestamptz,
  mail_due_at timestamptz,
  -- The email it is in.
  mail_id text collate "C",
  primary key (environment_id, user_id, id),
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

create unique index notifications_unread on notifications (environment_id, user_id, conversation_id, kind) where read_at is null;
create index notifications_by_conversation on notifications (environment_id, conversation_id);
create index notifications_by_user on notifications (user_id);
create index notifications_by_age on notifications (created_at);
create index notifications_by_push on notifications (push_due_at) where push_due_at is not null;
create index notifications_by_mail on notifications (mail_due_at) where mail_due_at is not null;
create index notifications_of_mail on notifications (environment_id, mail_id) where mail_id is not null;

-- Up to which event people were told.
create table notification_progress (
  environment_id integer primary key references environments on delete cascade,
  sequence bigint not null
);

-- What a person wants to be told, and how. Without a row, the defaults.
create table notification_settings (
  user_id text collate "C" primary key references users on delete cascade,
  -- {kind: {center, push, email}}, only what differs from the defaults.
  channels json not null default '{}',
  quiet_from time,
  quiet_until time,
  time_zone text not null default 'UTC',
  sounds boolean not null default false,
  updated_at timestamptz not null
);
