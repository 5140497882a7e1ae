-- When an unknown visitor wrote for the first time: how many do lately tells a flood. And when their browser last proved work.
alter table contact_identities add column wrote_at timestamptz;
alter table contact_identities add column proved_at timestamptz;
-- Still empty, so creating it only reads the table once.
create index contact_identities_by_first_message on contact_identities (environment_id, channel_id, wrote_at) where wrote_at is not null;
