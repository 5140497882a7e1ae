-- A change and its event commit together. The outbox row says that the event waits for its number.
create table events (
  environment_id integer not null,
  id text collate "C" not null,
  type text not null,
  actor json not null,
  request_id text,
  -- Whose data the event holds: deleting the contact empties it.
  contact_id text collate "C",
  data json not null,
  created_at timestamptz not null,
  primary key (environment_id, id)
);

create index events_by_contact on events (environment_id, contact_id) where contact_id is not null;

create table outbox (
  id bigint generated always as identity primary key,
  environment_id integer not null,
  event_id text collate "C" not null,
  type text not null
);

-- Events in the order of their sequence, without gaps per environment. Everything that follows an event reads this.
create table event_log (
  environment_id integer not null,
  sequence bigint not null,
  event_id text collate "C" not null,
  type text not null,
  primary key (environment_id, sequence)
);

create unique index event_log_by_event on event_log (environment_id, event_id);
create index event_log_by_type on event_log (environment_id, type, sequence);
