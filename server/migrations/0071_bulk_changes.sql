-- One change to many conversations, in the background: which ones is decided before somebody confirms their number.
create table bulk_changes (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  change json not null,
  total integer not null,
  -- Who started it: the actor of its events.
  actor json,
  created_at timestamptz not null,
  started_at timestamptz,
  canceled_at timestamptz,
  finished_at timestamptz,
  -- When somebody asked to undo it, and when that was done.
  undo_at timestamptz,
  undone_at timestamptz,
  leased_until timestamptz,
  primary key (environment_id, id)
);

create index bulk_changes_due on bulk_changes (leased_until)
  where (started_at is not null and finished_at is null and canceled_at is null) or (undo_at is not null and undone_at is null);
create index bulk_changes_by_age on bulk_changes (created_at);

create table bulk_change_items (
  environment_id integer not null,
  bulk_change_id text collate "C" not null,
  conversation_id text collate "C" not null,
  state text not null default 'waiting' check (state in ('waiting', 'changed', 'skipped', 'undone', 'kept')),
  -- The values of what was changed, before and after: it is undone only where they are still the latter.
  before json,
  after json,
  primary key (environment_id, bulk_change_id, conversation_id),
  foreign key (environment_id, bulk_change_id) references bulk_changes on delete cascade
);

-- For what is next, and to count how far it is from the index alone.
create index bulk_change_items_by_state on bulk_change_items (environment_id, bulk_change_id, state, conversation_id);
