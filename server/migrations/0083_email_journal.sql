-- Mail that became no message is listed, also by what became of it.
create index email_mails_passed_over on email_mails (environment_id, channel_id, id)
  where outcome in ('report', 'blocked', 'own', 'unrelated', 'old', 'duplicate') and uid is not null;
create index email_mails_by_outcome on email_mails (environment_id, channel_id, outcome, id)
  where outcome in ('report', 'blocked', 'own', 'unrelated', 'old', 'duplicate') and uid is not null;
