-- What messengers sent to the webhooks of channels, one message or status a row, until it is taken in.
create table channel_webhooks (
  environment_id integer not null,
  channel_id text collate "C" not null,
  id bigint generated always as identity,
  -- As JSON. Not of that type, which refuses characters that messengers may send.
  happening text not null,
  -- Who it is about, by the messenger: what is about the same customer is taken in in order, and erased with them.
  address text not null,
  -- Of the request, to which the events belong that follow.
  request_id text,
  received_at timestamptz not null default now(),
  -- Null once nobody tries any more.
  due_at timestamptz default now(),
  tries integer not null default 0,
  lease_token bigint,
  leased_until timestamptz,
  primary key (environment_id, channel_id, id),
  foreign key (environment_id, channel_id) references channels on delete cascade
);

create index channel_webhooks_due on channel_webhooks (due_at) where due_at is not null;
create index channel_webhooks_by_address on channel_webhooks (environment_id, channel_id, address, id);
create index channel_webhooks_given_up on channel_webhooks (environment_id, channel_id) where due_at is null;
create index channel_webhooks_received on channel_webhooks (received_at);
