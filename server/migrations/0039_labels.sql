-- What conversations are labeled with: a conversation holds names, and here each name has its color.
create table labels (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  name text not null,
  color text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (environment_id, id)
);

create unique index labels_by_name on labels (environment_id, name);

-- Names that conversations have yet to take over, in the order they were changed; null where the label goes.
create table relabelings (
  environment_id integer not null references environments on delete cascade,
  number bigint generated always as identity,
  old_name text not null,
  new_name text,
  primary key (environment_id, number)
);

-- A TypeID as the service makes them: 48 bits of time, the version and variant of UUIDv7, the rest by chance.
create function pg_temp.label_id(at timestamptz) returns text language sql volatile as $$
  select 'svclbl_' || string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + case
    when n < 10 then (((extract(epoch from at) * 1000)::bigint >> (5 * (9 - n))) & 31)::integer
    when n = 10 then 14 + floor(random() * 2)::integer
    when n = 13 then 8 + 16 * floor(random() * 2)::integer + floor(random() * 4)::integer
    else floor(random() * 32)::integer end, 1), '' order by n)
  from generate_series(0, 25) n
$$;

insert into labels (environment_id, id, name, color, created_at, updated_at)
select environment_id, pg_temp.label_id(now()), label,
  (array['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'])[1 + row_number() over (partition by environment_id order by label) % 8],
  date_trunc('milliseconds', now()), date_trunc('milliseconds', now())
from (select distinct environment_id, label from conversations, json_array_elements_text(labels) label where labels::text <> '[]') used;
