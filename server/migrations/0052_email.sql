-- Email: a third kind of channel. Its mailboxes, how far each was read, the mails that came and went, and who wrote them.
alter table channels drop constraint channels_kind_check;
alter table channels add constraint channels_kind_check check (kind in ('api', 'widget', 'email'));
-- Address, servers and signature. Null for other kinds.
alter table channels add column email json;
-- Passwords, and the key of its reply addresses. Encrypted with a key of the deployment.
alter table channels add column email_secrets bytea;
alter table channels add constraint channels_email check ((kind = 'email') = (email is not null));
create unique index channels_by_email on channels (environment_id, (email ->> 'address')) where email is not null and deleted_at is null;

-- What they are called on the channel, such as an email address: proven or not. Null where only `subject` tells.
alter table contact_identities add column address text;
create unique index contact_identities_by_address on contact_identities (environment_id, channel_id, address) where address is not null;
create index contact_identities_blocked on contact_identities (environment_id, address) where address is not null and blocked_at is not null;

-- From whom and to whom it went by email. Null for other channels.
alter table messages add column email json;

create sequence email_lease_tokens;

-- Who reads a channel's mailbox, and what was wrong the last time.
create table email_mailboxes (
  environment_id integer not null,
  channel_id text collate "C" not null,
  -- When it was first connected. Nothing of before is taken in.
  began_at timestamptz,
  due_at timestamptz not null default now(),
  failures integer not null default 0,
  -- {code, message}. Null if it works.
  problem json,
  -- The same for mail that goes out.
  send_problem json,
  lease_token bigint,
  leased_until timestamptz,
  primary key (environment_id, channel_id),
  foreign key (environment_id, channel_id) references channels on delete cascade
);

create index email_mailboxes_due on email_mailboxes (due_at);

-- How far each folder was read.
create table email_cursors (
  environment_id integer not null,
  channel_id text collate "C" not null,
  folder text not null check (folder in ('inbox', 'sent')),
  uid_validity bigint not null,
  last_uid bigint not null,
  -- Up to here, mails may be old ones that the server numbered anew.
  renumbered_through bigint not null default 0,
  -- A mail that could not be stored, and how often that was tried.
  failing_uid bigint,
  failing_tries integer not null default 0,
  primary key (environment_id, channel_id, folder),
  foreign key (environment_id, channel_id) references channels on delete cascade
);

-- Every mail that was read, and every one that was sent. It holds no words and no addresses, and outlives its message: a mail
-- isn't taken in again because its contact was erased.
create table email_mails (
  environment_id integer not null,
  id text collate "C" not null,
  channel_id text collate "C" not null,
  -- Where it was read. Null for mail that was sent from here.
  folder text,
  uid_validity bigint,
  uid bigint,
  -- A hash of what stays the same when it is moved, or when the server numbers its mails anew.
  fingerprint bytea,
  -- Hashes of its Message-ID, and of the one that a provider gave it instead.
  message_key bytea,
  provider_key bytea,
  outcome text not null,
  conversation_id text collate "C",
  message_id text collate "C",
  created_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, channel_id) references channels on delete cascade,
  foreign key (environment_id, conversation_id) references conversations on delete set null (conversation_id)
);

create unique index email_mails_by_uid on email_mails (environment_id, channel_id, folder, uid_validity, uid) where uid is not null;
create unique index email_mails_by_fingerprint on email_mails (environment_id, channel_id, folder, fingerprint) where fingerprint is not null;
create index email_mails_by_message_key on email_mails (environment_id, channel_id, message_key) where message_key is not null;
create index email_mails_by_provider_key on email_mails (environment_id, channel_id, provider_key) where provider_key is not null;
create index email_mails_by_conversation on email_mails (environment_id, conversation_id) where conversation_id is not null;

-- Messages that are to go out as mail, and what became of them.
create table email_outgoing (
  environment_id integer not null,
  message_id text collate "C" not null,
  conversation_id text collate "C" not null,
  -- When it is tried next. Null once that is over.
  due_at timestamptz,
  tries integer not null default 0,
  -- From here on, the server may have taken it.
  finishing_at timestamptz,
  lease_token bigint,
  leased_until timestamptz,
  sent_at timestamptz,
  failure text,
  -- What the server said.
  reply text,
  created_at timestamptz not null default now(),
  primary key (environment_id, message_id),
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

create index email_outgoing_due on email_outgoing (due_at) where due_at is not null;
create index email_outgoing_by_conversation on email_outgoing (environment_id, conversation_id);

-- When a sender, known by a hash, last got an answer that nobody wrote.
create table email_automatic_answers (
  environment_id integer not null,
  channel_id text collate "C" not null,
  address_hash bytea not null,
  answered_at timestamptz not null,
  -- The answer, once it goes out.
  message_id text collate "C",
  primary key (environment_id, channel_id, address_hash),
  foreign key (environment_id, channel_id) references channels on delete cascade
);

create index email_automatic_answers_by_age on email_automatic_answers (answered_at);
