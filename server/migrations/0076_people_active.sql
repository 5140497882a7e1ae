-- When somebody last used the dashboard, to the minute.
alter table users add column active_at timestamptz;
