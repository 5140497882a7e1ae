-- Visitors' sessions end a while after their last use. Those of before begin that span now.
alter table visitor_tokens add column last_used_at timestamptz not null default now();
-- Names a session to the team. The default is for those of before, and for what the version before still creates.
alter table visitor_tokens add column id text collate "C" not null default 'svcvss_0' || left(replace(gen_random_uuid()::text, '-', ''), 25);
-- The key that signed the visitor in: the session ends with it. Null if none did, or an earlier version noted none.
alter table visitor_tokens add column identity_key_id text collate "C";
alter table visitor_tokens add foreign key (environment_id, identity_key_id) references identity_keys on delete cascade;
create index visitor_tokens_by_key on visitor_tokens (environment_id, identity_key_id) where identity_key_id is not null;
create index visitor_tokens_by_use on visitor_tokens (last_used_at);
