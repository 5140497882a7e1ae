alter table crm_connections
  -- {statuses: {theirs: ours}}; null: owner and status are not read back.
  add column pull json,
  -- When the next records may be read: one round at a time, however many processes there are.
  add column pull_after timestamptz not null default now(),
  -- Which account over there the remote ids belong to, where the CRM tells.
  add column identity text,
  -- Shown to nobody from then on; what hangs on it goes bit by bit, and the row last.
  add column deleted_at timestamptz;

alter table crm_links
  -- Its status over there, as it was last written or read: that coming back says nothing new.
  add column remote_status text,
  -- When its record is read next.
  add column pull_due_at timestamptz not null default now();

create index crm_links_pull on crm_links (environment_id, connection_id, pull_due_at) where remote_id is not null;

-- What a CRM says of it. Shown where it is further than what was found, and nobody here said otherwise.
alter table leads add column pulled_status text check (pulled_status in ('working', 'qualified', 'unqualified', 'converted'));

update leads set crm = (select json_agg(entry::jsonb || '{"owner":null,"status":null}') from json_array_elements(crm) entry)
where crm::text <> '[]';

alter table crm_syncs
  drop constraint crm_syncs_status_check,
  add constraint crm_syncs_status_check check (status in ('running', 'created', 'updated', 'unchanged', 'pulled', 'failed')),
  -- What was read back, in words.
  add column pulled json not null default '[]';
