create table crm_connections (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  provider text not null,
  name text,
  status text not null default 'active' check (status in ('active', 'paused')),
  -- unauthorized: the CRM refuses the credentials.
  paused_reason text check (paused_reason in ('manual', 'unauthorized')),
  paused_at timestamptz,
  -- As the CRM calls the account that the credentials belong to.
  account text,
  settings json not null,
  mapping json not null,
  -- Both encrypted with a key of the deployment. The token is what the credentials were exchanged for.
  credentials bytea not null,
  token bytea,
  -- The CRM asked for patience.
  blocked_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (environment_id, id),
  constraint paused_for_a_reason check ((status = 'paused') = (paused_reason is not null)),
  constraint paused_at_a_moment check ((status = 'paused') = (paused_at is not null))
);

-- Which remote record is which lead.
create table crm_links (
  environment_id integer not null,
  connection_id text collate "C" not null,
  lead_id text collate "C" not null,
  -- Null before the first match, and when the record over there was deleted.
  remote_id text collate "C",
  remote_url text,
  -- Set before a record may be made over there: until the answer is known, one must be looked for before another is made.
  creating_since timestamptz,
  -- Of everything that was last written; the same again is not sent.
  payload_hash text,
  -- Grows when another lead was written over its record: what was being written at that moment may not stand there.
  disturbed integer not null default 0,
  -- The fields as they were last written.
  sent json,
  synced_at timestamptz,
  primary key (environment_id, connection_id, lead_id),
  foreign key (environment_id, connection_id) references crm_connections on delete cascade,
  foreign key (environment_id, lead_id) references leads on delete cascade,
  constraint crm_links_remote_key unique (environment_id, connection_id, remote_id)
);

create index crm_links_by_lead on crm_links (environment_id, lead_id);

-- The one note of a conversation on the record of its lead.
create table crm_notes (
  environment_id integer not null,
  connection_id text collate "C" not null,
  conversation_id text collate "C" not null,
  lead_id text collate "C" not null,
  -- Null until the answer to its making is known.
  note_id text collate "C",
  text_hash text,
  primary key (environment_id, connection_id, conversation_id),
  foreign key (environment_id, connection_id, lead_id) references crm_links on delete cascade,
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

create index crm_notes_by_lead on crm_notes (environment_id, connection_id, lead_id);
create index crm_notes_by_conversation on crm_notes (environment_id, conversation_id);

-- A job goes when it is done: a number of its own would begin anew.
create sequence crm_lease_tokens;

-- What is to be synced: one row however many reasons there are, and the lock on its lead.
create table crm_jobs (
  environment_id integer not null,
  connection_id text collate "C" not null,
  lead_id text collate "C" not null,
  cause text not null check (cause in ('automatic', 'manual', 'backfill')),
  -- Null: nothing more is tried by itself (dead_at).
  due_at timestamptz,
  -- Something changed while it was being worked on.
  again boolean not null default false,
  tries integer not null default 0,
  failing_since timestamptz,
  dead_at timestamptz,
  -- Of the last lease: what was leased under another cannot be finished any more.
  lease_token bigint not null default 0,
  leased_until timestamptz,
  -- No foreign keys: jobs are added where events are numbered, which must not wait for a contact that is being deleted.
  primary key (environment_id, connection_id, lead_id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

create index crm_jobs_due on crm_jobs (environment_id, connection_id, due_at) where due_at is not null;
create index crm_jobs_leased on crm_jobs (environment_id, connection_id) where leased_until is not null;
create index crm_jobs_dead on crm_jobs (environment_id, connection_id) where dead_at is not null;

-- The journal: every attempt.
create table crm_syncs (
  environment_id integer not null,
  connection_id text collate "C" not null,
  id text collate "C" not null,
  lead_id text collate "C" not null,
  cause text not null,
  status text not null check (status in ('running', 'created', 'updated', 'unchanged', 'failed')),
  remote_id text,
  remote_url text,
  -- {kind, message, fields: [{name, problem}]}
  error json,
  -- The remote fields that were written, and those the CRM did not take or that were left as they are.
  changes json not null default '{}',
  -- Every request and answer, without secrets.
  calls json not null default '[]',
  next_try_at timestamptz,
  request_id text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (environment_id, connection_id, id),
  foreign key (environment_id, connection_id) references crm_connections on delete cascade,
  foreign key (environment_id, lead_id) references leads on delete cascade
);

create index crm_syncs_by_lead on crm_syncs (environment_id, lead_id, connection_id, id);
create index crm_syncs_by_status on crm_syncs (environment_id, connection_id, status, id);

-- What the practice CRM holds, of a connection with the provider `fake`.
create table crm_practice_records (
  environment_id integer not null,
  connection_id text collate "C" not null,
  id text collate "C" not null,
  -- Null for what somebody made over there.
  lead_id text collate "C",
  fields json not null,
  notes json not null default '[]',
  primary key (environment_id, connection_id, id),
  foreign key (environment_id, connection_id) references crm_connections on delete cascade,
  -- What is deleted of a person is deleted here too.
  foreign key (environment_id, lead_id) references leads on delete cascade
);

create index crm_practice_records_by_lead on crm_practice_records (environment_id, lead_id);
