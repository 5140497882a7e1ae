-- When the team first tried the assistant.
alter table environments add column question_asked_at timestamptz;
