-- Whether emails about customers who wait for anybody come only while nobody uses the dashboard.
alter table notification_settings add column waiting_email text not null default 'away';

-- These emails are now on by default. Whoever chose them keeps getting each of them, and whoever stopped all emails still gets none.
update notification_settings set waiting_email = 'always'
where 'true' in (channels #>> '{customer_waiting,email}', channels #>> '{handover_waiting,email}');

update notification_settings set channels = jsonb_set(jsonb_set(channels::jsonb,
  '{customer_waiting}', coalesce(channels::jsonb -> 'customer_waiting', '{}') || '{"email": false}'),
  '{handover_waiting}', coalesce(channels::jsonb -> 'handover_waiting', '{}') || '{"email": false}')::json
where 'false' = all (array[channels #>> '{assigned,email}', channels #>> '{mentioned,email}', channels #>> '{customer_replied,email}',
  channels #>> '{delivery_failed,email}']);
