-- Since when a key reads only what its scopes allow, by whatever way. Null: made by a version that let it read more.
alter table api_keys add column restricted_at timestamptz;

-- These read everything anyway.
update api_keys set restricted_at = now() where not exists (
  select from unnest(array['contacts', 'conversations', 'messages', 'leads', 'knowledge']) area
  where not scopes && array[area || ':read', area || ':write']);
