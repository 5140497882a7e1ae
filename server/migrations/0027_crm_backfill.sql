-- The backfill that was asked for last: so many leads were queued. What is left of it is counted from the jobs.
alter table crm_connections
  add column backfill_which text check (backfill_which in ('all', 'failed')),
  add column backfill_leads integer not null default 0,
  add column backfill_started_at timestamptz,
  add constraint backfill_of_something check ((backfill_which is null) = (backfill_started_at is null));

create index crm_jobs_backfill on crm_jobs (environment_id, connection_id) where cause = 'backfill' and due_at is not null;
