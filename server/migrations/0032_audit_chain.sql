-- A hash for each entry of the audit log, over the entry and the hash before: one that is missing or was changed shows.
create table audit_chain (
  account_id text collate "C" not null references accounts on delete cascade,
  -- From 1, without a gap.
  number bigint not null,
  entry_id text collate "C" not null,
  hash bytea not null,
  sealed_at timestamptz not null default now(),
  primary key (account_id, number),
  unique (account_id, entry_id)
);

-- Entries that have no hash yet. Whoever writes an entry takes no lock for it: they are sealed a moment later, one batch after the other.
create table audit_waiting (
  account_id text collate "C" not null references accounts on delete cascade,
  entry_id text collate "C" not null,
  primary key (account_id, entry_id)
);

-- A trigger, so that a process of the version before leaves no entry out.
create function audit_entry_waits() returns trigger language plpgsql as $$
begin
  insert into audit_waiting (account_id, entry_id) values (new.account_id, new.id);
  return null;
end $$;

create trigger audit_entry_waits after insert on audit_entries for each row execute function audit_entry_waits();

-- Those from before are sealed as they are found.
insert into audit_waiting (account_id, entry_id) select account_id, id from audit_entries;
