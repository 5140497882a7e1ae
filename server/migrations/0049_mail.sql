-- The server that mail goes out through: one for an account, in the row of its live environment.
create table mail_settings (
  environment_id integer primary key references environments on delete cascade,
  host text not null,
  port integer not null,
  security text not null check (security in ('tls', 'starttls', 'none')),
  username text,
  -- Encrypted with a key of the deployment.
  password bytea,
  from_name text not null,
  from_address text not null,
  updated_at timestamptz not null
);

create sequence mail_lease_tokens;

-- The journal of mail. It holds no words: each is composed when it goes out, of what is still to be said then.
create table mails (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  kind text not null,
  -- Whom it is for: a person of the account, or the contact of a conversation.
  user_id text collate "C" references users on delete cascade,
  conversation_id text collate "C",
  -- When it is tried next. Null once that is over.
  due_at timestamptz,
  tries integer not null default 0,
  lease_token bigint,
  leased_until timestamptz,
  sent_at timestamptz,
  -- Why the last try failed, or why it was not sent.
  failure text,
  -- To a customer: up to which message it told of, and to whom, as a hash.
  through_message_id text collate "C",
  address_hash bytea,
  created_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

-- Answers that come before a mail to the customer goes out are told in that one.
create unique index mails_to_customer on mails (environment_id, conversation_id)
  where kind = 'continuity' and due_at is not null and tries = 0;
create index mails_by_address on mails (environment_id, address_hash, sent_at) where address_hash is not null;
create index mails_due on mails (due_at) where due_at is not null;
create index mails_by_user on mails (user_id) where user_id is not null;
create index mails_by_conversation on mails (environment_id, conversation_id) where conversation_id is not null;
create index mails_by_age on mails (created_at);

-- Browsers that want pushes: each belongs to the session that asked for it, and ends with it.
create table push_subscriptions (
  user_id text collate "C" not null references users on delete cascade,
  id text collate "C" not null,
  session_id text collate "C" not null references sessions on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth bytea not null,
  -- Failures since the last success.
  failures integer not null default 0,
  created_at timestamptz not null,
  primary key (user_id, id)
);

create unique index push_subscriptions_by_endpoint on push_subscriptions (user_id, endpoint);
create index push_subscriptions_by_session on push_subscriptions (session_id);

-- How often a push was tried: given up at some point.
alter table notifications add column push_tries integer not null default 0;

-- Who the deployment is to the push services of browsers (VAPID): made when the first browser asks.
create table push_keys (
  id integer primary key check (id = 1),
  public_key text not null,
  -- Encrypted with a key of the deployment.
  private_key bytea not null,
  created_at timestamptz not null
);
