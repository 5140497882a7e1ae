-- From which networks a visitor left the address they claim, as keyed hashes, and when: mail to addresses that nobody proved is limited
-- by them. Forgotten after some weeks.
alter table contact_identities add column claimed_from text[];
alter table contact_identities add column claimed_at timestamptz;
create index contact_identities_claimed on contact_identities (claimed_at) where claimed_at is not null;

-- Addresses whose owners say that they aren't the visitor who left them. Only a hash, so that it can outlive the contact.
create table denied_claims (
  environment_id integer not null references environments on delete cascade,
  address_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (environment_id, address_hash)
);

-- What stands behind a page's address may be a secret, such as a token that resets a password: stored only where a channel wants it.
update contact_identities set page = json_build_object('url', regexp_replace(page ->> 'url', '[?#].*$', '', 's'), 'title', page -> 'title')
where page ->> 'url' ~ '[?#]';

-- Codes that were mailed to whoever can't sign in because others guess: hashes, for some minutes, each used once.
create table sign_in_codes (
  user_id text collate "C" not null references users on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null,
  primary key (user_id, code_hash)
);

create index sign_in_codes_by_age on sign_in_codes (expires_at);
