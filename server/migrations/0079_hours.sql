-- When a team works: a week in a time zone, and the days that are different.
create table hours (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  name text not null,
  time_zone text not null,
  weekly json not null,
  exceptions json not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (environment_id, id)
);

alter table channels add column hours_id text collate "C",
  add constraint channels_hours foreign key (environment_id, hours_id) references hours on delete set null (hours_id);

create index channels_by_hours on channels (environment_id, hours_id) where hours_id is not null;
