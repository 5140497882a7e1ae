-- How many files a visitor has that no message has. Files of the team have no owner, and cost nothing here.
create index files_of_owners on files (environment_id, owner) where owner is not null and message_id is null;

-- Addresses whose owners want no mail from the chat of a business. Only a hash, so that it can outlive the contact.
create table mail_stops (
  environment_id integer not null references environments on delete cascade,
  address_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (environment_id, address_hash)
);

-- The language of the dashboard that a person chose, for mail and pushes. Null: nobody has said so yet.
alter table users add column language text check (language in ('en', 'de', 'fr', 'es', 'zh', 'ar'));
