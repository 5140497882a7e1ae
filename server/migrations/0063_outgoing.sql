-- Which kinds of channels there are stands in the code alone, and what goes out through any of them stands in one table.
alter table channels drop constraint channels_kind_check;
-- What a kind without columns of its own keeps: its settings, and encrypted what it keeps secret.
alter table channels add column settings json;
alter table channels add column secrets bytea;
-- {code, message}: what keeps messages from going out. Null if nothing does.
alter table channels add column send_problem json;
update channels set send_problem = email_mailboxes.send_problem from email_mailboxes
where email_mailboxes.environment_id = channels.environment_id and channel_id = channels.id and email_mailboxes.send_problem is not null;

-- Renamed, not copied: a process of the version before goes on under the same leases.
alter table email_outgoing rename to outgoing;
alter index email_outgoing_pkey rename to outgoing_pkey;
alter index email_outgoing_due rename to outgoing_due;
alter index email_outgoing_by_conversation rename to outgoing_by_conversation;
alter table outgoing add column kind text not null default 'email';
-- What the provider calls the message.
alter table outgoing add column external_id text;

-- For processes of the version before: they send only email.
create view email_outgoing as
select environment_id, message_id, conversation_id, due_at, tries, finishing_at, lease_token, leased_until, sent_at, failure, reply, created_at
from outgoing where kind = 'email';

-- What the practice messenger holds, as the customer's telephone shows it.
create table practice_messages (
  environment_id integer not null,
  id text collate "C" not null,
  channel_id text collate "C" not null,
  -- The customer, as who writes through the channel.
  identity_id text collate "C" not null,
  direction text not null check (direction in ('inbound', 'outbound')),
  -- What its sender calls it: what comes again under the same name is the same.
  external_id text collate "C" not null,
  content text not null,
  attachments json not null default '[]',
  -- What it is in the inbox.
  conversation_id text collate "C" not null,
  message_id text collate "C" not null,
  created_at timestamptz not null,
  primary key (environment_id, id),
  foreign key (environment_id, identity_id) references contact_identities on delete cascade,
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

create unique index practice_messages_by_external_id on practice_messages (environment_id, identity_id, direction, external_id);
create index practice_messages_by_channel on practice_messages (environment_id, channel_id, id);
create index practice_messages_by_identity on practice_messages (environment_id, identity_id, id);
create index practice_messages_by_conversation on practice_messages (environment_id, conversation_id, id);
