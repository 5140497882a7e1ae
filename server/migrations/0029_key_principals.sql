-- The first key of the line that this one was rolled from; null: itself. A line of keys is one program.
alter table api_keys add column principal text collate "C";

-- Who was answered: a key's line or a person. Null: kept by a version that did not ask.
alter table idempotent_answers add column principal text collate "C";
alter table idempotent_claims add column principal text collate "C";
