-- Mail without a readable sender was of one identity per channel: to block it silenced all such mail. Now each has its own, and none an
-- address: no block matches what isn't there.
update contact_identities set address = null where address = 'unknown';

-- What became of the mail of a channel is counted by time.
create index email_mails_by_time on email_mails (environment_id, channel_id, created_at, outcome);
