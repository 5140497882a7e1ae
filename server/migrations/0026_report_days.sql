-- What the conversations of a day of UTC took, put together: a report over a year reads 366 rows of these instead of millions.
create table report_days (
  environment_id integer not null,
  day timestamptz not null,
  -- How many ended in each of its 96 quarters of an hour, kind by kind (reports/kinds.ts), four bytes each. Null, as where there
  -- is no row: the times of the day are read one by one from report_conversations.
  quarters bytea,
  -- Each time, in the same order: four bytes, as float4send writes them.
  seconds bytea,
  primary key (environment_id, day),
  constraint whole_or_open check ((quarters is null) = (seconds is null))
);

-- Times look like noise: to squeeze them takes long and saves nothing.
alter table report_days alter column seconds set storage external;

-- Those that wait to be put together.
create index report_days_open on report_days (environment_id, day) where seconds is null;

insert into report_days (environment_id, day)
select distinct environment_id, date_bin('1 day', at, 'epoch') from report_conversations,
  lateral (values (assistant_replied_at), (person_replied_at), (resolved_at)) ended (at)
where at is not null;

-- Whoever changes a time opens its day, also a process of the version before, or somebody at the database.
create function open_report_days() returns trigger language plpgsql as $$
begin
  insert into report_days as known (environment_id, day)
  select distinct coalesce(new.environment_id, old.environment_id), date_bin('1 day', at, 'epoch')
  from unnest(array[old.assistant_replied_at, old.person_replied_at, old.resolved_at,
    new.assistant_replied_at, new.person_replied_at, new.resolved_at]) at
  where at is not null and not exists (
    select from report_days open where open.environment_id = coalesce(new.environment_id, old.environment_id)
      and open.day = date_bin('1 day', at, 'epoch') and open.seconds is null)
  on conflict (environment_id, day) do update set quarters = null, seconds = null;
  return null;
end
$$;

create trigger open_days_of_new after insert or delete on report_conversations for each row execute function open_report_days();

create trigger open_days_of_changed after update on report_conversations for each row
  when ((old.received_at, old.assistant_replied_at, old.person_replied_at, old.handed_over_at, old.resolved_at, old.resolved_by)
    is distinct from
    (new.received_at, new.assistant_replied_at, new.person_replied_at, new.handed_over_at, new.resolved_at, new.resolved_by))
  execute function open_report_days();
