-- The shortcut stays as it was written; beside it stands what makes two of them the same.
alter table canned_replies add column folded_shortcut text;
update canned_replies set folded_shortcut = shortcut;
alter table canned_replies alter column folded_shortcut set not null;
drop index canned_replies_by_shortcut;
create unique index canned_replies_by_shortcut on canned_replies (environment_id, folded_shortcut);
