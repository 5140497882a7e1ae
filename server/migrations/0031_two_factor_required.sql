-- Since when everyone of the account must have a second factor to do anything.
alter table accounts add column two_factor_required_at timestamptz;
