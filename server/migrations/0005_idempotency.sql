create table idempotent_answers (
  environment_id integer not null,
  key text collate "C" not null,
  fingerprint bytea not null,
  status smallint not null,
  body text not null,
  location text,
  version integer,
  request_id text not null,
  -- Whose data the answer holds: deleting the contact empties it.
  contact_id text collate "C",
  created_at timestamptz not null default now(),
  constraint idempotent_answers_pkey primary key (environment_id, key)
);

create index idempotent_answers_by_contact on idempotent_answers (environment_id, contact_id) where contact_id is not null;
create index idempotent_answers_by_age on idempotent_answers using brin (created_at);

-- Holds the key until the end of the transaction, or fails at once where somebody else holds it.
create function claim_idempotency_key(lock bigint) returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(lock) then
    raise exception 'The idempotency key is in use.' using errcode = 'PY409';
  end if;
end
$$;
