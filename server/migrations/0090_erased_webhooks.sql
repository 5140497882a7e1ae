-- A webhook that nobody could take in goes with the customer whom it is about.
create function forget_webhooks() returns trigger language plpgsql as $$
begin
  delete from channel_webhooks
  where environment_id = old.environment_id and channel_id = old.channel_id and due_at is null and addresses @> array[old.address];
  return null;
end $$;

create trigger forget_webhooks after delete on contact_identities
for each row when (old.address is not null) execute function forget_webhooks();
