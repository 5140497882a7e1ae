-- Somebody without a password can be given work, but cannot sign in.
alter table users
  add column password_hash text,
  add column disabled_at timestamptz,
  -- Encrypted with a key of the deployment. It counts once a code of it was shown.
  add column totp_secret bytea,
  add column totp_confirmed_at timestamptz,
  -- The step of time that a code was last taken for: none is taken twice.
  add column totp_last_step bigint;

-- A person signs in with an e-mail address and nothing else: it must say who is meant, whatever the account.
create unique index users_sign_in_key on users (email) where password_hash is not null;

create index users_by_account on users (account_id, id);

create table sessions (
  id text collate "C" primary key,
  user_id text collate "C" not null references users on delete cascade,
  -- SHA-256 of the token in the cookie, which has 256 random bits.
  token_hash bytea not null unique,
  address text not null,
  user_agent text,
  created_at timestamptz not null,
  -- To the minute.
  seen_at timestamptz not null,
  -- When the password was last given.
  confirmed_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);

create index sessions_by_user on sessions (user_id, id);
create index sessions_by_end on sessions (expires_at);

-- A code each, for whoever has lost the device that makes the others.
create table recovery_codes (
  user_id text collate "C" not null references users on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- A link that lets somebody in: a new person, or one who has forgotten the password (user_id).
create table invitations (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts on delete cascade,
  user_id text collate "C" references users on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'agent', 'viewer')),
  token_hash bytea not null unique,
  invited_by text collate "C" references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);

create index invitations_by_account on invitations (account_id, id);
create index invitations_by_user on invitations (user_id) where user_id is not null;
create index invitations_by_inviter on invitations (invited_by) where invited_by is not null;

-- How often something was tried: when its bucket will be full again. Lost with a crash of the database, at no harm.
create unlogged table throttles (
  who bytea primary key,
  full_at timestamptz not null
);

create index throttles_by_time on throttles (full_at);

alter table api_keys add column created_by text collate "C" references users on delete set null;
create index api_keys_by_maker on api_keys (created_by) where created_by is not null;

-- Who did what to which object, from where. Nothing changes or deletes an entry.
create table audit_entries (
  account_id text collate "C" not null references accounts on delete cascade,
  id text collate "C" not null,
  action text not null,
  -- {type, id, name}, as they were called then
  actor json not null,
  actor_id text collate "C" generated always as (actor->>'id') stored,
  mode text check (mode in ('live', 'test')),
  object_type text,
  object_id text collate "C",
  details json not null default '{}',
  address text,
  request_id text,
  created_at timestamptz not null,
  primary key (account_id, id)
);

create index audit_entries_by_action on audit_entries (account_id, action, id);
create index audit_entries_by_actor on audit_entries (account_id, actor_id, id);
create index audit_entries_by_object on audit_entries (account_id, object_id, id);

-- Requests that were answered. Its id tells when.
create table request_log (
  -- No foreign key: to check it took as long as to write the row.
  environment_id integer not null,
  id text collate "C" not null,
  method text not null,
  -- Without its query, and with nothing in it but ids.
  path text collate "C" not null,
  status smallint not null,
  error_code text,
  key_id text collate "C",
  user_id text collate "C",
  ms real not null,
  event_ids text[] not null default '{}',
  primary key (environment_id, id)
);

create index request_log_errors on request_log (environment_id, id) where status >= 400;
create index request_log_by_key on request_log (environment_id, key_id, id) where key_id is not null;
create index request_log_by_path on request_log (environment_id, path, id);
-- What the pages themselves ask is little beside what programs do.
create index request_log_of_people on request_log (environment_id, id) where user_id is not null;
-- Those that read are nearly all: they are found without.
create index request_log_by_method on request_log (environment_id, method, id) where method <> 'GET';
