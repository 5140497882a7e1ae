-- Files that were uploaded, and the messages they are attached to. The bytes are in the storage, under the file's id.
create table files (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  name text not null,
  content_type text not null,
  size integer not null check (size > 0),
  width integer,
  height integer,
  -- Whoever alone may attach it, such as a visitor. Null: anyone with the permission.
  owner text collate "C",
  received_bytes integer not null default 0,
  -- Null until all of it is in the storage.
  stored_at timestamptz,
  preview_size integer,
  -- The Idempotency-Keys whose stored responses show it.
  claim_keys text[] not null default '{}',
  conversation_id text collate "C",
  message_id text collate "C",
  created_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, conversation_id) references conversations on delete cascade,
  constraint attached_when_stored check (message_id is null or stored_at is not null),
  constraint attached_to_a_conversation check ((message_id is null) = (conversation_id is null))
);

create index files_by_conversation on files (environment_id, conversation_id) where conversation_id is not null;
-- For the sweep of what nobody attached.
create index files_unattached on files (created_at) where message_id is null;
-- A signed address names only the file.
create index files_by_id on files (id);

-- Parts of an upload that isn't complete.
create table file_parts (
  environment_id integer not null,
  file_id text collate "C" not null,
  first_byte integer not null,
  size integer not null,
  primary key (environment_id, file_id, first_byte),
  foreign key (environment_id, file_id) references files on delete cascade
);

-- Files whose rows are gone, whichever way: their bytes are still in the storage. No stored response shows them any more.
create table deleted_files (
  environment_id integer not null,
  id text collate "C" not null,
  deleted_at timestamptz not null default now(),
  primary key (environment_id, id)
);

create function note_deleted_files() returns trigger language plpgsql as $$
begin
  insert into deleted_files (environment_id, id) select environment_id, id from deleted on conflict do nothing;
  update idempotent_answers answer set status = 404, location = null, version = null, sealed = false,
    body = '{"code":"resource_not_found","message":"What this request made was deleted since."}'
  from deleted where answer.environment_id = deleted.environment_id and answer.key = any (deleted.claim_keys);
  return null;
end $$;

create trigger note_deleted_files after delete on files referencing old table as deleted
  for each statement execute function note_deleted_files();
