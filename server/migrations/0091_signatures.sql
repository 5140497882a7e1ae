-- What stands below the emails that somebody writes.
alter table users add column signature text;
