-- The networks a key is used from; null: from anywhere.
alter table api_keys add column allowed_addresses text[];

-- Until when this session may read the contacts of an environment in the pages of an export.
alter table sessions add column exporting_until timestamptz, add column exporting_environment integer;
