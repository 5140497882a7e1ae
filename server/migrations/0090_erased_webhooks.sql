-- What a messenger sent about a customer goes with them, also while it waits for another try.
create function forget_webhooks() returns trigger language plpgsql as $$
begin
  delete from channel_webhooks
  where environment_id = old.environment_id and channel_id = old.channel_id and address = old.address;
  return null;
end $$;

create trigger forget_webhooks after delete on contact_identities
for each row when (old.address is not null) execute function forget_webhooks();
