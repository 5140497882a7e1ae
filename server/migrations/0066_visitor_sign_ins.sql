-- Visitors get a new token when they sign in. The one before only repeats that sign-in, in case its answer was lost.
alter table visitor_tokens add column replaced_hash bytea;
alter table visitor_tokens add column replaced_at timestamptz;
create unique index visitor_tokens_by_replaced on visitor_tokens (replaced_hash) where replaced_hash is not null;
-- What visitors recognize their sessions by.
alter table visitor_tokens add column browser text;
