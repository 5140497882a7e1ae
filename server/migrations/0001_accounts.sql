-- An account has exactly two environments, live and test. Every other row belongs to one environment.
create table accounts (
  id text collate "C" primary key,
  name text not null,
  suspended_at timestamptz,
  created_at timestamptz not null
);

create table environments (
  id integer generated always as identity primary key,
  account_id text collate "C" not null references accounts on delete cascade,
  mode text not null check (mode in ('live', 'test')),
  -- The sequence of the last numbered event.
  last_sequence bigint not null default 0,
  unique (account_id, mode)
);

create table api_keys (
  id text collate "C" primary key,
  environment_id integer not null references environments on delete cascade,
  name text,
  -- SHA-256 of the whole key. A key has 226 random bits: a slow hash would protect nothing and cost every request.
  hash bytea not null unique,
  last_four text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);

create index api_keys_by_environment on api_keys (environment_id, id);

create table users (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts on delete cascade,
  name text not null,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'agent', 'viewer')),
  created_at timestamptz not null,
  unique (account_id, email)
);

-- What all processes of a deployment must agree on, such as the fingerprint of the secret key.
create table deployment (
  name text primary key,
  value text not null
);
