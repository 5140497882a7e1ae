-- What the owner of a mailbox allowed at its provider (OAuth 2.0), and a sign-in under way.
create table email_consents (
  environment_id integer not null,
  channel_id text collate "C" not null,
  -- A sign-in under way, encrypted: its state, its verifier, and whose it is.
  request bytea,
  requested_at timestamptz,
  -- For which client and servers it was given. For others, it doesn't count.
  terms text,
  -- Access token and refresh token, encrypted. Null once the provider says that the consent ended.
  tokens bytea,
  access_ends_at timestamptz,
  refresh_at timestamptz,
  -- Who signed in, if the provider says so.
  address text,
  granted_at timestamptz,
  ended_at timestamptz,
  -- Goes up with each new pair of tokens: what is known of an older one changes nothing.
  generation bigint not null default 0,
  -- One process at a time asks for new tokens.
  refreshing_until timestamptz,
  primary key (environment_id, channel_id),
  foreign key (environment_id, channel_id) references channels on delete cascade
);
