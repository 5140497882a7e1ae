-- The channel a file came through, and whether a picture still has to be decoded: until then, it's only saved, not shown.
alter table files
  add column channel_id text collate "C",
  add column picture_due_at timestamptz;

create index files_of_due_pictures on files (environment_id, picture_due_at) where picture_due_at is not null;

update files set channel_id = identity.channel_id from contact_identities identity
where identity.environment_id = files.environment_id and identity.id = files.owner;

-- How much is stored: of an environment (holder ''), of each channel, and of each owner. Only triggers count.
create table file_usage (
  environment_id integer not null,
  holder text collate "C" not null,
  bytes bigint not null default 0,
  files bigint not null default 0,
  primary key (environment_id, holder)
);

create index file_usage_empty on file_usage (environment_id, holder) where files = 0;

create function usage_of(size integer, preview_size integer) returns bigint language sql immutable
  return size::bigint + coalesce(preview_size, 0);

create function count_files() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into file_usage as usage (environment_id, holder, bytes, files)
    select environment_id, holder, sum(usage_of(size, preview_size)), count(*)
    from added cross join lateral (select '' union select channel_id union select owner) holders (holder)
    where holder is not null group by 1, 2 order by 1, 2
    on conflict (environment_id, holder) do update set bytes = usage.bytes + excluded.bytes, files = usage.files + excluded.files;
  elsif tg_op = 'DELETE' then
    insert into file_usage as usage (environment_id, holder, bytes, files)
    select environment_id, holder, -sum(usage_of(size, preview_size)), -count(*)
    from removed cross join lateral (select '' union select channel_id union select owner) holders (holder)
    where holder is not null group by 1, 2 order by 1, 2
    on conflict (environment_id, holder) do update set bytes = usage.bytes + excluded.bytes, files = usage.files + excluded.files;
  else
    insert into file_usage as usage (environment_id, holder, bytes)
    select environment_id, holder, sum(usage_of(after.size, after.preview_size) - usage_of(before.size, before.preview_size))
    from added after join removed before using (environment_id, id)
      cross join lateral (select '' union select after.channel_id union select after.owner) holders (holder)
    where holder is not null and usage_of(after.size, after.preview_size) <> usage_of(before.size, before.preview_size)
    group by 1, 2 order by 1, 2
    on conflict (environment_id, holder) do update set bytes = usage.bytes + excluded.bytes;
  end if;
  return null;
end $$;

insert into file_usage (environment_id, holder, bytes, files)
select environment_id, holder, sum(usage_of(size, preview_size)), count(*)
from files cross join lateral (select '' union select channel_id union select owner) holders (holder)
where holder is not null group by 1, 2;

create trigger count_new_files after insert on files referencing new table as added
  for each statement execute function count_files();
create trigger count_changed_files after update on files referencing old table as removed new table as added
  for each statement execute function count_files();
create trigger count_deleted_files after delete on files referencing old table as removed
  for each statement execute function count_files();
