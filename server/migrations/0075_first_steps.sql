-- When an account had enough of the list of first steps.
alter table accounts add column first_steps_hidden_at timestamptz;
