-- With the status, like the index of assignees. Still empty, so creating it only reads the table once, without blocking reads.
create index conversations_by_channel_status on conversations (environment_id, channel_id, status, id) where channel_id is not null;
-- With a single kind, this is every row of an environment, in the order of the primary key.
drop index conversations_by_channel;
