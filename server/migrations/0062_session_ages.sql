-- Visitors' sessions end at an age, however much they are used. For signed visitors, the latest signed identity begins it. Those of before
-- begin it now.
alter table visitor_tokens add column began_at timestamptz not null default now();
