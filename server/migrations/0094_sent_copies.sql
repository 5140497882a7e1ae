-- Answers by mail of which a copy is to be filed among sent mail.
create table email_filings (
  environment_id integer not null,
  channel_id text collate "C" not null,
  conversation_id text collate "C" not null,
  message_id text collate "C" not null,
  -- The date that the mail says. With it, the copy is the same.
  written_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (environment_id, message_id),
  foreign key (environment_id, channel_id) references channels on delete cascade,
  foreign key (environment_id, conversation_id) references conversations on delete cascade
);

create index email_filings_due on email_filings (environment_id, channel_id, due_at);
create index email_filings_by_conversation on email_filings (environment_id, conversation_id);

-- Why no copy could be filed: {code, message}. Null once one is.
alter table email_mailboxes add column filing_problem json;
