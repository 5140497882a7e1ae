-- What happened on a day of UTC, put together: a report over a year reads 366 rows of these instead of millions. Numbers have
-- four bytes, the highest first, for each of the 96 quarters of an hour of the day, kind by kind (reports/kinds.ts). Null, as
-- where there is no row: the day stands open, and is read one by one from report_counts and report_conversations.
create table report_days (
  environment_id integer not null,
  day timestamptz not null,
  counts bytea,
  -- How many times ended in each quarter.
  quarters bytea,
  -- Each of these, in their order.
  seconds bytea,
  primary key (environment_id, day),
  constraint whole_or_open check (num_nulls(counts, quarters, seconds) in (0, 3))
);

-- Times look like noise: to squeeze them takes long and saves nothing.
alter table report_days alter column seconds set storage external;

-- Those that wait to be put together.
create index report_days_open on report_days (environment_id, day) where seconds is null;

insert into report_days (environment_id, day)
select environment_id, date_bin('1 day', quarter, 'epoch') from report_counts
union
select environment_id, date_bin('1 day', at, 'epoch') from report_conversations,
  lateral (values (assistant_replied_at), (person_replied_at), (resolved_at)) ended (at)
where at is not null;

create function open_report_days(of_environment integer, moments timestamptz[]) returns void language sql
begin atomic
  insert into report_days (environment_id, day)
  select distinct of_environment, date_bin('1 day', at, 'epoch')
  from unnest(moments) at
  where at is not null and not exists (
    select from report_days open
    where open.environment_id = of_environment and open.day = date_bin('1 day', at, 'epoch') and open.seconds is null)
  on conflict (environment_id, day) do update set counts = null, quarters = null, seconds = null;
end;

-- Whoever changes a time or a count opens its day, also a process of the version before, or somebody at the database.
create function open_days_of_times() returns trigger language plpgsql as $$
begin
  perform open_report_days(coalesce(new.environment_id, old.environment_id), array[old.assistant_replied_at,
    old.person_replied_at, old.resolved_at, new.assistant_replied_at, new.person_replied_at, new.resolved_at]);
  return null;
end
$$;

create function open_days_of_counts() returns trigger language plpgsql as $$
begin
  perform open_report_days(coalesce(new.environment_id, old.environment_id), array[old.quarter, new.quarter]);
  return null;
end
$$;

create trigger open_days after insert or update or delete on report_counts for each row execute function open_days_of_counts();

create trigger open_days_of_new after insert or delete on report_conversations for each row execute function open_days_of_times();

create trigger open_days_of_changed after update on report_conversations for each row
  when ((old.received_at, old.assistant_replied_at, old.person_replied_at, old.handed_over_at, old.resolved_at, old.resolved_by)
    is distinct from
    (new.received_at, new.assistant_replied_at, new.person_replied_at, new.handed_over_at, new.resolved_at, new.resolved_by))
  execute function open_days_of_times();
