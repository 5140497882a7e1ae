-- Which keys each running process knows, and under which it seals: a rotation waits for all of them.
create table key_holders (
  id uuid primary key,
  -- Host and process, as an operator knows them.
  process text not null,
  -- Fingerprints of keys.
  knows text[] not null,
  seals text not null,
  seen_at timestamptz not null default now()
);
