-- Why no model made it, where one was to: then it may be made anew. Null: by a model, or there was none.
alter table summary_records add column fallback text;

-- Work that calls others is claimed for a while, as no transaction may be open so long: a repeat under its Idempotency-Key finds
-- it under way. The lease of a process that died runs out.
create table idempotent_claims (
  environment_id integer not null,
  key text collate "C" not null,
  fingerprint bytea not null,
  -- Whose claim it is.
  request_id text not null,
  leased_until timestamptz not null,
  primary key (environment_id, key)
);

create index idempotent_claims_by_lease on idempotent_claims (leased_until);
