-- environment_id has no foreign key here and below: it comes from the key of the request, and a share lock on the one row
-- of the environment, taken by every concurrent insert, costs more than the insert.
create table contacts (
  environment_id integer not null,
  id text collate "C" not null,
  name text not null,
  email text not null,
  phone_number text,
  identifier text,
  -- json, not jsonb: given back exactly as it was given.
  custom_attributes json not null,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (environment_id, id),
  constraint contacts_email_key unique (environment_id, email)
);

create unique index contacts_identifier_key on contacts (environment_id, identifier) where identifier is not null;
create index contacts_by_phone_number on contacts (environment_id, phone_number, id) where phone_number is not null;
