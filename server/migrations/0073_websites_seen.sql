-- The website that last showed the chat, as one of the origins that may. Noted at most once a minute.
alter table channels add column seen_on text;
alter table channels add column seen_at timestamptz;
