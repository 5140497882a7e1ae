-- Whoever signs in with an identifier or address that somebody else put on a contact sees only what was begun after that. Null: the contact
-- had it from the start, or the person signed it themselves.
alter table contacts add column identifier_set_at timestamptz;
alter table contacts add column email_set_at timestamptz;

-- From when on an identity sees what the business begins with its contact. Null: everything.
alter table contact_identities add column sees_since timestamptz;
-- The contact that each was with before an API key merged it into another. What came from there is seen only by who came from there.
alter table contact_identities add column merged_from text collate "C";
alter table conversations add column merged_from text collate "C";

-- When a contact was last signed out everywhere: signed identities made until then are refused, on channels where they come for the first time, too.
alter table contacts add column sessions_ended_at timestamptz;
alter table contact_identities add column sessions_ended_at timestamptz;
-- Of signed identities that don't say when they were made: the latest expiry that was accepted, and the latest before that moment.
alter table contact_identities add column undated_through timestamptz;
alter table contact_identities add column undated_refused_through timestamptz;
