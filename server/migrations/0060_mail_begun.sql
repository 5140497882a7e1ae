-- The first mail that a process reads of a folder is noted before it is read: if processes die of it, one after the other, it is stored
-- unread, and the mails behind it go on.
alter table email_cursors add column begun_uid bigint;
-- How many processes began, and the last of them.
alter table email_cursors add column begun_times integer not null default 0;
alter table email_cursors add column begun_by text;
