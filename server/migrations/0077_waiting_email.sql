-- Whether emails about customers who wait for anybody come only while nobody uses the dashboard.
alter table notification_settings add column waiting_email text not null default 'away';

-- These emails are now on by default. Whoever chose some of them keeps getting each of those, and no others.
update notification_settings set waiting_email = 'always', channels = jsonb_set(jsonb_set(channels::jsonb,
  '{customer_waiting}', '{"email": false}' || coalesce(channels::jsonb -> 'customer_waiting', '{}')),
  '{handover_waiting}', '{"email": false}' || coalesce(channels::jsonb -> 'handover_waiting', '{}'))::json
where 'true' in (channels #>> '{customer_waiting,email}', channels #>> '{handover_waiting,email}');
