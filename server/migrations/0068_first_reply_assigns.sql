-- Since when a person's reply to an unassigned conversation assigns it to them. Null in accounts from before, until they turn it on.
alter table accounts add column first_reply_assigns_at timestamptz;
