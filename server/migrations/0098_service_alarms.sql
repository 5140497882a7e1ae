-- What the whole deployment suffered from, as owners are told. Over once no process has seen it for a while.
create table service_alarms (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Since when, and until when a process saw it.
  began_at timestamptz not null,
  seen_at timestamptz not null
);
create index service_alarms_by_kind on service_alarms (kind, seen_at);
create index service_alarms_by_age on service_alarms (seen_at);

-- A notification is about a conversation, an alarm of the account or one of the service, which no event tells of.
alter table notifications alter column event_id drop not null;
alter table notifications add column service_alarm_id bigint references service_alarms on delete cascade;
create unique index notifications_of_service_alarm on notifications (service_alarm_id, user_id) where service_alarm_id is not null;
