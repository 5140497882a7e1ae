-- When the team first tried the assistant, and when an account had enough of the list of first steps.
alter table environments add column question_asked_at timestamptz;
alter table accounts add column first_steps_hidden_at timestamptz;
