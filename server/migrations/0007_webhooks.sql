-- What an event is about: its conversation, or its contact. Receivers get the events about one thing in order.
alter table outbox add column about text collate "C";
alter table event_log add column about text collate "C";

-- The body in `body` is encrypted: it holds a secret that is shown once.
alter table idempotent_answers add column sealed boolean not null default false;

create table webhook_endpoints (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  url text not null,
  description text,
  -- Kinds of event, or the one word "*".
  events text[] not null,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('manual', 'gone', 'failing')),
  disabled_at timestamptz,
  -- Encrypted with a key of the deployment: it must be readable to sign.
  secret bytea not null,
  -- The one before, which signs as well until then.
  previous_secret bytea,
  previous_secret_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- Nobody sees it any more; the row stays until its deliveries are deleted, a batch at a time.
  deleted_at timestamptz,
  primary key (environment_id, id),
  constraint disabled_for_a_reason check ((status = 'disabled') = (disabled_reason is not null)),
  constraint disabled_at_a_moment check ((status = 'disabled') = (disabled_at is not null)),
  constraint disabled_when_deleted check (deleted_at is null or status = 'disabled')
);

create index webhook_endpoints_enabled on webhook_endpoints (environment_id, id) where status = 'enabled';
create index webhook_endpoints_by_status on webhook_endpoints (environment_id, status, id) where deleted_at is null;
create index webhook_endpoints_deleted on webhook_endpoints (deleted_at) where deleted_at is not null;
create index webhook_endpoints_rotating on webhook_endpoints (previous_secret_until) where previous_secret_until is not null;

-- Who works on an endpoint, and when there is something to do. Apart from the endpoint: it changes with every batch.
create table webhook_queues (
  environment_id integer not null,
  endpoint_id text collate "C" not null,
  -- Null: nothing waits. While an endpoint is leased: when the lease ends, unless something came in meanwhile.
  next_due_at timestamptz,
  -- Grows with each lease: what was leased under an older number cannot be finished any more.
  lease_token bigint not null default 0,
  leased_until timestamptz,
  -- Since when nothing but failures came back.
  failing_since timestamptz,
  warned_at timestamptz,
  primary key (environment_id, endpoint_id),
  foreign key (environment_id, endpoint_id) references webhook_endpoints on delete cascade
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);

create index webhook_queues_due on webhook_queues (next_due_at) where next_due_at is not null;
create index webhook_queues_failing on webhook_queues (failing_since) where failing_since is not null;

-- One event on its way to one endpoint.
create table webhook_deliveries (
  environment_id integer not null,
  endpoint_id text collate "C" not null,
  id text collate "C" not null,
  event_id text collate "C" not null,
  event_type text not null,
  sequence bigint not null,
  about text collate "C",
  -- pending: to be sent at next_attempt_at. canceled: its endpoint was disabled before it was sent.
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed', 'canceled')),
  -- How many attempts of its schedule are done; replays by hand are no part of it.
  tries smallint not null default 0,
  -- Somebody asked for it again: one attempt, no schedule.
  manual boolean not null default false,
  next_attempt_at timestamptz,
  -- Every attempt: [{at, duration_ms, status, error, body, manual}]
  attempts json not null default '[]',
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, endpoint_id) references webhook_endpoints on delete cascade,
  constraint only_pending_is_due check ((status = 'pending') = (next_attempt_at is not null))
);

create unique index webhook_deliveries_by_event on webhook_deliveries (environment_id, endpoint_id, event_id);
create index webhook_deliveries_due on webhook_deliveries (environment_id, endpoint_id, next_attempt_at, sequence)
  where status = 'pending';
create index webhook_deliveries_unsent on webhook_deliveries (environment_id, endpoint_id, event_id)
  where status in ('failed', 'canceled');
-- What waits for the first retry of an earlier event about the same thing.
create index webhook_deliveries_first_retry on webhook_deliveries (environment_id, endpoint_id, about, sequence)
  where status = 'pending' and tries = 1;
