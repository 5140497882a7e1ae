-- {to, refusals, has_arrived}: who is still to get a message whose other recipients have it, or were refused for good. Null before that is known.
alter table outgoing add column remaining json;

-- How long the oldest message waits that waits for nobody else's server.
create index outgoing_overdue on outgoing (created_at) where due_at is not null and remaining is null;
