-- The successors of a key, for the alarm about keys that end soon.
create index api_keys_by_principal on api_keys (principal, id) where principal is not null;
