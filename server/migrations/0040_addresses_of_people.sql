-- Nobody proves an address by accepting a link that somebody else was shown: one account's people block none in another. The password says
-- which of them signs in.
drop index users_sign_in_key;
create index users_by_email on users (email) where password_hash is not null;
