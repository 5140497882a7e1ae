-- The website widget: a second kind of channel, and the visitors who write through it.
alter table channels drop constraint channels_kind_check;
alter table channels add constraint channels_kind_check check (kind in ('api', 'widget'));
-- What a widget shows, and where. Null for other kinds.
alter table channels add column widget json;
alter table channels add constraint channels_widget check ((kind = 'widget') = (widget is not null));
-- A page names its channel and nothing else.
create unique index channels_by_id on channels (id);

-- What a business signs the identity of its visitors with. Two per channel, so that one can follow the other.
create table identity_keys (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  channel_id text collate "C" not null,
  last_four text not null,
  key bytea not null,
  created_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, channel_id) references channels on delete cascade
);

create index identity_keys_by_channel on identity_keys (environment_id, channel_id, id);

-- Who somebody is on one channel. What they say about themselves stays here; a contact is made with their first message.
create table contact_identities (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  channel_id text collate "C" not null,
  contact_id text collate "C",
  -- Who they are to the business, by its signature. Null: they only say so.
  subject text,
  name text,
  email text,
  phone_number text,
  browser text,
  locale text,
  time_zone text,
  page json,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  blocked_at timestamptz,
  primary key (environment_id, id),
  foreign key (environment_id, channel_id) references channels on delete cascade,
  foreign key (environment_id, contact_id) references contacts on delete cascade
);

create unique index contact_identities_by_subject on contact_identities (environment_id, channel_id, subject) where subject is not null;
create index contact_identities_by_contact on contact_identities (environment_id, contact_id, id) where contact_id is not null;
-- Of visitors who never wrote, to be swept.
create index contact_identities_idle on contact_identities (last_seen_at) where contact_id is null;

-- What a visitor's browser holds: one row per browser, several for one who is signed in on several.
create table visitor_tokens (
  environment_id integer not null,
  hash bytea not null,
  identity_id text collate "C" not null,
  created_at timestamptz not null,
  primary key (environment_id, hash),
  foreign key (environment_id, identity_id) references contact_identities on delete cascade
);

create unique index visitor_tokens_by_hash on visitor_tokens (hash);
create index visitor_tokens_by_identity on visitor_tokens (environment_id, identity_id);

-- Whose conversation it is, how much of it reached them, and how they rated it.
create table visitor_conversations (
  environment_id integer not null,
  conversation_id text collate "C" not null,
  identity_id text collate "C" not null,
  delivered_through text collate "C" not null default '',
  read_through text collate "C" not null default '',
  score smallint check (score between 1 and 5),
  comment text,
  rated_at timestamptz,
  primary key (environment_id, conversation_id),
  foreign key (environment_id, conversation_id) references conversations on delete cascade,
  foreign key (environment_id, identity_id) references contact_identities on delete cascade
);

create index visitor_conversations_by_identity on visitor_conversations (environment_id, identity_id, conversation_id);
