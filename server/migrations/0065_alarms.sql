-- What fails in an environment: one row from when somebody is told until it is over, and then as history.
create table alarms (
  environment_id integer not null references environments on delete cascade,
  id text collate "C" not null,
  kind text not null,
  -- Why, if that is known.
  reason text,
  -- The same in words, in English.
  message text not null,
  -- What fails. The assistant and the email server of an account have no id.
  subject_type text not null,
  subject_id text collate "C",
  subject_name text,
  -- Since when it fails, when somebody was told, and when it worked again.
  began_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (environment_id, id)
);

create unique index alarms_open on alarms (environment_id, kind, coalesce(subject_id, '')) where ended_at is null;
create index alarms_by_age on alarms (ended_at) where ended_at is not null;

-- A notification is about a conversation or an alarm.
alter table notifications alter column conversation_id drop not null;
alter table notifications add column alarm_id text collate "C";
alter table notifications add constraint notifications_alarm_fkey
  foreign key (environment_id, alarm_id) references alarms on delete cascade;
create unique index notifications_of_alarm on notifications (environment_id, alarm_id, user_id) where alarm_id is not null;

-- What the check for alarms looks at.
-- Since when messages of the channel can't go out.
alter table channels add column send_problem_at timestamptz;
create index webhook_endpoints_failed on webhook_endpoints (environment_id, id)
  where disabled_reason = 'failing' and deleted_at is null;
create index crm_connections_refused on crm_connections (environment_id, id)
  where paused_reason = 'unauthorized' and deleted_at is null;
create index model_calls_failed on model_calls (created_at)
  where outcome in ('timeout', 'unreachable', 'unauthorized', 'rate_limited');
