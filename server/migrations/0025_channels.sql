-- Where customers write from. One of the kind `api` in each environment; other kinds may have several.
create table channels (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  kind text not null check (kind in ('api')),
  name text not null,
  -- Who answers a new conversation whose start does not say.
  handled_by text not null default 'human' check (handled_by in ('assistant', 'human')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (environment_id, id)
);

create unique index channels_one_api on channels (environment_id) where kind = 'api';

-- A TypeID as the service makes them: 48 bits of time, the version and variant of UUIDv7, the rest by chance.
create function pg_temp.channel_id(at timestamptz) returns text language sql volatile as $$
  select 'svccha_' || string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + case
    when n < 10 then (((extract(epoch from at) * 1000)::bigint >> (5 * (9 - n))) & 31)::integer
    when n = 10 then 14 + floor(random() * 2)::integer
    when n = 13 then 8 + 16 * floor(random() * 2)::integer + floor(random() * 4)::integer
    else floor(random() * 32)::integer end, 1), '' order by n)
  from generate_series(0, 25) n
$$;

insert into channels (environment_id, id, kind, name, handled_by, created_at, updated_at)
select environments.id, pg_temp.channel_id(now()), 'api', 'API', coalesce(channels->>'api', 'human'),
  date_trunc('milliseconds', now()), date_trunc('milliseconds', now())
from environments left join assistant_settings on environment_id = environments.id;

alter table assistant_settings drop column channels;
