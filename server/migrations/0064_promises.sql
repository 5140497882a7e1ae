-- What the metrics of promises look at: each is one place in an index, however many rows there are.

-- When the mailbox was last read to its end, or else when it was set up. Null once nobody is to read it.
alter table email_mailboxes add column read_at timestamptz default now();
update email_mailboxes set read_at = null from channels
where channels.environment_id = email_mailboxes.environment_id and channels.id = channel_id and deleted_at is not null;
create index email_mailboxes_unread on email_mailboxes (read_at) where problem is null and read_at is not null;
create index email_mailboxes_failing on email_mailboxes (environment_id, channel_id) where problem is not null;
create index channels_failing on channels (environment_id, id) where send_problem is not null and deleted_at is null;

create index outgoing_waiting on outgoing (created_at) where due_at is not null;
create index mails_retried on mails (created_at) where due_at is not null and tries > 0;
create index crm_jobs_failing on crm_jobs (failing_since) where failing_since is not null and due_at is not null;
create index api_keys_ending on api_keys (expires_at) where expires_at is not null and revoked_at is null;
